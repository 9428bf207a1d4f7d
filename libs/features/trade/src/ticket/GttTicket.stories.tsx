import type { Meta, StoryObj } from '@storybook/react-vite';
import { assetFixture } from '@wealth/api-sdk/testing';
import { expect, screen, waitFor, within } from 'storybook/test';
import { bodyFixture, orderOf } from '../testing/ticketOrders.ts';
import { shareFixture } from '../testing/ticketServer.ts';
import {
  phone,
  placeTyped,
  ticketStories,
  type TicketPlay,
  type TicketStory,
} from '../testing/ticketStory.tsx';
import { gttOfOrder } from '../core/drafts/gttOfOrder.ts';

const meta = {
  title: 'Screens/Trade/GTT ticket',
  ...ticketStories,
  tags: ['!autodocs'],
  args: { ...ticketStories.args, draft: {} },
} satisfies Meta<typeof TicketStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const rehearsed: TicketPlay = async ({ canvas }) => {
  await expect(await canvas.findByText('Checked. Nothing is placed yet.')).toBeVisible();
  await expect((await canvas.findAllByText('Would pass today’s checks'))[0]).toBeVisible();
};

/** What the one trigger would do is rehearsed before it is placed. */
export const OneLeg: Story = { play: rehearsed };
export const OneLegDark: Story = { play: rehearsed, globals: { theme: 'dark' } };
export const OneLegPhone: Story = { play: rehearsed, globals: phone };

const twoLegs = {
  side: 'SELL',
  draft: { price: 104_900, trigger: 105_000, stop: { trigger: 95_000, price: 94_800 } },
} as const;

/** A target and a stop on a holding: either ends the other. */
export const TwoLegs: Story = { args: twoLegs, play: rehearsed };
export const TwoLegsPhone: Story = { args: twoLegs, play: rehearsed, globals: phone };

export const TwoLegsHindi: Story = {
  args: twoLegs,
  globals: { locale: 'hi' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('आज की जाँच में पास होता'))[0]).toBeVisible();
  },
};

const notEnough = {
  field: 'quantity',
  code: 'not_enough_funds',
  message: 'Money is missing.',
  nearest: null,
};

/** The money is not there today, as the exchange confirms: it may be placed all the same. */
export const WouldFailToday: Story = {
  args: { state: { asset: { ...assetFixture, available: 40_000 }, legErrors: [notEnough] } },
  play: async ({ canvas }) => {
    await canvas.findByText('Checked. Nothing is placed yet.');
    await expect(canvas.getByText(/^Would fail today: .* missing$/)).toBeVisible();
  },
};

/** A target below and a stop above the last price. */
export const WrongSides: Story = {
  args: { side: 'SELL', draft: { trigger: 100_000, stop: { trigger: 101_000, price: 100_900 } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The target waits above/)).toBeVisible();
    await expect(canvas.getByText(/^The stop waits below/)).toBeVisible();
  },
};

const stopOrder = orderOf(
  { ...bodyFixture, side: 'SELL', order_type: 'SL', trigger_price: 978, price: 975 },
  { id: 'stop', status: 'TRIGGER_PENDING', blocked: 0, ends_at: '2026-11-19T15:15:00+05:30' },
);

const placed: TicketPlay = async (context) => {
  await placeTyped(context);
  const dialog = await screen.findByRole('dialog', { name: 'Placed, waiting for its trigger' });
  await waitFor(() => expect(within(dialog).getByText('Your stop order is still open.')).toBeVisible());
};

/** The ticket of a GTT that is made from a stop order. */
export const KeepAsGtt: Story = {
  args: { side: 'SELL', draft: gttOfOrder(stopOrder), state: { waiting: [stopOrder] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/stays open beside this GTT, until 15:15/)).toBeVisible();
  },
};

/** It is placed, and the stop order waits as well. */
export const KeptAsGtt: Story = {
  args: {
    side: 'SELL',
    draft: gttOfOrder(stopOrder),
    state: { waiting: [stopOrder], placed: { status: 'TRIGGER_PENDING', blocked: 0 } },
  },
  play: placed,
};

export const KeptAsGttPhone: Story = { ...KeptAsGtt, globals: phone };

/** More than one order may hold: it goes in several, one after the other. */
export const Slices: Story = {
  args: {
    draft: { validity: 'DAY', quantity: 100, trigger: null },
    state: { share: { ...shareFixture, freeze_quantity: 40 } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Split into 3 orders' }));
    await expect(await canvas.findByText(/^2 orders follow after this one/)).toBeVisible();
  },
};

/** One of them is placed, the next is a press away. */
export const NextSlice: Story = {
  args: {
    draft: { validity: 'DAY', quantity: 40, following: 60, trigger: null },
    state: { share: { ...shareFixture, freeze_quantity: 40 } },
  },
  play: async (context) => {
    await placeTyped(context);
    const next = await screen.findByRole('button', { name: 'Next order: 40 shares' });
    // What comes in may be looked at in its first frame.
    await waitFor(() => expect(next).toBeVisible());
  },
};
