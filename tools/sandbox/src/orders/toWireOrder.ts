import { averagePrice, fromPaise, toIstIso } from '@wealth/domain';
import { toWireRupees } from '../ledger/paise.ts';
import { findInstrument } from '../market/findInstrument.ts';
import type { OrderStep, OrderTrade, StoredOrder } from './orderTable.ts';

/** A reason as it is kept; null for none. */
function toWireReason({ reason_code, reason_message }: Pick<OrderStep, 'reason_code' | 'reason_message'>) {
  return reason_code === null ? null : { code: reason_code, message: reason_message ?? reason_code };
}

const priceOf = (paise: number | null) => (paise === null ? null : toWireRupees(paise));

/** One order as a row of the lists. `endsAt`: epoch milliseconds, null for what has ended or ends at once. */
export function toWireOrder(order: StoredOrder, endsAt: number | null) {
  const { market, symbol } = order;
  return {
    id: order.id,
    client_order_id: order.client_order_id,
    instrument: { market, symbol, name: findInstrument(market, symbol)?.name ?? symbol },
    side: order.side,
    order_type: order.order_type,
    product: 'CNC',
    validity: order.validity,
    quantity: order.quantity,
    price: priceOf(order.price_paise),
    trigger_price: priceOf(order.trigger_paise),
    status: order.status,
    filled_quantity: order.filled,
    average_price:
      averagePrice([{ cost: fromPaise(order.value_paise), quantity: order.filled }])?.toNumber() ?? null,
    reason: toWireReason(order),
    // Until an order can send another one.
    child_order_id: null,
    blocked: toWireRupees(order.blocked_paise),
    ends_at: endsAt === null ? null : toIstIso(endsAt),
    placed_at: toIstIso(order.placed_at),
    updated_at: toIstIso(order.updated_at),
  };
}

export function toWireTrade({ id, price_paise, quantity, at }: OrderTrade) {
  return { id, price: toWireRupees(price_paise), quantity, time: toIstIso(at) };
}

export function toWireStep(step: OrderStep) {
  return { status: step.status, time: toIstIso(step.at), reason: toWireReason(step) };
}
