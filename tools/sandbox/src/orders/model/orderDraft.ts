import { hash } from 'node:crypto';
import type { BodyOf } from '@wealth/api-sdk/operations';
import { fromPaise, toWire, typedPaise, type CheckedOrder } from '@wealth/domain';
import type { StoredOrder } from './orderRows.ts';

/** What a client asks for, as the description has it. */
export type OrderDraft = BodyOf<'previewOrder'>;

/** The draft as the checks take it. */
export function toCheckedOrder({
  side,
  order_type,
  validity,
  quantity,
  price,
  trigger_price,
  stop,
}: OrderDraft): CheckedOrder {
  return {
    side,
    orderType: order_type,
    validity,
    quantity,
    price: typedPaise(price ?? null),
    triggerPrice: typedPaise(trigger_price ?? null),
    stop: stop ? { triggerPrice: typedPaise(stop.trigger_price), price: typedPaise(stop.price) } : null,
  };
}

/** The second leg of a GTT as it is kept; undefined without one. */
export function stopOf({ stop_trigger_paise: trigger, stop_price_paise: price }: StoredOrder) {
  if (trigger === null || price === null) return undefined;
  return { trigger_price: toWire(fromPaise(trigger)), price: toWire(fromPaise(price)) };
}

/** Whether an order is in the exchange's book; the trigger of a stop order was reached then. */
export const isInBook = ({ status }: Pick<StoredOrder, 'status'>) =>
  status === 'OPEN' || status === 'PARTIAL';

/** What a stop order has become with its trigger. */
const triggeredTypes = { SL: 'LIMIT', 'SL-M': 'MARKET', LIMIT: 'LIMIT', MARKET: 'MARKET' } as const;

/** An order that waits, as the checks would see it asked for again with what is changed. */
export function toChangedDraft(
  order: StoredOrder,
  change: Omit<BodyOf<'changeOrder'>, 'version'>,
): OrderDraft {
  const rupees = (paise: number | null) => (paise === null ? undefined : toWire(fromPaise(paise)));
  const isTriggered = isInBook(order);
  return {
    instrument: { market: order.market, symbol: order.symbol },
    side: order.side,
    order_type: isTriggered ? triggeredTypes[order.order_type] : order.order_type,
    product: 'CNC',
    validity: order.validity,
    quantity: change.quantity ?? order.quantity,
    price: change.price ?? rupees(order.price_paise),
    trigger_price: isTriggered ? undefined : (change.trigger_price ?? rupees(order.trigger_paise)),
    // Absent it stays; null takes the second leg away.
    stop: change.stop === undefined ? stopOf(order) : (change.stop ?? undefined),
  };
}

/** Hash of everything that is asked for, to recognise the same order again. */
export function hashDraft(draft: OrderDraft): string {
  const { instrument, side, order_type, validity, quantity, price, trigger_price, stop } = draft;
  const content = [
    instrument.market,
    instrument.symbol,
    side,
    order_type,
    validity,
    quantity,
    price,
    trigger_price,
    // Last, and only where there is one: orders that are kept keep the hash they had before there were any.
    ...(stop ? [stop.trigger_price, stop.price] : []),
  ];
  return hash('sha256', JSON.stringify(content), 'base64url');
}

/** Whether nothing but protection bounds the price. */
export function needsProtection({ order_type }: Pick<OrderDraft, 'order_type'>): boolean {
  return order_type === 'MARKET' || order_type === 'SL-M';
}
