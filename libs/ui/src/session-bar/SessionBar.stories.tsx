import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SessionBar, type SessionBarProps } from './SessionBar.tsx';

const at = (time: string) => Date.parse(`2026-11-19T${time}:00+05:30`);

const meta = {
  title: 'Finance/SessionBar',
  component: SessionBar,
  args: {
    now: at('14:32'),
    segments: [
      { part: 'preOpen', startsAt: at('09:00'), endsAt: at('09:15') },
      { part: 'continuous', startsAt: at('09:15'), endsAt: at('15:15') },
      { part: 'closingAuction', startsAt: at('15:15'), endsAt: at('15:35') },
      { part: 'postClose', startsAt: at('15:50'), endsAt: at('16:00') },
    ],
  },
  render: (args: SessionBarProps) => (
    <div className="relative h-2">
      <SessionBar {...args} />
    </div>
  ),
  parameters: {
    docs: {
      description: {
        component:
          'The phases of a trading day to scale, and where now is. **Do** put the words beside it. **Don’t** feed it the clock of the device.',
      },
    },
  },
} satisfies Meta<typeof SessionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** To scale: the tick stands at 332 of the 420 minutes. */
export const Continuous: Story = {
  play: async ({ canvasElement, step }) => {
    await step('it is for the eye only, and the tick is where the time is', async () => {
      const tick = canvasElement.querySelector('[data-now]');
      await expect(Number(tick?.getAttribute('x'))).toBeCloseTo((332 / 420) * 1000 - 1, 3);
      await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    });
  },
};

export const BeforeTheDay: Story = { args: { now: at('08:00') } };
export const AfterTheDay: Story = {
  args: { now: at('17:00') },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-now]')).toBeNull();
  },
};
export const OpenAtAnyHour: Story = { args: { isAlwaysOpen: true } };
/** A day without trading is an empty line. */
export const NoTrading: Story = { args: { segments: [] } };
