import type {
  ClientAction,
  ContractNote,
  ContractNoteSummary,
  Holding,
  Order,
  OrderChange,
  OrderDetail,
  OrderNote,
} from '@wealth/api-sdk/model';
import {
  assetFixture,
  envelopeOf,
  noteFixtures,
  orderRowOf,
  pastOrders,
  waitingOrders,
} from '@wealth/api-sdk/testing';
import { isOrderOver } from '@wealth/queries';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { marketOfOrders } from './marketOfOrders.ts';
import { lotHandlers, lotsState } from './ticketLots.ts';
import { heldFixture, noLimits } from './ticketServer.ts';

const refusal = (status: number, message: string, errors: object[] = []) =>
  HttpResponse.json({ data: errors.length > 0 ? { errors } : null, message }, { status });

const stale = { field: 'version', code: 'stale', message: 'The order was changed meanwhile.' };

const pinRequired = { field: 'pin', code: 'pin_required', message: 'Please confirm your PIN.' };

const hasTag = ({ tags }: Order, tag: string | null) => tag === null || tags.includes(tag);

function fits(order: Order, query: URLSearchParams): boolean {
  return hasTag(order, query.get('tag')) && hasWords(order, query);
}

function hasWords(order: Order, query: URLSearchParams): boolean {
  const isAsked = (name: string, value: string) => (query.get(name) ?? value) === value;
  const text = query.get('query')?.toLowerCase() ?? '';
  const day = order.placed_at.slice(0, 10);
  return (
    isOrderOver(order) === (query.get('status') === 'history') &&
    isAsked('side', order.side) &&
    isAsked('state', order.status) &&
    day >= (query.get('from') ?? '') &&
    day <= (query.get('to') ?? '9999') &&
    `${order.instrument.symbol} ${order.instrument.name}`.toLowerCase().includes(text)
  );
}

/** What a note comes to, as the list of notes has it. */
export function summaryOf({
  orders,
  number,
  day,
  issued_at,
  bought,
  sold,
  charges,
  charges_total,
  net,
}: ContractNote): ContractNoteSummary {
  return { number, day, issued_at, orders: orders.length, bought, sold, charges, charges_total, net };
}

/** Answers the contract notes of some days, and each of them. */
export function noteHandlers(notes: readonly ContractNote[]): HttpHandler[] {
  return [
    http.get('*/trade/app/v1/notes/list', ({ request }) => {
      const query = new URL(request.url).searchParams;
      const asked = notes.filter(
        ({ day }) => day >= (query.get('from') ?? day) && day <= (query.get('to') ?? day),
      );
      return HttpResponse.json(envelopeOf({ items: asked.map(summaryOf) }));
    }),
    http.get('*/trade/app/v1/notes', ({ request }) => {
      const day = new URL(request.url).searchParams.get('day');
      const note = notes.find((one) => one.day === day);
      return note ? HttpResponse.json(envelopeOf(note)) : refusal(404, 'Not found.');
    }),
  ];
}

/** @param save - Keeps the words on an order; null where there is none. */
function saveNoteHandler(
  notes: OrderNote[],
  save: (id: string, words: OrderNote) => OrderDetail | null,
): HttpHandler {
  return http.put<{ id: string }, OrderNote>(
    '*/trade/app/v1/orders/:id/note',
    async ({ params, request }) => {
      const words = await request.json();
      notes.push(words);
      const order = save(params.id, words);
      return order ? HttpResponse.json(envelopeOf(order)) : refusal(404, 'Not found.');
    },
  );
}

/** What is left of a holding that an order of the examples sells a part of. */
const held: readonly Holding[] = [
  { ...heldFixture, quantity: 400, t1_quantity: 0, arriving: [] },
  {
    ...heldFixture,
    instrument: { market: 'NSE', symbol: 'TEJASMOT', name: 'Tejas Motors' },
    quantity: 160,
    settled: 160,
    t1_quantity: 0,
    sellable: 160,
    arriving: [],
  },
];

/** What companies did to the client's shares, by its ex-date. */
const actionsHandler = (actions: readonly ClientAction[]): HttpHandler =>
  http.get('*/stat/app/v1/actions', ({ request }) => {
    const query = new URL(request.url).searchParams;
    const [from, to] = [query.get('from') ?? '', query.get('to') ?? '9999'];
    const items = actions.filter(({ ex_date: day }) => day >= from && day <= to);
    return HttpResponse.json(envelopeOf({ items }));
  });

const assetHandlers = (
  available: number,
  holdings: readonly Holding[],
  actions: readonly ClientAction[] = [],
): HttpHandler[] => [
  actionsHandler(actions),
  http.get('*/stat/app/v1/asset', () => HttpResponse.json(envelopeOf({ ...assetFixture, available }))),
  http.get('*/stat/app/v1/holdings', () => HttpResponse.json(envelopeOf(holdings))),
  http.get('*/content/app/v1/offers', () => HttpResponse.json(envelopeOf([]))),
  http.get('*/client/app/v1/limits', () => HttpResponse.json(envelopeOf(noLimits))),
  ...lotHandlers(lotsState),
];

export interface OrderServerOptions {
  orders?: readonly OrderDetail[];
  /** What companies did to the client's shares. @default nothing */
  actions?: readonly ClientAction[];
  /** Rows of a page of the history. @default as many as are asked for */
  pageLimit?: number;
  /** Changes ask for the PIN until `confirmPin` was called. */
  wantsPin?: boolean;
  /** The only contract note that there is. @default of a purchase and a sale */
  note?: ContractNote | null;
  /** Rupees. @default as of the example of the client */
  available?: number;
  /** @default what the orders of the examples sell */
  holdings?: readonly Holding[];
}

/** A back end that keeps the orders of a client, as the sandbox does. */
export function createOrderServer(options: OrderServerOptions = {}) {
  const { pageLimit, wantsPin = false, note = noteFixtures.both } = options;
  const { available = assetFixture.available, holdings = held } = options;
  let orders = [...(options.orders ?? [...waitingOrders, ...pastOrders])];
  let isConfirmed = !wantsPin;
  const asked: URL[] = [];
  const changes: Array<{ id: string; change: OrderChange; key: string | null }> = [];
  const notes: OrderNote[] = [];
  const find = (id: unknown) => orders.find((order) => order.id === id);

  function put(id: string, different: Partial<OrderDetail>, updated_at = '2026-11-19T14:32:08+05:30') {
    orders = orders.map((order) => (order.id === id ? { ...order, updated_at, ...different } : order));
    const order = find(id);
    if (!order) throw new RangeError(`no order ${id}`);
    return order;
  }

  const cancel = (order: OrderDetail) =>
    put(order.id, {
      status: 'CANCELLED',
      blocked: 0,
      ends_at: null,
      reason: { code: 'by_client', message: 'Cancelled by the client.' },
    });

  const handlers: HttpHandler[] = [
    ...marketOfOrders(),
    ...assetHandlers(available, holdings, options.actions),
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
      const { version = order.version, ...terms } = change;
      if (version !== order.version) return refusal(409, stale.message, [stale]);
      if (!isConfirmed) return refusal(403, pinRequired.message, [pinRequired]);
      return HttpResponse.json(envelopeOf(put(order.id, { ...terms, version: version + 1 })));
    }),
    saveNoteHandler(notes, (id, words) => (find(id) ? put(id, words, find(id)?.updated_at) : null)),
    ...noteHandlers(note ? [note] : []),
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
    /** The notes and tags that came. */
    notes,
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
