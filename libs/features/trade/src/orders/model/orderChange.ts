import type { Order, OrderChange } from '@wealth/api-sdk/model';
import {
  fromWire,
  tradeDayOf,
  typedPaise,
  type CheckedOrder,
  type OrderField,
  type WaitingOrder,
} from '@wealth/domain';

/** What is typed to modify an order; null while nothing is typed. Rupees a unit, units. */
export interface OrderChangeValues {
  /** Of the whole order, with what is filled. */
  quantity: number | null;
  price: number | null;
  triggerPrice: number | null;
  /** Whether a GTT that sells has a second leg. */
  hasStop: boolean;
  /** Of a GTT with two legs. */
  stopTriggerPrice: number | null;
  stopPrice: number | null;
}

/** What is typed into a field of its own. */
export type OrderChangeField = Exclude<keyof OrderChangeValues, 'hasStop'>;

/** What a form begins with instead of what the order has. */
export type OrderChangeStart = Partial<Record<OrderChangeField, number>>;

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
  const {
    side,
    validity,
    quantity,
    filled_quantity: filledQuantity,
    filled_at: filledAt,
    status,
    stop,
  } = order;
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
    filledValue: fromWire(order.filled_value),
    filledOn: filledAt === null ? null : tradeDayOf(Date.parse(filledAt)),
    price,
    triggerPrice: isUntriggered ? typedPaise(order.trigger_price) : null,
    stop: stop && { triggerPrice: typedPaise(stop.trigger_price), price: typedPaise(stop.price) },
    isInQueue: status === 'OPEN' || status === 'PARTIAL',
  };
}

/** Whether a second leg may be added or taken away: only a holding that is sold has two. */
export function mayHaveStop({ side, validity }: Pick<CheckedOrder, 'side' | 'validity'>): boolean {
  return side === 'SELL' && validity === 'GTT';
}

/** The fields that an order has, in the order in which they stand. */
export function changeFieldsOf(
  { price, triggerPrice }: WaitingOrder,
  { hasStop }: Pick<OrderChangeValues, 'hasStop'>,
): readonly OrderChangeField[] {
  return [
    'quantity',
    ...(triggerPrice === null ? [] : (['triggerPrice'] as const)),
    ...(price === null ? [] : (['price'] as const)),
    ...(hasStop ? (['stopTriggerPrice', 'stopPrice'] as const) : []),
  ];
}

/** What stands in the fields before anything is typed. */
export function changeValuesOf(order: Order): OrderChangeValues {
  const { triggerPrice } = waitingOrderOf(order);
  return {
    quantity: order.quantity,
    price: order.price,
    triggerPrice: triggerPrice === null ? null : order.trigger_price,
    hasStop: order.stop !== null,
    stopTriggerPrice: order.stop?.trigger_price ?? null,
    stopPrice: order.stop?.price ?? null,
  };
}

/** The order as it would be; what it has no use for stays as it is. */
export function changedOrderOf(order: WaitingOrder, values: OrderChangeValues): CheckedOrder {
  const fields = changeFieldsOf(order, values);
  const typed = (field: Exclude<OrderChangeField, 'quantity'>) =>
    fields.includes(field) ? typedPaise(values[field]) : null;
  return {
    side: order.side,
    orderType: order.orderType,
    validity: order.validity,
    quantity: values.quantity,
    price: typed('price'),
    triggerPrice: typed('triggerPrice'),
    stop: values.hasStop ? { triggerPrice: typed('stopTriggerPrice'), price: typed('stopPrice') } : null,
  };
}

/** The second leg as it is sent: both of its prices, where one of them differs; null takes it away. */
function stopOf(
  before: OrderChangeValues,
  { hasStop, stopTriggerPrice: trigger, stopPrice: price }: OrderChangeValues,
): OrderChange['stop'] {
  if (!hasStop) return before.hasStop ? null : undefined;
  // Not typed yet: it differs, and the checks ask for what is missing.
  const leg = { trigger_price: trigger ?? 0, price: price ?? 0 };
  const isSame = before.hasStop && trigger === before.stopTriggerPrice && price === before.stopPrice;
  return isSame ? undefined : leg;
}

/** A field that somebody else has changed; null stands for what is not there. */
export interface ForeignChange {
  field: OrderChangeField;
  before: number | null;
  now: number | null;
}

/** What of an order is not any more what it was when somebody began to modify it. */
export function foreignChanges(begun: OrderChangeValues, now: OrderChangeValues): ForeignChange[] {
  return [...changeFields.values()]
    .filter((field) => begun[field] !== now[field])
    .map((field) => ({ field, before: begun[field], now: now[field] }));
}

/**
 * What is sent of values that were checked: only what differs, with the version that it differs from; null where nothing
 * does.
 */
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
  return entries.length === 0 ? null : { ...Object.fromEntries(entries), version: order.version };
}
