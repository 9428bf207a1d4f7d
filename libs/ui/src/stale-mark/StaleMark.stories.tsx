import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StaleMark } from './StaleMark.tsx';

const meta = {
  title: 'Display/StaleMark',
  component: StaleMark,
  args: { isStale: true, since: '2026-11-19T14:28:00+05:30' },
  parameters: {
    docs: {
      description: {
        component: `Says when old values are from, once they could not be refreshed.

**Do** put it into the note of the card whose values are old. **Don’t** show it for prices that stand still because the market is closed.`,
      },
    },
  },
} satisfies Meta<typeof StaleMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Stale: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Values from 14:28 IST')).toBeVisible();
  },
};

export const Fresh: Story = {
  args: { isStale: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Values from/)).toBeNull();
  },
};
