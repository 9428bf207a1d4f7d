import type { Order } from '@wealth/api-sdk/model';
import { isOrderOver } from '@wealth/queries';

/** Units that are still to be traded. */
export function pendingQuantity({ quantity, filled_quantity: filled }: Order): number {
  return Math.max(0, quantity - filled);
}

/** A stop order, whether it waits for its trigger or has met it. */
export function isStopOrder({ order_type: type }: Order): boolean {
  return type === 'SL' || type === 'SL-M';
}

/** Whether quantity, price or trigger may be changed: the exchange has to have it first. */
export function isModifiable(order: Order): boolean {
  return !isOrderOver(order) && order.status !== 'PENDING';
}

/** The price that the market has to come to before anything happens: the trigger first. Null of a market order. */
export function awaitedPrice({ status, price, trigger_price: trigger }: Order): number | null {
  return status === 'TRIGGER_PENDING' ? trigger : (price ?? trigger);
}

/** How far a price lies from the last one, in percent of it: below zero is below. Null without a last price. */
export function distancePercent(price: number, lastPrice: number): number | null {
  return lastPrice > 0 ? ((price - lastPrice) / lastPrice) * 100 : null;
}

/** Those whose end comes first stand first; what has none stands last, in its order. */
export function soonestFirst(orders: readonly Order[]): Order[] {
  const endOf = ({ ends_at: end }: Order) => (end === null ? Infinity : Date.parse(end));
  return orders.toSorted((left, right) => {
    const [first, second] = [endOf(left), endOf(right)];
    return first === second ? 0 : first - second;
  });
}
