import type {
  IntentQuestion,
  Holding,
  MarketStatus,
  OrderBody,
  OrderDetail,
  OrderDraft,
  StockDetail,
  TradeLimits,
} from '@wealth/api-sdk/model';
import { assetFixture, envelopeOf } from '@wealth/api-sdk/testing';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { previewOf } from './previewOf.ts';
import { lotHandlers, lotsState } from './ticketLots.ts';
import { bodyFixture, orderOf } from './ticketOrders.ts';
import type { TicketServerState } from './ticketServerState.ts';

/** A bank at both exchanges, in the middle of its day. */
export const shareFixture: StockDetail = {
  market: 'NSE',
  symbol: 'ARAVBANK',
  exchanges: [
    { market: 'NSE', symbol: 'ARAVBANK' },
    { market: 'BSE', symbol: 'ARAVBANK' },
  ],
  name: 'Aravalli Bank',
  sector: 'Financials',
  segment: 'stock',
  isin: 'INE000Z01012',
  lot_size: 1,
  tick_size: 0.1,
  closing_auction: true,
  halted: false,
  cap: 'large',
  market_cap: 7_687_560_000_000,
  series: 'EQ',
  surveillance: 'none',
  freeze_quantity: 100_000,
  listed_on: '2000-08-01',
  depth: {
    bids: [
      { price: 1004.8, quantity: 284, orders: 3 },
      { price: 1004.7, quantity: 361, orders: 4 },
      { price: 1004.6, quantity: 412, orders: 5 },
      { price: 1004.5, quantity: 297, orders: 2 },
      { price: 1004.4, quantity: 626, orders: 6 },
    ],
    asks: [
      { price: 1004.9, quantity: 22, orders: 1 },
      { price: 1005, quantity: 198, orders: 2 },
      { price: 1005.1, quantity: 246, orders: 2 },
      { price: 1005.2, quantity: 311, orders: 3 },
      { price: 1005.3, quantity: 239, orders: 2 },
    ],
  },
  quote: {
    market: 'NSE',
    symbol: 'ARAVBANK',
    last_price: 1004.8,
    previous_close: 998.6,
    change: 6.2,
    change_percent: 0.62,
    open: 1000.1,
    high: 1011.4,
    low: 986.2,
    volume: 1_603_221,
    lower_band: 898.8,
    upper_band: 1098.4,
    basis: 'live',
    halted: false,
    week52_high: 1210,
    week52_low: 760,
    time: '2026-11-19T14:32:07+05:30',
  },
};

/** An afternoon on which the hours of the exchange are kept. */
export const openStatus: MarketStatus = {
  day: '2026-11-19',
  mode: 'exchange-hours',
  auction: { phase: 'continuous', ends_at: '2026-11-19T15:15:00+05:30' },
  plain: { phase: 'continuous', ends_at: '2026-11-19T15:30:00+05:30' },
  halts: [],
  next_opening: '2026-11-20T09:15:00+05:30',
  holiday: null,
};

export const heldFixture: Holding = {
  instrument: { market: 'NSE', symbol: 'ARAVBANK', name: 'Aravalli Bank' },
  isin: 'INE000Z01012',
  sector: 'Financials',
  listed: true,
  quantity: 460,
  settled: 400,
  t1_quantity: 60,
  pledged: 0,
  in_transit: 0,
  waiting: 0,
  sellable: 400,
  arriving: [{ kind: 't1', quantity: 60, sellable_from: '2026-11-20' }],
  average_price: 912.4,
  next_price: 800,
  last_price: 1004.8,
  value: 462_208,
  pnl: 42_504,
  pnl_percent: 10.13,
  day_change: 2852,
};

/** Of a client who has forbidden itself nothing. */
export const noLimits: TradeLimits = {
  daily_loss: null,
  largest_order: null,
  segments_off: [],
  cooling_off_until: null,
  pending: null,
  lost_today: 0,
};

const sameOrder = (one: OrderDraft, other: OrderDraft) =>
  JSON.stringify({ ...one, client_order_id: null }) === JSON.stringify({ ...other, client_order_id: null });

const refusal = (status: number, message: string, code?: string) =>
  HttpResponse.json(
    { data: code === undefined ? null : { errors: [{ field: 'order', code, message }] }, message },
    { status },
  );

/** One wrong PIN of the five that are let pass. */
function refusePin(state: TicketServerState) {
  state.wrongPins -= 1;
  const message = 'Incorrect PIN.';
  return HttpResponse.json(
    { data: { errors: [{ field: 'pin', code: 'pin_wrong', message, left: 3 }] }, message },
    { status: 400 },
  );
}

/** With one offer at its own price, where it has one. */
const atOther = ({ share, otherPrice }: TicketServerState) => ({
  ...share,
  market: 'BSE' as const,
  quote: { ...share.quote, last_price: otherPrice ?? share.quote.last_price },
  depth:
    otherPrice === null ? share.depth : { bids: [], asks: [{ price: otherPrice, quantity: 500, orders: 1 }] },
});

function readHandlers(state: TicketServerState): HttpHandler[] {
  return [
    ...lotHandlers(state),
    http.get('*/stock/api/v1/stock_detail', ({ request }) => {
      const market = new URL(request.url).searchParams.get('market');
      if (market === 'BSE' && !state.isAtBoth) return refusal(404, 'No such instrument');
      return HttpResponse.json(envelopeOf(market === 'BSE' ? atOther(state) : state.share));
    }),
    http.get('*/stock/api/v1/market_status', () => HttpResponse.json(envelopeOf(state.status))),
    http.post('*/client/app/v1/pin/verify', () => {
      state.pinsGiven += 1;
      return state.wrongPins > 0 ? refusePin(state) : HttpResponse.json(envelopeOf(null));
    }),
    http.get('*/client/app/v1/limits', () => HttpResponse.json(envelopeOf(state.limits))),
    http.get('*/content/app/v1/offers', () => HttpResponse.json(envelopeOf(state.offers))),
    http.get('*/stat/app/v1/asset', () => HttpResponse.json(envelopeOf(state.asset))),
    http.get('*/stat/app/v1/holdings', () => HttpResponse.json(envelopeOf(state.holdings))),
    http.get('*/trade/app/v1/orders', ({ request }) =>
      HttpResponse.json(
        envelopeOf({
          items: new URL(request.url).searchParams.get('status') === 'awaiting' ? state.waiting : state.ended,
          next_cursor: null,
        }),
      ),
    ),
  ];
}

/** Cancels one of the orders that wait. */
function cancelHandler(state: TicketServerState): HttpHandler {
  return http.delete<{ id: string }>('*/trade/app/v1/orders/:id', ({ params }) => {
    const order = state.waiting.find(({ id }) => id === params.id);
    if (!order) return refusal(404, 'No such order');
    state.waiting = state.waiting.filter((other) => other !== order);
    return HttpResponse.json(envelopeOf({ ...orderOf(bodyFixture), ...order, status: 'CANCELLED' as const }));
  });
}

/** Answers one of the orders that were taken. */
function readOrderHandler(orders: ReadonlyMap<string, OrderDetail>): HttpHandler {
  return http.get<{ id: string }>('*/trade/app/v1/orders/:id', ({ params }) => {
    const order = [...orders.values()].find(({ id }) => id === params.id);
    return order ? HttpResponse.json(envelopeOf(order)) : refusal(404, 'No such order');
  });
}

/** A server at which everything works. */
const usualState: TicketServerState = {
  share: shareFixture,
  isAtBoth: false,
  otherPrice: null,
  status: openStatus,
  asset: assetFixture,
  holdings: [heldFixture],
  waiting: [],
  ended: [],
  limits: noLimits,
  offers: [],
  errors: [],
  legErrors: [],
  otherCharges: 0,
  wrongPins: 0,
  pinsGiven: 0,
  ...lotsState,
  answer: 'placed',
  asking: 'answers',
  placed: {},
};

/** A back end that takes orders as the sandbox does: it keeps keys, finds equal orders, and can lose its answers. */
export function createTicketServer(different: Partial<TicketServerState> = {}) {
  const state: TicketServerState = { ...usualState, ...different };
  const orders = new Map<string, OrderDetail>();
  /** Of the orders that the exchange has taken. */
  const bodies: OrderBody[] = [];
  const sealed = new Set<string>();
  /** That the server was asked about. */
  const drafts: OrderDraft[] = [];
  let end = () => {};
  const over = new Promise<void>((resolve) => (end = resolve));

  function keep(body: OrderBody): OrderDetail {
    const order = orders.get(body.client_order_id) ?? orderOf(body, state.placed);
    orders.set(body.client_order_id, order);
    bodies.push(body);
    return order;
  }

  async function place(body: OrderBody) {
    if (sealed.has(body.client_order_id)) return refusal(409, 'The key is sealed.', 'key_sealed');
    if (typeof state.answer === 'object') return refusal(state.answer.status, state.answer.message);
    switch (state.answer) {
      case 'placed':
        return HttpResponse.json(envelopeOf(keep(body)));
      case 'lost':
        keep(body);
        return HttpResponse.error();
      case 'gone':
        return HttpResponse.error();
      case 'html':
        keep(body);
        return HttpResponse.html('<p>Bad gateway</p>', { status: 502 });
      case 'pin_required':
        state.answer = 'placed';
        return refusal(403, 'PIN required', 'pin_required');
      case 'never':
        await over;
        return refusal(400, 'It is over.');
    }
  }

  const handlers: HttpHandler[] = [
    ...readHandlers(state),
    http.post<never, OrderDraft>('*/trade/app/v1/order/preview', async ({ request }) => {
      const draft = await request.json();
      drafts.push(draft);
      const isEqual = bodies.some((body) => sameOrder(body, draft));
      return HttpResponse.json(envelopeOf(previewOf(draft, state, isEqual)));
    }),
    http.post<never, OrderBody>('*/trade/app/v1/orders', async ({ request }) => place(await request.json())),
    http.post<never, IntentQuestion>('*/client/app/v1/intents/ask', async ({ request }) => {
      const { key } = await request.json();
      if (state.asking === 'fails') return HttpResponse.error();
      const order = orders.get(key) ?? null;
      if (order === null) sealed.add(key);
      return HttpResponse.json(envelopeOf({ order, bank_account: null, sealed: order === null }));
    }),
    cancelHandler(state),
    readOrderHandler(orders),
  ];

  return {
    state,
    handlers,
    bodies,
    /** Takes an order, whatever is answered. */
    keep,
    drafts,
    /** Answers what was to wait for good: one order at a time is placed in all tabs, also in those of the next story. */
    end: () => end(),
    /** The exchange does something with an order. */
    change(key: string, next: Partial<OrderDetail>): void {
      const order = orders.get(key);
      if (!order) throw new RangeError(`no order ${key}`);
      orders.set(key, { ...order, ...next });
    },
  };
}
