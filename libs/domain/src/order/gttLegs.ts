import type { CheckedOrder, OrderFacts } from './checkedOrder.ts';
import { checkOrder } from './checkOrder.ts';
import { isGtt } from './orderCheck.ts';
import type { OrderFault } from './orderFault.ts';
import { orderNeeds, type OrderNeeds } from './orderNeeds.ts';

/** One trigger of a GTT with the order that it would send. Prices in paise, null where nothing is typed. */
export interface GttLeg {
  /** `first` is the order's own trigger, `stop` its second one. */
  kind: 'first' | 'stop';
  triggerPrice: number | null;
  /** A limit order of the day. */
  order: CheckedOrder;
}

/** What a leg would do if it were triggered now. */
export interface RehearsedLeg extends GttLeg {
  /** Errors would have its order refused; warnings would not. */
  faults: readonly OrderFault[];
  /** Value, charges and money of its order; null where they cannot be counted. */
  needs: OrderNeeds | null;
}

/** The legs of a GTT, its own first; none of any other order. */
export function gttLegs(order: CheckedOrder): GttLeg[] {
  if (!isGtt(order)) return [];
  const { side, quantity, price, triggerPrice, stop } = order;
  const sent = (limit: number | null): CheckedOrder => ({
    side,
    orderType: 'LIMIT',
    validity: 'DAY',
    quantity,
    price: limit,
    triggerPrice: null,
    stop: null,
  });
  const first: GttLeg = { kind: 'first', triggerPrice, order: sent(price) };
  return stop ? [first, { kind: 'stop', triggerPrice: stop.triggerPrice, order: sent(stop.price) }] : [first];
}

/**
 * What each leg of a GTT would do if it were triggered now: as if the exchange took every order at this moment, with the
 * money and the shares of today.
 *
 * @param facts - The facts of the GTT itself.
 */
export function rehearseGtt(order: CheckedOrder, facts: OrderFacts): RehearsedLeg[] {
  const known: OrderFacts = { ...facts, session: null, hasEqualOrder: false };
  return gttLegs(order).map((leg) => ({
    ...leg,
    faults: checkOrder(leg.order, known),
    needs: orderNeeds(leg.order, known),
  }));
}
