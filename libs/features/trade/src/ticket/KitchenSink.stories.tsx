import type { Meta, StoryObj } from '@storybook/react-vite';
import { longestName, mostRupees } from '@wealth/api-sdk/testing';
import { fromWire } from '@wealth/domain';
import { AskingPanel } from '@wealth/placing';
import { onStage } from '@wealth/testing/stage';
import { expect, fn } from 'storybook/test';
import { bodyFixture, orderOf } from '../testing/ticketOrders.ts';
import { createTicketServer, heldFixture, shareFixture } from '../testing/ticketServer.ts';
import { OrderResult } from './review/OrderResult.tsx';
import { TicketPage } from './TicketPage.tsx';

/** Rupees: the highest price of a share. */
const price = 9_999_999.99;
const symbol = 'ARAVBANKOFNAGPUR';

const share = {
  ...shareFixture,
  symbol,
  name: longestName,
  tick_size: 0.01,
  surveillance: 'gsm' as const,
  depth: {
    bids: [{ price: 9_999_999.98, quantity: 99_999, orders: 99 }],
    asks: [{ price, quantity: 99_999, orders: 99 }],
  },
  quote: {
    ...shareFixture.quote,
    symbol,
    last_price: price,
    change: 999_999.99,
    change_percent: 99.99,
    lower_band: 8_999_999.99,
    upper_band: price,
  },
};

const trade = {
  id: 't1',
  exchange_trade_id: '40712308',
  price,
  quantity: 9_999,
  time: '2026-11-19T14:32:09+05:30',
};

const order = orderOf(bodyFixture, {
  instrument: { market: 'NSE', symbol, name: longestName },
  quantity: 9_999,
  status: 'COMPLETE',
  filled_quantity: 9_999,
  average_price: price,
  charges_total: mostRupees,
  trades: [trade, { ...trade, id: 't2' }],
});

const estimated = { value: fromWire(mostRupees), charges: fromWire(mostRupees), total: fromWire(mostRupees) };

const actions = {
  onAwaiting: fn(),
  onHolding: fn(),
  onOrder: fn(),
  onDone: fn(),
  onNext: fn(),
  onProtect: fn(),
  following: 0,
};

function All() {
  return (
    <div className="grid grid-cols-1 gap-grid">
      <TicketPage
        instrument={{ market: 'NSE', symbol }}
        side="BUY"
        onInstrumentChange={fn()}
        onSetPin={() => Promise.resolve(true)}
        onDeposit={fn()}
        onAwaiting={fn()}
        onHolding={fn()}
        onDone={fn()}
        notFound={null}
      />
      <div className="grid w-full max-w-120 grid-cols-1 gap-grid">
        <OrderResult {...{ order, estimated, actions }} isFoundAgain />
        <OrderResult
          order={{
            ...order,
            id: 'waiting',
            status: 'OPEN',
            trades: [],
            filled_quantity: 0,
            blocked: mostRupees,
          }}
          estimated={estimated}
          isFoundAgain={false}
          actions={{ ...actions, following: 99_999 }}
        />
        <AskingPanel
          title="Asking the exchange …"
          text="Please do not place it again. You may close this: we go on asking and tell you."
          requestKey={bodyFixture.client_order_id}
          progress={{ kind: 'asking', sentAt: Date.parse(trade.time), retryAt: null }}
          onAskNow={fn()}
        />
      </div>
    </div>
  );
}

const meta = {
  title: 'Screens/Trade/Ticket/Kitchen sink',
  component: All,
  tags: ['!autodocs'],
  beforeEach({ msw }) {
    const { state, handlers } = createTicketServer({
      share,
      isAtBoth: true,
      holdings: [
        { ...heldFixture, instrument: { market: 'NSE', symbol, name: longestName }, average_price: price },
      ],
    });
    state.asset = { ...state.asset, available: mostRupees };
    msw.use(...handlers);
  },
  decorators: [onStage({ isWholePage: true })],
} satisfies Meta<typeof All>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The longest figures and names that the screen has to hold. */
export const WorstCase: Story = {
  play: async ({ canvas, userEvent }) => {
    const [field] = await canvas.findAllByRole('textbox');
    if (!field) throw new RangeError('The ticket has no field.');
    await userEvent.type(field, '9999');
    await expect((await canvas.findAllByText(/99,99,99,99,999\.99/))[0]).toBeVisible();
  },
};
