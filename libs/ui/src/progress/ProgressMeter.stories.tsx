import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressMeter } from './ProgressMeter.tsx';

const meta = {
  title: 'Display/ProgressMeter',
  component: ProgressMeter,
  args: { label: 'Risk lessons', value: 3, target: 5, valueText: '3 of 5' },
  parameters: {
    docs: {
      description: {
        component: `How much of a known whole is done: of a file that is sent, of a goal.

**Do** say the same in words beside it. **Don’t** use it for waiting without a measure: that is a Spinner, or a ProgressBar for a page.`,
      },
    },
  },
  decorators: [
    (Story) => (
      <div className="w-40">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProgressMeter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('progressbar', { name: 'Risk lessons' });
    await expect(meter).toHaveAttribute('aria-valuenow', '3');
    await expect(meter).toHaveAttribute('aria-valuemax', '5');
    await expect(meter).toHaveAttribute('aria-valuetext', '3 of 5');
  },
};

export const Small: Story = { args: { size: 'sm' } };
export const Nothing: Story = { args: { value: 0, valueText: '0 of 5' } };
export const Done: Story = { args: { value: 5, valueText: '5 of 5' } };

/** More than the whole fills the bar and does not leave it. */
export const BadInput: Story = { args: { value: 12, valueText: '12 of 5', label: 'x'.repeat(300) } };
