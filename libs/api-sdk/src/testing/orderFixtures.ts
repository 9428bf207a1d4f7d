import type {
  Order,
  OrderCharge,
  OrderDetail,
  OrderStatus,
  OrderStep,
  OrderTrade,
} from '../generated/model/index.ts';

const names = {
  ARAVBANK: 'Aravalli Bank',
  INDRAOIL: 'Indradhanush Oil',
  TEJASMOT: 'Tejas Motors',
  NEELSOFT: 'Neelam Softworks',
} as const;

type Name = keyof typeof names;

interface Seed extends Partial<Omit<OrderDetail, 'instrument' | 'history'>> {
  id: string;
  symbol: Name;
  /** The steps that it went through, with their time of the day. */
  steps: ReadonlyArray<readonly [status: OrderStatus, time: string, reason?: OrderStep['reason']]>;
}

const onDay = (time: string, day = '2026-11-19') => `${day}T${time}+05:30`;
const charge = (code: string, label: string, amount: number): OrderCharge => ({ code, label, amount });

/** Of ₹60,291.00, by the rates of delivery in November 2026. */
const someCharges: OrderCharge[] = [
  charge('securities_transaction_tax', 'Securities transaction tax', 60),
  charge('exchange_fee', 'Exchange fee', 1.85),
  charge('regulator_fee', 'SEBI fee', 0.06),
  charge('stamp_duty', 'Stamp duty', 9),
  charge('gst', 'GST', 0.34),
];

/** Of prices with two decimals, without the dust of binary fractions. */
const valueOf = (trades: readonly OrderTrade[]) =>
  trades.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0) / 100;

/** What an order has until something happens to it. */
const untouched = {
  version: 1,
  side: 'BUY',
  order_type: 'LIMIT',
  product: 'CNC',
  validity: 'DAY',
  quantity: 60,
  price: 1000,
  trigger_price: null,
  stop: null,
  filled_quantity: 0,
  average_price: null,
  child_order_id: null,
  health: null,
  blocked: 0,
  note: null,
  tags: [],
  ends_at: null,
  trades: [],
  charges: someCharges,
  charges_total: 71.25,
  charges_state: 'estimated',
  // At the limit of 1,004.90 for all of the 60 shares.
  estimated_charges: someCharges,
  estimated_charges_total: 71.25,
  settlement_date: '2026-11-20',
} satisfies Partial<OrderDetail>;

/** Steps of what the exchange has taken. */
const taken: ReadonlySet<OrderStatus> = new Set(['OPEN', 'TRIGGER_PENDING']);

/** Where an order has come to by its steps. */
function lastStateOf(steps: Seed['steps']) {
  const [status = 'PENDING', updated_at = onDay('10:00:00'), reason = null] = steps.at(-1) ?? [];
  return { status, updated_at, reason };
}

function orderOf({ symbol, steps, ...different }: Seed): OrderDetail {
  const trades = different.trades ?? [];
  return {
    ...untouched,
    ...lastStateOf(steps),
    client_order_id: `c-${different.id}`,
    exchange_order_id: steps.some(([status]) => taken.has(status)) ? '1261119000004711' : null,
    instrument: { market: 'NSE', symbol, name: names[symbol] },
    filled_value: valueOf(trades),
    filled_at: trades.at(-1)?.time ?? null,
    placed_at: steps[0]?.[1] ?? onDay('10:00:00'),
    history: steps.map(([status, time, reason = null]) => ({ status, time, reason })),
    ...different,
  };
}

const atOpen = (time: string) => [['PENDING', onDay(time)] as const, ['OPEN', onDay(time)] as const];
const close = onDay('15:15:00');

/** An order of every status, and what it looks like in its detail. */
export const orderFixtures = {
  pending: orderOf({
    id: 'pending',
    symbol: 'ARAVBANK',
    price: 1001.5,
    blocked: 60161.2,
    ends_at: onDay('15:30:00'),
    steps: [['PENDING', onDay('14:32:06')]],
  }),
  open: orderOf({
    id: 'open',
    symbol: 'INDRAOIL',
    quantity: 40,
    price: 1526.5,
    blocked: 61131.46,
    ends_at: onDay('15:30:00'),
    steps: atOpen('14:21:40'),
  }),
  partial: orderOf({
    id: 'partial',
    symbol: 'TEJASMOT',
    side: 'SELL',
    quantity: 300,
    price: 364.5,
    filled_quantity: 140,
    average_price: 364.5714,
    ends_at: onDay('15:30:00'),
    steps: [...atOpen('13:58:06'), ['PARTIAL', onDay('13:58:09')], ['PARTIAL', onDay('14:02:31')]],
    trades: [
      { id: 'trade-1', exchange_trade_id: '40712301', price: 364.6, quantity: 100, time: onDay('13:58:09') },
      { id: 'trade-2', exchange_trade_id: '40712302', price: 364.5, quantity: 40, time: onDay('14:02:31') },
    ],
    charges_state: 'so_far',
  }),
  triggerPending: orderOf({
    id: 'trigger-pending',
    symbol: 'ARAVBANK',
    side: 'SELL',
    order_type: 'SL',
    quantity: 40,
    price: 975,
    trigger_price: 978,
    ends_at: close,
    steps: [
      ['PENDING', onDay('11:30:15')],
      ['TRIGGER_PENDING', onDay('11:30:15')],
    ],
  }),
  queued: orderOf({
    id: 'queued',
    symbol: 'NEELSOFT',
    quantity: 20,
    price: 3080,
    blocked: 61674.2,
    ends_at: onDay('15:30:00', '2026-11-20'),
    steps: [['QUEUED', onDay('16:05:00', '2026-11-18')]],
  }),
  complete: orderOf({
    id: 'complete',
    symbol: 'ARAVBANK',
    price: 1004.9,
    filled_quantity: 60,
    average_price: 1004.85,
    steps: [...atOpen('11:52:06'), ['PARTIAL', onDay('11:52:06')], ['COMPLETE', onDay('11:52:31')]],
    trades: [
      { id: 'trade-3', exchange_trade_id: '40712303', price: 1004.8, quantity: 30, time: onDay('11:52:06') },
      { id: 'trade-4', exchange_trade_id: '40712304', price: 1004.9, quantity: 30, time: onDay('11:52:31') },
    ],
    charges_state: 'final',
  }),
  rejected: orderOf({
    id: 'rejected',
    symbol: 'INDRAOIL',
    order_type: 'MARKET',
    price: null,
    quantity: 8,
    charges: [],
    charges_total: 0,
    charges_state: 'final',
    settlement_date: null,
    steps: [
      ['PENDING', onDay('09:31:17')],
      ['REJECTED', onDay('09:31:17'), { code: 'market_halted', message: 'Trading in this share is halted.' }],
    ],
  }),
  cancelledPart: orderOf({
    id: 'cancelled-part',
    symbol: 'NEELSOFT',
    side: 'SELL',
    order_type: 'SL-M',
    quantity: 160,
    price: null,
    trigger_price: 3190,
    filled_quantity: 60,
    average_price: 3164.5,
    steps: [
      ['PENDING', onDay('13:44:20', '2026-11-18')],
      ['TRIGGER_PENDING', onDay('13:44:20', '2026-11-18')],
      ['OPEN', onDay('15:02:11', '2026-11-18')],
      ['PARTIAL', onDay('15:02:11', '2026-11-18')],
      [
        'CANCELLED',
        onDay('15:15:00', '2026-11-18'),
        { code: 'stop_session_ended', message: 'Stop orders end with continuous trading.' },
      ],
    ],
    trades: [
      {
        id: 'trade-5',
        exchange_trade_id: '40712305',
        price: 3164.5,
        quantity: 60,
        time: onDay('15:02:11', '2026-11-18'),
      },
    ],
    charges_state: 'final',
    settlement_date: '2026-11-19',
  }),
  expired: orderOf({
    id: 'expired',
    symbol: 'TEJASMOT',
    price: 340,
    charges: [],
    charges_total: 0,
    charges_state: 'final',
    settlement_date: null,
    steps: [
      ['PENDING', onDay('10:17:33', '2026-11-17')],
      ['OPEN', onDay('10:17:33', '2026-11-17')],
      ['EXPIRED', onDay('15:30:00', '2026-11-17'), { code: 'day_ended', message: 'The day has ended.' }],
    ],
  }),
} as const satisfies Readonly<Record<string, OrderDetail>>;

/** The row of a list, of an order that is known whole. */
export function orderRowOf(detail: OrderDetail): Order {
  const { trades, history, charges, charges_state, settlement_date, ...rest } = detail;
  const { estimated_charges, estimated_charges_total, ...row } = rest;
  return row;
}

const byTime = (left: OrderDetail, right: OrderDetail) => right.placed_at.localeCompare(left.placed_at);

/** Those that can still be traded, the newest first. */
export const waitingOrders: readonly OrderDetail[] = [
  orderFixtures.pending,
  orderFixtures.open,
  orderFixtures.partial,
  orderFixtures.triggerPending,
  orderFixtures.queued,
].toSorted(byTime);

/** Those that have ended, likewise. */
export const pastOrders: readonly OrderDetail[] = [
  orderFixtures.complete,
  orderFixtures.rejected,
  orderFixtures.cancelledPart,
  orderFixtures.expired,
].toSorted(byTime);
