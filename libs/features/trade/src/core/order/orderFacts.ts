import type { Order } from '@wealth/api-sdk/model';

/** Units that are still to be traded. */
export function pendingQuantity({ quantity, filled_quantity: filled }: Order): number {
  return Math.max(0, quantity - filled);
}

/** A stop order, whether it waits for its trigger or has met it. */
export function isStopOrder({ order_type: type }: Order): boolean {
  return type === 'SL' || type === 'SL-M';
}

/** An order that waits with the broker for its trigger, and blocks nothing until then. */
export function isGtt({ validity }: Pick<Order, 'validity'>): boolean {
  return validity === 'GTT';
}

/** A stop order that ends with its day without having met its trigger: it may be kept as a GTT. */
export function isKeepable(order: Order): boolean {
  return isStopOrder(order) && order.status === 'TRIGGER_PENDING' && order.ends_at !== null;
}

/** The price that the market has to come to before anything happens: the trigger first. Null of a market order. */
export function awaitedPrice({ status, price, trigger_price: trigger }: Order): number | null {
  return status === 'TRIGGER_PENDING' ? trigger : (price ?? trigger);
}

/** The same of an order with two triggers: each of them. */
export function awaitedPrices(order: Order): number[] {
  const first = awaitedPrice(order);
  const prices = first === null ? [] : [first];
  return order.stop === null ? prices : [...prices, order.stop.trigger_price];
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
