import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Countdown } from './Countdown.tsx';

const second = 1000;
const hour = 3600 * second;
/** Thu, 19 Nov 2026, 14:32:07 IST. */
const now = Date.UTC(2026, 10, 19, 9, 2, 7);

const meta = {
  title: 'Display/Countdown',
  component: Countdown,
  args: { clock: () => now, until: now + 18 * hour + 12 * 60 * second + 53 * second },
  parameters: {
    docs: {
      description: {
        component: `How long it is until a window opens or closes. Its label says it in words, without seconds while more than a minute is left; a screen reader hears it when it asks. Days and hours are there while any are left.

**Do** say beside it what happens then. **Don’t** use it to press a client into a decision, and don't show two.`,
      },
    },
  },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: '18 hours 12 minutes left' });
    await expect(timer).toHaveTextContent('18hours:12minutes:53seconds');
    await expect(timer).toHaveAttribute('aria-live', 'off');
  },
};

export const Days: Story = { args: { until: now + 50 * hour } };
/** In a row or a sentence. */
export const InALine: Story = { args: { form: 'text', until: now + 42 * 60 * second } };
/** Of less than an hour: the arc is what is left of it. */
export const Ring: Story = { args: { form: 'ring', since: now - 19 * second, until: now + 581 * second } };
export const LastMinute: Story = { args: { until: now + 42 * second } };
export const Over: Story = { args: { until: now - hour } };
/** A moment that nobody knows. */
export const Unknown: Story = { args: { until: Number.NaN } };

const ended = fn();

/** Against the clock of the browser. */
export const EndsOnce: Story = {
  tags: ['!autodocs'],
  args: { clock: () => performance.timeOrigin + performance.now(), until: 0, onEnd: ended },
  render: (args) => <Countdown {...args} until={performance.timeOrigin + 3 * second} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(ended).toHaveBeenCalledTimes(1), { timeout: 6 * second });
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^00minutes:00seconds$/);
  },
};
