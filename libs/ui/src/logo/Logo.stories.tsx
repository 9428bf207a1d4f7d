import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Logo } from './Logo.tsx';

const meta = {
  title: 'Display/Logo',
  component: Logo,
  args: { name: 'Wealth' },
  parameters: {
    docs: {
      description: {
        component: `The mark, with or without the name of the app.

**Do** give the name from the system settings. **Don’t** draw it smaller than 36 px, or in other colours than its two tones.`,
      },
    },
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The mark is read as the name of the app; beside the written name it is silent. */
export const Mark: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('img', { name: args.name })).toBeVisible();
  },
};

export const Large: Story = { args: { size: 'lg' } };

export const WithName: Story = { args: { isNameShown: true } };

export const OnTheBrandPanel: Story = {
  args: { isNameShown: true, tone: 'brand' },
  decorators: [
    (Story) => (
      <div className="brand-panel rounded-card p-6">
        <Story />
      </div>
    ),
  ],
};
