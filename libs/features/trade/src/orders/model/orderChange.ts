import type { Order, OrderChange, StockDetail } from '@wealth/api-sdk/model';
import type { ChangedOrder, OrderChangeBounds, OrderChangeValues } from '@wealth/domain';

/** An order of the wire as the rules of a change read it. */
export function changedOrderOf(order: Order): ChangedOrder {
  const { side, quantity, filled_quantity: filledQuantity, price, status } = order;
  return {
    side,
    quantity,
    filledQuantity,
    price,
    // One that was triggered is a limit order now.
    triggerPrice: status === 'TRIGGER_PENDING' || status === 'QUEUED' ? order.trigger_price : null,
    isInQueue: status === 'OPEN' || status === 'PARTIAL',
  };
}

export function boundsOf({ tick_size: tickSize, lot_size: lotSize, quote }: StockDetail): OrderChangeBounds {
  const { lower_band: lower, upper_band: upper } = quote;
  return { tickSize, lotSize, band: lower === null || upper === null ? null : { lower, upper } };
}

/** What is sent of values that were checked: only what differs; null where nothing does. */
export function orderChangeOf(order: ChangedOrder, values: OrderChangeValues): OrderChange | null {
  const { quantity, price, triggerPrice } = values;
  const change: OrderChange = {
    ...(quantity === null || quantity === order.quantity ? {} : { quantity }),
    ...(price === null || price === order.price ? {} : { price }),
    ...(triggerPrice === null || triggerPrice === order.triggerPrice ? {} : { trigger_price: triggerPrice }),
  };
  return Object.keys(change).length === 0 ? null : change;
}
