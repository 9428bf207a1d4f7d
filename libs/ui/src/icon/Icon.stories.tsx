import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StarIcon } from './icons.ts';
import * as icons from './icons.ts';

const meta = {
  title: 'Foundations/Icons',
  component: StarIcon,
  parameters: {
    docs: {
      description: {
        component:
          'Lucide glyphs with a stroke of 1.75 px, 20 px large (16 inline, 14 in badges at 2 px), in the colour of the text. One metaphor an idea: a screen asks for `DepositIcon`, never for an arrow. **Do** leave an icon without a label where a text beside it says the same. **Don’t** fill one, except the active watch star.',
      },
    },
  },
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'On your watch list' })).toBeVisible();
  },
  decorators: [
    (Story) => (
      <span className="text-brass">
        <Story />
      </span>
    ),
  ],
};
