import type { Order } from '@wealth/api-sdk/model';

/** An order as the lists of the API have it, and as the feed makes it: one that has ended. */
export type FeedOrder = Order;

export const orderCount = 10_000;

/** A Thursday in mid-session, and the distance of one order to the one before it. */
const newestAt = Date.parse('2026-11-19T15:00:00+05:30');
const betweenMs = 7 * 60_000;
const istOffsetMs = 5.5 * 3_600_000;

/** As the API writes an instant. */
function istText(epochMs: number): string {
  return `${new Date(epochMs + istOffsetMs).toISOString().slice(0, 19)}+05:30`;
}

const terms = { product: 'CNC', validity: 'DAY', trigger_price: null, stop: null } as const;
const nothingMore = {
  child_order_id: null,
  health: null,
  blocked: 0,
  note: null,
  ends_at: null,
} as const;

/** How an order has ended: filled as a whole, or cancelled before anything was. */
function endOf(
  isComplete: boolean,
  { quantity, price, at }: { quantity: number; price: number; at: string },
) {
  if (isComplete) {
    return {
      status: 'COMPLETE',
      filled_quantity: quantity,
      filled_value: Math.round(quantity * price * 100) / 100,
      filled_at: at,
      average_price: price,
      charges_total: 24.5,
      reason: null,
    } as const;
  }
  return {
    status: 'CANCELLED',
    filled_quantity: 0,
    filled_value: 0,
    filled_at: null,
    average_price: null,
    charges_total: 0,
    reason: { code: 'by_client', message: 'Cancelled by the client.' },
  } as const;
}

function orderAt(index: number): FeedOrder {
  const number = String(index).padStart(12, '0');
  const isMarket = index % 5 === 4;
  const quantity = 20 + (index % 180);
  const price = Math.round((400 + (index % 937) * 1.7) * 20) / 20;
  const at = istText(newestAt - index * betweenMs);
  const of = 1 + (index % 90);
  const symbol = `SIM${String(of).padStart(4, '0')}`;
  return {
    ...terms,
    ...nothingMore,
    ...endOf(index % 4 !== 3, { quantity, price, at }),
    id: `0e0e0e0e-0000-4000-8000-${number}`,
    client_order_id: `0e0e0e0e-0000-4000-9000-${number}`,
    exchange_order_id: `1100${number}`,
    version: 1,
    tags: [],
    instrument: { market: 'NSE', symbol, name: `Simulated company ${of}` },
    side: index % 3 === 0 ? 'SELL' : 'BUY',
    order_type: isMarket ? 'MARKET' : 'LIMIT',
    quantity,
    price: isMarket ? null : price,
    placed_at: at,
    updated_at: at,
  };
}

/** So many orders that have ended from a place on, the newest first. */
export function feedOrders(from: number, count: number): FeedOrder[] {
  const end = Math.min(orderCount, from + count);
  return Array.from({ length: Math.max(0, end - from) }, (_, step) => orderAt(from + step));
}

/** A page of the history, as the API serves it. */
export function orderPage(query: URLSearchParams) {
  const from = Number(query.get('cursor') ?? 0);
  const limit = Number(query.get('limit') ?? 50);
  return {
    items: feedOrders(from, limit),
    next_cursor: from + limit < orderCount ? String(from + limit) : null,
  };
}
