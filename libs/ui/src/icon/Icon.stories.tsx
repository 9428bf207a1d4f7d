import type { Meta, StoryObj } from '@storybook/react-vite';
import { StarIcon } from './index.ts';
import * as icons from './icons.ts';

const meta = {
  title: 'Foundations/Icon',
  component: StarIcon,
} satisfies Meta<typeof StarIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every icon by the idea it stands for. */
export const All: Story = {
  render: () => (
    <ul className="grid grid-cols-3 gap-4 tablet:grid-cols-6">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="flex flex-col items-center gap-2 rounded-card border border-border p-3">
          <Icon />
          <span className="text-tick text-fg-muted">{name.replace('Icon', '')}</span>
        </li>
      ))}
    </ul>
  ),
};

export const Sizes: Story = {
  render: () => (
    <div className="flex items-center gap-4">
      <StarIcon size="xs" />
      <StarIcon size="sm" />
      <StarIcon size="md" />
      <StarIcon size="lg" />
    </div>
  ),
};

/** Only the active watch star is filled. */
export const Filled: Story = {
  args: { isFilled: true, label: 'On your watch list' },
  decorators: [
    (Story) => (
      <span className="text-brass">
        <Story />
      </span>
    ),
  ],
};
