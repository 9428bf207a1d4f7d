import type { Meta, StoryObj } from '@storybook/react-vite';
import { staged } from '@wealth/testing/stage';
import { expect, screen, waitFor, within } from 'storybook/test';
import { openStatus } from '../testing/ticketServer.ts';
import {
  phone,
  placeTyped,
  ticketStories,
  typed,
  typeQuantity,
  type TicketPlay,
  type TicketStory,
} from '../testing/ticketStory.tsx';

const meta = {
  title: 'Screens/Trade/Order ticket',
  ...ticketStories,
  tags: ['!autodocs'],
  args: { ...ticketStories.args, state: { isAtBoth: true } },
} satisfies Meta<typeof TicketStory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Plays until a dialog of that name stands over the ticket. */
function placedAs(name: string): TicketPlay {
  return async (context) => {
    await typeQuantity(context);
    await placeTyped(context);
    const dialog = await screen.findByRole('dialog', { name }, { timeout: 8_000 });
    // What comes in may be looked at in its first frame.
    await waitFor(() => expect(dialog).toBeVisible());
  };
}

/** Nothing typed yet: nothing is wrong yet. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Review' })).toBeVisible();
    await expect(canvas.queryByText('Enter a quantity')).toBeNull();
  },
};

export const Buy: Story = { play: typed };

export const Dark: Story = { play: typed, globals: { theme: 'dark' } };

export const Phone: Story = { play: typed, globals: phone };

/** Letters twice as large leave no room for three columns: the name of a row stands above its figures. */
export const PhoneLargeLetters: Story = {
  globals: phone,
  beforeEach() {
    document.documentElement.style.fontSize = '200%';
    return () => document.documentElement.style.removeProperty('font-size');
  },
  play: async (context) => {
    await typed(context);
    const change = within(context.canvas.getByRole('table', { name: 'What it changes' }));
    const name = change.getByRole('rowheader', { name: 'Average price' }).getBoundingClientRect();
    const [now, after] = within(change.getByRole('row', { name: /^Average price/ }))
      .getAllByRole('cell')
      .map((cell) => cell.getBoundingClientRect());
    await expect(now?.top).toBeGreaterThanOrEqual(name.bottom);
    await expect(after?.left).toBeGreaterThan(now?.right ?? 0);
  },
};

export const PhoneHindi: Story = {
  play: async (context) => {
    await typeQuantity(context);
    await expect(context.canvas.getByText('Aravalli Bank · वित्तीय सेवाएँ')).toBeVisible();
  },
  globals: { ...phone, locale: 'hi' },
};

/** What tells a fortune is hidden; what this order costs is not. */
export const Masked: Story = { play: typed, parameters: staged({ isMasked: true }) };

export const ByAmount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'By amount' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount, with charges' }), '50000');
    await expect(await canvas.findByText('49 shares.')).toBeVisible();
  },
};

export const SellAtMarket: Story = {
  args: { side: 'SELL' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Market' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Sell all' }));
    await expect(await canvas.findByText('Checked. Nothing is placed yet.')).toBeVisible();
  },
};

export const StopLoss: Story = {
  args: { side: 'SELL' },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeQuantity(context, '100');
    await userEvent.click(canvas.getByRole('radio', { name: 'SL' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Trigger price' }), '990');
    await expect(await canvas.findByText(/needs a limit of 990.00 or lower/)).toBeVisible();
  },
};

/** Rule, figure and the nearest value for each. */
export const Checks: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeQuantity(context, '5000');
    await userEvent.tab();
    await expect(await canvas.findByText(/missing$/, undefined, { timeout: 3_000 })).toBeVisible();
    const price = canvas.getByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '1050.07');
    await expect(
      await canvas.findByText('1,050.07 is not a multiple of 0.10', undefined, { timeout: 3_000 }),
    ).toBeVisible();
  },
};

/** What only the server knows, in its words. */
export const ServerRefuses: Story = {
  args: {
    state: {
      errors: [
        {
          field: 'quantity',
          code: 'account_check',
          message: 'Your account is being checked.',
          nearest: null,
        },
      ],
    },
  },
  play: async (context) => {
    await typeQuantity(context);
    await expect(await context.canvas.findByText('Your account is being checked.')).toBeVisible();
  },
};

export const ServerCountsDifferently: Story = {
  args: { state: { otherCharges: 10 } },
  play: async (context) => {
    await typeQuantity(context);
    await expect(await context.canvas.findByText(/counts differently/)).toBeVisible();
  },
};

export const Halted: Story = {
  args: {
    state: {
      status: {
        ...openStatus,
        halts: [{ market: 'NSE', symbol: 'ARAVBANK', ends_at: '2026-11-19T15:00:00+05:30' }],
      },
      errors: [{ field: 'instrument', code: 'halted', message: 'Halted', nearest: null }],
    },
  },
  play: async (context) => {
    await typeQuantity(context);
    await expect(await context.canvas.findByText('Trading is halted')).toBeVisible();
  },
};

const reviewed: TicketPlay = async (context) => {
  await typeQuantity(context);
  await context.canvas.findByText('Checked. Nothing is placed yet.');
  await context.userEvent.keyboard('{Control>}{Enter}{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Buy 40 ARAVBANK' });
  await expect(within(dialog).getByLabelText('Trading PIN')).toHaveFocus();
};

export const Review: Story = { play: reviewed };
export const ReviewOnPhone: Story = { play: reviewed, globals: phone };
export const ReviewDark: Story = { play: reviewed, globals: { theme: 'dark' } };

export const Sending: Story = {
  args: { state: { answer: 'never' } },
  play: placedAs('Placing your order …'),
};

export const Waiting: Story = { play: placedAs('Placed, waiting for its price') };

export const TakenForTheMorning: Story = {
  args: { state: { placed: { status: 'QUEUED' } } },
  play: placedAs('Accepted, sent when the market opens'),
};

const trade = {
  id: 't1',
  exchange_trade_id: '40712308',
  price: 1004.8,
  quantity: 15,
  time: '2026-11-19T14:32:09+05:30',
};

export const PartFilled: Story = {
  args: {
    state: {
      placed: {
        status: 'PARTIAL',
        filled_quantity: 15,
        average_price: 1004.8,
        blocked: 25_150.42,
        trades: [trade],
      },
    },
  },
  play: placedAs('15 of 40 filled'),
};

export const Filled: Story = {
  args: {
    state: {
      placed: {
        status: 'COMPLETE',
        filled_quantity: 40,
        average_price: 1004.76,
        blocked: 0,
        ends_at: null,
        trades: [trade, { ...trade, id: 't2', exchange_trade_id: '40712305', price: 1004.7, quantity: 25 }],
        charges_state: 'final',
        charges_total: 47.5,
      },
    },
  },
  play: placedAs('Bought 40 ARAVBANK'),
};

export const FilledOnPhone: Story = { ...Filled, globals: phone };

export const Rejected: Story = {
  args: {
    state: {
      placed: {
        status: 'REJECTED',
        blocked: 0,
        ends_at: null,
        reason: { code: 'price_out_of_range', message: 'Price out of range.' },
      },
    },
  },
  play: placedAs('Not accepted'),
};

export const Refused: Story = {
  args: { state: { answer: { status: 400, message: 'The band has moved meanwhile.' } } },
  play: placedAs('Not accepted'),
};

/** The answer was lost and the exchange cannot be reached. */
export const Asking: Story = {
  args: { state: { answer: 'gone', asking: 'fails' } },
  play: placedAs('Asking the exchange …'),
};

export const AskingOnPhone: Story = { ...Asking, globals: phone };

export const FoundAgain: Story = {
  args: { state: { answer: 'lost' } },
  play: placedAs('Placed, waiting for its price'),
};

export const NotPlaced: Story = {
  args: { state: { answer: 'gone' } },
  play: placedAs('It was not placed.'),
};

export const NoSuchSymbol: Story = {
  args: { instrument: { market: 'INDEX', symbol: 'NIFTY50' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An index cannot be bought or sold')).toBeVisible();
  },
};
