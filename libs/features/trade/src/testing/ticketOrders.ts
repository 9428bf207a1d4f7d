import type { OrderBody, OrderDetail } from '@wealth/api-sdk/model';

const time = '2026-11-19T14:32:07+05:30';

/** Forty shares of a bank at their limit. */
export const bodyFixture: OrderBody = {
  instrument: { market: 'NSE', symbol: 'ARAVBANK' },
  side: 'BUY',
  order_type: 'LIMIT',
  product: 'CNC',
  validity: 'DAY',
  quantity: 40,
  price: 1004.8,
  client_order_id: '9b2f0f3e-5f0a-4b62-9f4d-7d0f3f1f6a11',
};

/** What the exchange makes of a body. @param different - What differs from an order that waits whole. */
export function orderOf(body: OrderBody, different: Partial<OrderDetail> = {}): OrderDetail {
  return {
    id: `order-${body.client_order_id}`,
    client_order_id: body.client_order_id,
    exchange_order_id: '1261119000004711',
    version: 1,
    instrument: { ...body.instrument, name: 'Aravalli Bank' },
    side: body.side,
    order_type: body.order_type,
    product: body.product,
    validity: body.validity,
    quantity: body.quantity,
    price: body.price ?? null,
    trigger_price: body.trigger_price ?? null,
    stop: body.stop ?? null,
    status: 'OPEN',
    filled_quantity: 0,
    filled_value: 0,
    filled_at: null,
    average_price: null,
    reason: null,
    child_order_id: null,
    health: null,
    note: body.note ?? null,
    tags: body.tags ?? [],
    blocked: 40_239.46,
    ends_at: '2026-11-19T15:30:00+05:30',
    placed_at: time,
    updated_at: time,
    trades: [],
    history: [
      { status: 'PENDING', time, reason: null },
      { status: 'OPEN', time, reason: null },
    ],
    charges: [],
    charges_total: 47.46,
    charges_state: 'estimated',
    estimated_charges: [],
    estimated_charges_total: 0,
    settlement_date: '2026-11-20',
    ...different,
  };
}
