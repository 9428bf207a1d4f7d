import type { Meta, StoryObj } from '@storybook/react-vite';
import { staged } from '@wealth/testing/stage';
import { expect } from 'storybook/test';
import { noLimits } from '../testing/ticketServer.ts';
import { ticketStories, typed, typeQuantity, type TicketStory } from '../testing/ticketStory.tsx';

const meta = {
  title: 'Screens/Trade/Order ticket, own limits',
  ...ticketStories,
  tags: ['!autodocs'],
  args: { ...ticketStories.args, state: { isAtBoth: true } },
} satisfies Meta<typeof TicketStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const ownLimits = { ...noLimits, daily_loss: 5_000, largest_order: 200_000, lost_today: 1_240.5 };

/** What the client has forbidden itself, in a quiet line. */
export const OwnLimits: Story = { args: { state: { limits: ownLimits } }, play: typed };

/** The client's own largest order, with the quantity that would pass. */
export const AboveOwnLimit: Story = {
  args: { state: { limits: { ...ownLimits, largest_order: 30_000 } } },
  play: async (context) => {
    await typeQuantity(context);
    await context.userEvent.tab();
    await expect(
      await context.canvas.findByText('Above your own largest order', undefined, { timeout: 3_000 }),
    ).toBeVisible();
  },
};

/** Nothing is bought: the loss of the day is reached, and a cooling-off runs. */
export const StoppedByOneself: Story = {
  args: {
    state: {
      limits: {
        ...ownLimits,
        lost_today: 5_320.4,
        segments_off: ['stock'],
        cooling_off_until: '2026-11-20T18:00:00+05:30',
      },
    },
  },
  play: async (context) => {
    await typeQuantity(context);
    await context.userEvent.tab();
    await expect(
      await context.canvas.findByText('Your daily loss limit is reached', undefined, { timeout: 3_000 }),
    ).toBeVisible();
  },
};

/** Without the depository's instruction no sale is delivered. */
export const WithoutDdpi: Story = {
  args: { side: 'SELL' },
  parameters: staged({ profile: { has_ddpi: false } }),
  play: async (context) => {
    await typeQuantity(context);
    await expect(await context.canvas.findByText('The depository has no instruction from you')).toBeVisible();
  },
};
