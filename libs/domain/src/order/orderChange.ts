import Big from 'big.js';
import type { Side } from '../charges/chargeRules.ts';
import { isInBand } from '../price/priceBand.ts';
import { isOnTick, snapToTick } from '../price/snapToTick.ts';

/** An order that waits, as far as a change of it is concerned. Rupees a unit, units. */
export interface ChangedOrder {
  side: Side;
  /** Of the whole order. */
  quantity: number;
  filledQuantity: number;
  /** Null of a market order. */
  price: number | null;
  /** Null without one, and of one that was triggered. */
  triggerPrice: number | null;
  /** It stands in the queue of its price: neither queued for the next session nor waiting for its trigger. */
  isInQueue: boolean;
}

/** What is typed to modify an order; null while nothing is typed. Rupees a unit, units. */
export interface OrderChangeValues {
  /** Of the whole order, with what is filled. */
  quantity: number | null;
  price: number | null;
  triggerPrice: number | null;
}

export type OrderChangeField = keyof OrderChangeValues;

/** What an instrument allows. Rupees a unit, units. */
export interface OrderChangeBounds {
  tickSize: number;
  lotSize: number;
  /** Null where the exchange has none now. */
  band: { lower: number; upper: number } | null;
}

export type OrderChangeFaultCode =
  'required' | 'notWhole' | 'offLot' | 'filledAlready' | 'offTick' | 'outsideBand' | 'limitShortOfTrigger';

/** Why a change is not sent: data, the texts are the catalogue's. */
export interface OrderChangeFault {
  field: OrderChangeField;
  code: OrderChangeFaultCode;
  /** The nearest value that would pass; null where there is none. */
  nearest: number | null;
}

/** The fields that an order has. */
export function orderChangeFields({ price, triggerPrice }: ChangedOrder): readonly OrderChangeField[] {
  return [
    'quantity',
    ...(price === null ? [] : (['price'] as const)),
    ...(triggerPrice === null ? [] : (['triggerPrice'] as const)),
  ];
}

/**
 * What a change does to the place in the queue: less quantity keeps it; another price, another trigger or more quantity
 * lose it. An order that is not in a queue yet has none. Assumption (general knowledge of price-time priority).
 */
export function placeAfterChange(order: ChangedOrder, values: OrderChangeValues): 'kept' | 'lost' | 'none' {
  if (!order.isInQueue) return 'none';
  const { quantity, price, triggerPrice } = values;
  const isMore = quantity !== null && quantity > order.quantity;
  return isMore || price !== order.price || triggerPrice !== order.triggerPrice ? 'lost' : 'kept';
}

function quantityFault(
  { filledQuantity: filled }: ChangedOrder,
  quantity: number | null,
  { lotSize }: OrderChangeBounds,
): OrderChangeFault | null {
  const field = 'quantity';
  const least = (Math.floor(filled / lotSize) + 1) * lotSize;
  if (quantity === null) return { field, code: 'required', nearest: null };
  if (!Number.isInteger(quantity)) {
    return { field, code: 'notWhole', nearest: Math.max(least, Math.round(quantity / lotSize) * lotSize) };
  }
  // What is filled stays: with nothing left to trade it would be a cancellation.
  if (quantity <= filled) return { field, code: 'filledAlready', nearest: least };
  if (quantity % lotSize === 0) return null;
  return { field, code: 'offLot', nearest: Math.max(least, Math.round(quantity / lotSize) * lotSize) };
}

interface PriceCheck {
  side: Side;
  bounds: OrderChangeBounds;
}

function priceFault(
  field: 'price' | 'triggerPrice',
  price: number | null,
  { side, bounds }: PriceCheck,
): OrderChangeFault | null {
  if (price === null || price <= 0) return { field, code: 'required', nearest: null };
  const { band, tickSize } = bounds;
  const exact = Big(price);
  if (band && !isInBand(exact, { lower: Big(band.lower), upper: Big(band.upper) })) {
    return { field, code: 'outsideBand', nearest: price < band.lower ? band.lower : band.upper };
  }
  if (isOnTick(exact, Big(tickSize))) return null;
  // Never worse for the client than what was typed.
  const snapped = snapToTick(exact, Big(tickSize), side === 'BUY' ? 'down' : 'up').toNumber();
  return { field, code: 'offTick', nearest: Math.max(snapped, tickSize) };
}

function limitFault(side: Side, { price, triggerPrice }: OrderChangeValues): OrderChangeFault | null {
  if (price === null || triggerPrice === null) return null;
  const isShort = side === 'BUY' ? price < triggerPrice : price > triggerPrice;
  return isShort ? { field: 'price', code: 'limitShortOfTrigger', nearest: triggerPrice } : null;
}

/**
 * What keeps a change from being sent, one fault a field at most; money, shares and session are checked by who has them.
 * A market order has no price and an order without a trigger none: what stands there is not looked at.
 */
export function checkOrderChange(
  order: ChangedOrder,
  values: OrderChangeValues,
  bounds: OrderChangeBounds,
): OrderChangeFault[] {
  const fields = orderChangeFields(order);
  const check = { side: order.side, bounds };
  const prices = (['price', 'triggerPrice'] as const)
    .filter((field) => fields.includes(field))
    .map((field) => priceFault(field, values[field], check))
    .filter((fault) => fault !== null);
  const hasBoth = order.price !== null && order.triggerPrice !== null;
  const short = hasBoth && prices.length === 0 ? limitFault(order.side, values) : null;
  return [quantityFault(order, values.quantity, bounds), ...prices, short].filter((fault) => fault !== null);
}
