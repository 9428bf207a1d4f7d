import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SessionBadge } from './SessionBadge.tsx';

const meta = {
  title: 'Finance/SessionBadge',
  component: SessionBadge,
  args: { session: 'open', clockText: '14:32:07 IST' },
  parameters: {
    docs: {
      description: {
        component:
          'Whether the market trades now, in words, with its time in IST. **Do** take the state from the server clock. **Don’t** announce the clock as it ticks, or say "open" for a session that takes only some order types without saying which beside it.',
      },
    },
  },
} satisfies Meta<typeof SessionBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const PreOpen: Story = { args: { session: 'preOpen', clockText: '09:03:00 IST' } };
export const ClosingAuction: Story = { args: { session: 'closingAuction', clockText: '15:21:00 IST' } };
export const PostClose: Story = { args: { session: 'postClose', clockText: '15:55:00 IST' } };

/** In words, not by the colour of the dot alone; and no live region, for the clock ticks. */
export const Closed: Story = {
  args: { session: 'closed', clockText: '18:10:42 IST' },
  play: async ({ canvas, canvasElement, step }) => {
    await step('the state is told in words [I2-6-ORDER]', async () => {
      await expect(canvas.getByText(/Market closed/)).toBeVisible();
      await expect(canvas.getByText('18:10:42 IST').tagName).toBe('TIME');
      await expect(canvasElement.querySelector('[aria-live], [role="status"]')).toBeNull();
    });
  },
};

export const WithoutClock: Story = { args: { clockText: undefined } };
