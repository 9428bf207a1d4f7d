import type { Order, OrderChange } from '@wealth/api-sdk/model';
import { typedPaise, type CheckedOrder, type OrderField, type WaitingOrder } from '@wealth/domain';

/** What is typed to modify an order; null while nothing is typed. Rupees a unit, units. */
export interface OrderChangeValues {
  /** Of the whole order, with what is filled. */
  quantity: number | null;
  price: number | null;
  triggerPrice: number | null;
  /** Of a GTT with two legs. */
  stopTriggerPrice: number | null;
  stopPrice: number | null;
}

export type OrderChangeField = keyof OrderChangeValues;

/** The field of the form that each field of an order is typed into. */
export const changeFields: ReadonlyMap<OrderField, OrderChangeField> = new Map<OrderField, OrderChangeField>([
  ['quantity', 'quantity'],
  ['price', 'price'],
  ['triggerPrice', 'triggerPrice'],
  ['stop.triggerPrice', 'stopTriggerPrice'],
  ['stop.price', 'stopPrice'],
]);

/** An order of the wire as the rules of a change read it. */
export function waitingOrderOf(order: Order): WaitingOrder {
  const { side, validity, quantity, filled_quantity: filledQuantity, status, stop } = order;
  // One that was triggered is a limit or a market order now.
  const isUntriggered = status === 'TRIGGER_PENDING' || status === 'QUEUED';
  const price = typedPaise(order.price);
  const triggered = price === null ? 'MARKET' : 'LIMIT';
  return {
    side,
    orderType: isUntriggered ? order.order_type : triggered,
    validity,
    quantity,
    filledQuantity,
    price,
    triggerPrice: isUntriggered ? typedPaise(order.trigger_price) : null,
    stop: stop && { triggerPrice: typedPaise(stop.trigger_price), price: typedPaise(stop.price) },
    isInQueue: status === 'OPEN' || status === 'PARTIAL',
  };
}

/** The fields that an order has, in the order in which they stand. */
export function changeFieldsOf({ price, triggerPrice, stop }: WaitingOrder): readonly OrderChangeField[] {
  return [
    'quantity',
    ...(triggerPrice === null ? [] : (['triggerPrice'] as const)),
    ...(price === null ? [] : (['price'] as const)),
    ...(stop === null ? [] : (['stopTriggerPrice', 'stopPrice'] as const)),
  ];
}

/** What stands in the fields before anything is typed. */
export function changeValuesOf(order: Order): OrderChangeValues {
  const { triggerPrice } = waitingOrderOf(order);
  return {
    quantity: order.quantity,
    price: order.price,
    triggerPrice: triggerPrice === null ? null : order.trigger_price,
    stopTriggerPrice: order.stop?.trigger_price ?? null,
    stopPrice: order.stop?.price ?? null,
  };
}

/** The order as it would be; what it has no use for stays as it is. */
export function changedOrderOf(order: WaitingOrder, values: OrderChangeValues): CheckedOrder {
  const fields = changeFieldsOf(order);
  const typed = (field: Exclude<OrderChangeField, 'quantity'>) =>
    fields.includes(field) ? typedPaise(values[field]) : null;
  return {
    side: order.side,
    orderType: order.orderType,
    validity: order.validity,
    quantity: values.quantity,
    price: typed('price'),
    triggerPrice: typed('triggerPrice'),
    stop: order.stop && { triggerPrice: typed('stopTriggerPrice'), price: typed('stopPrice') },
  };
}

/** The second leg as it is sent: both of its prices, where one of them differs. */
function stopOf(
  before: OrderChangeValues,
  { stopTriggerPrice: trigger, stopPrice: price }: OrderChangeValues,
): OrderChange['stop'] {
  if (trigger === null || price === null) return undefined;
  const isSame = trigger === before.stopTriggerPrice && price === before.stopPrice;
  return isSame ? undefined : { trigger_price: trigger, price };
}

/** What is sent of values that were checked: only what differs; null where nothing does. */
export function orderChangeOf(order: Order, values: OrderChangeValues): OrderChange | null {
  const before = changeValuesOf(order);
  const changed = (field: OrderChangeField) =>
    values[field] === before[field] ? undefined : (values[field] ?? undefined);
  const entries = Object.entries({
    quantity: changed('quantity'),
    price: changed('price'),
    trigger_price: changed('triggerPrice'),
    stop: stopOf(before, values),
  }).filter(([, value]) => value !== undefined);
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
