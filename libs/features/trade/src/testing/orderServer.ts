import type {
  MarketStatus,
  Order,
  OrderChange,
  OrderDetail,
  Quote,
  StockDetail,
} from '@wealth/api-sdk/model';
import {
  envelopeOf,
  getGetMarketStatusMockHandler,
  getGetStockDetailMockHandler,
  orderRowOf,
  pastOrders,
  waitingOrders,
} from '@wealth/api-sdk/testing';
import { isOrderOver } from '@wealth/queries';
import { http, HttpResponse, type HttpHandler } from 'msw';

const time = '2026-11-19T14:32:07+05:30';
const prices: Readonly<Record<string, number>> = {
  ARAVBANK: 1004.85,
  INDRAOIL: 1542.6,
  TEJASMOT: 364.2,
  NEELSOFT: 3164.5,
};

/** A share of the examples as the market has it; its band is 10 % around the last price, its tick ₹0.10. */
export function quoteOf(symbol: string, different: Partial<Quote> = {}): Quote {
  const price = prices[symbol] ?? 1000;
  return {
    market: 'NSE',
    symbol,
    last_price: price,
    previous_close: price,
    change: 6.2,
    change_percent: 0.62,
    open: price,
    high: price,
    low: price,
    volume: 1603221,
    lower_band: Math.round(price * 9) / 10,
    upper_band: Math.round(price * 11) / 10,
    basis: 'live',
    halted: false,
    week52_high: 100_000,
    week52_low: 1,
    time,
    ...different,
  };
}

export function shareOf(symbol: string): StockDetail {
  return {
    market: 'NSE',
    symbol,
    name: symbol,
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
    freeze_quantity: 100_135,
    listed_on: '2000-08-01',
    quote: quoteOf(symbol),
  };
}

/** A Thursday afternoon of trading, by the hours of the exchange. */
const marketStatus: MarketStatus = {
  day: '2026-11-19',
  mode: 'exchange-hours',
  auction: { phase: 'continuous', ends_at: '2026-11-19T15:15:00+05:30' },
  plain: { phase: 'continuous', ends_at: '2026-11-19T15:30:00+05:30' },
  halts: [],
  next_opening: '2026-11-20T09:15:00+05:30',
  holiday: null,
};

const refusal = (status: number, message: string, errors: object[] = []) =>
  HttpResponse.json({ data: errors.length > 0 ? { errors } : null, message }, { status });

const pinRequired = { field: 'pin', code: 'pin_required', message: 'Please confirm your PIN.' };

export interface OrderServerOptions {
  orders?: readonly OrderDetail[];
  /** Rows of a page of the history. @default as many as are asked for */
  pageLimit?: number;
  /** Changes ask for the PIN until `confirmPin` was called. */
  wantsPin?: boolean;
}

/** A back end that keeps the orders of a client, as the sandbox does. */
export function createOrderServer({ orders: start, pageLimit, wantsPin = false }: OrderServerOptions = {}) {
  let orders = [...(start ?? [...waitingOrders, ...pastOrders])];
  let isConfirmed = !wantsPin;
  const asked: URL[] = [];
  const changes: Array<{ id: string; change: OrderChange; key: string | null }> = [];
  const find = (id: unknown) => orders.find((order) => order.id === id);

  function put(id: string, different: Partial<OrderDetail>): OrderDetail {
    orders = orders.map((order) =>
      order.id === id ? { ...order, updated_at: '2026-11-19T14:32:08+05:30', ...different } : order,
    );
    const order = find(id);
    if (!order) throw new RangeError(`no order ${id}`);
    return order;
  }

  function fits(order: Order, query: URLSearchParams): boolean {
    const text = query.get('query')?.toLowerCase() ?? '';
    const day = order.placed_at.slice(0, 10);
    return (
      isOrderOver(order) === (query.get('status') === 'history') &&
      [order.side, null].includes(query.get('side')) &&
      day >= (query.get('from') ?? '') &&
      day <= (query.get('to') ?? '9999') &&
      `${order.instrument.symbol} ${order.instrument.name}`.toLowerCase().includes(text)
    );
  }

  const cancel = (order: OrderDetail) =>
    put(order.id, {
      status: 'CANCELLED',
      blocked: 0,
      ends_at: null,
      reason: { code: 'by_client', message: 'Cancelled by the client.' },
    });

  const handlers: HttpHandler[] = [
    getGetMarketStatusMockHandler(envelopeOf(marketStatus)),
    getGetStockDetailMockHandler(({ request }) =>
      envelopeOf(shareOf(new URL(request.url).searchParams.get('s') ?? '')),
    ),
    http.post<never, Array<{ symbol: string }>>('*/stock/api/v1/stock', async ({ request }) =>
      HttpResponse.json(envelopeOf((await request.json()).map(({ symbol }) => quoteOf(symbol)))),
    ),
    http.get('*/trade/app/v1/orders', ({ request }) => {
      const url = new URL(request.url);
      asked.push(url);
      const rows = orders.filter((order) => fits(order, url.searchParams)).map(orderRowOf);
      const limit = pageLimit ?? (Number(url.searchParams.get('limit')) || rows.length);
      const from = Number(url.searchParams.get('cursor') ?? 0);
      const isMore = url.searchParams.get('status') === 'history' && from + limit < rows.length;
      const items = url.searchParams.get('status') === 'history' ? rows.slice(from, from + limit) : rows;
      return HttpResponse.json(envelopeOf({ items, next_cursor: isMore ? String(from + limit) : null }));
    }),
    http.get<{ id: string }>('*/trade/app/v1/orders/:id', ({ params }) => {
      const order = find(params.id);
      return order ? HttpResponse.json(envelopeOf(order)) : refusal(404, 'Not found.');
    }),
    http.patch<{ id: string }, OrderChange>('*/trade/app/v1/orders/:id', async ({ params, request }) => {
      const change = await request.json();
      changes.push({ id: params.id, change, key: request.headers.get('Idempotency-Key') });
      const order = find(params.id);
      if (!order) return refusal(404, 'Not found.');
      if (isOrderOver(order)) return refusal(409, 'The order has ended.');
      if (!isConfirmed) return refusal(403, pinRequired.message, [pinRequired]);
      return HttpResponse.json(envelopeOf(put(order.id, change)));
    }),
    http.delete('*/trade/app/v1/orders', () => {
      const waiting = orders.filter((order) => !isOrderOver(order));
      for (const order of waiting) cancel(order);
      return HttpResponse.json(envelopeOf({ cancelled: waiting.length }));
    }),
    http.delete<{ id: string }>('*/trade/app/v1/orders/:id', ({ params }) => {
      const order = find(params.id);
      if (!order) return refusal(404, 'Not found.');
      if (isOrderOver(order)) return refusal(409, 'The order has ended.');
      return HttpResponse.json(envelopeOf(cancel(order)));
    }),
  ];

  return {
    handlers,
    orders: () => orders,
    /** What lists of orders were asked for. */
    asked,
    /** The changes that came, also those that were refused. */
    changes,
    confirmPin: () => {
      isConfirmed = true;
    },
    /** Something happens to an order; answers its row, as an event has it. */
    happen: (id: string, different: Partial<OrderDetail>): Order => orderRowOf(put(id, different)),
    add(order: OrderDetail): Order {
      orders = [order, ...orders];
      return orderRowOf(order);
    },
  };
}
