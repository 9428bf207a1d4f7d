import type { CalendarDay } from '../calendar/calendarDay.ts';
import type { Side } from '../charges/chargeRules.ts';
import { chargesOfValue } from '../charges/orderCharges.ts';
import type { Tariff } from '../charges/tariff.ts';
import type { Exchange } from '../instrument/instrument.ts';
import { minus, sumOf, valueAt } from '../money/arithmetic.ts';
import { fromPaise, noMoney, type Paise } from '../money/paise.ts';
import type { CheckedOrder, OrderFacts } from './checkedOrder.ts';
import { isGtt } from './orderCheck.ts';
import { orderNeeds } from './orderNeeds.ts';

/** What of an order is still to be traded. */
export interface OrderRest {
  market: Exchange;
  side: Side;
  /** The trading day whose charges count. */
  on: CalendarDay;
  /** Units. */
  left: number;
  /** The worst price at which they may trade, a unit. */
  price: Paise;
  /** What the order has traded on that day comes to: its charges are counted over all of it. */
  traded: Paise;
}

/**
 * Money that the rest of an order blocks: of a purchase what it may still cost at worst, with the charges that come on top
 * of those of its trades; of a sale nothing.
 */
export function restMoney({ left, price, traded, ...order }: OrderRest, tariff?: Tariff): Paise {
  if (order.side === 'SELL' || left <= 0) return noMoney;
  const trade = { ...order, product: 'delivery' } as const;
  const value = valueAt(price, left);
  const all = chargesOfValue(trade, sumOf([traded, value]), tariff).total;
  const more = minus(all, chargesOfValue(trade, traded, tariff).total);
  return fromPaise(Math.max(0, sumOf([value, more])));
}

/** What an order that waits has traded so far. */
export interface TradedSoFar {
  /** Units. */
  filledQuantity: number;
  filledValue: Paise;
  /** The trading day of its trades; null for none. */
  filledOn: CalendarDay | null;
}

/**
 * The money by which the whole of a changed order is checked: what is free with what the order blocks, and what its trades
 * have cost as the whole counts them. So exactly the money that its rest has to block decides, whatever it has traded at.
 *
 * @param order - As it stands.
 * @param changed - The whole order as it would be.
 * @param facts - With the money that is free and what the order blocks.
 */
export function availableForChange(
  { filledQuantity, filledValue, filledOn }: TradedSoFar,
  changed: CheckedOrder,
  facts: OrderFacts,
): Paise | null {
  const { available, instrument, tariff } = facts;
  const { side, quantity } = changed;
  if (available === null || filledOn === null || side === 'SELL' || isGtt(changed)) return available;
  const needs = orderNeeds(changed, facts);
  if (!needs || quantity === null) return available;
  const rest = restMoney(
    {
      market: instrument.market,
      side,
      on: filledOn,
      left: quantity - filledQuantity,
      price: needs.worstPrice,
      traded: filledValue,
    },
    tariff,
  );
  return sumOf([available, minus(needs.needed, rest)]);
}
