import { orderCost, type OrderCost } from '../charges/orderCost.ts';
import { fromPaise, noMoney, type Paise } from '../money/paise.ts';
import type { CheckedOrder, OrderFacts } from './checkedOrder.ts';
import { depositoryFactsOf } from './depositoryFactsOf.ts';
import { countedValue, createOrderCheck, isGtt, type OrderCheck } from './orderCheck.ts';

export interface OrderNeeds {
  /** The worst price that it may fill at: the limit, or the protection price of a MARKET or SL-M order. */
  worstPrice: Paise;
  /** Value, charges line by line, and cash at that price. */
  cost: OrderCost;
  /** What has to be there: of a purchase value and charges, of a sale what its charges are more than it brings in. */
  needed: Paise;
  /** What is blocked while it waits: what is needed, nothing for a GTT, which only waits for its trigger. */
  blocked: Paise;
}

/** As `orderNeeds`, of an order that is being checked. */
export function needsOf({ order, facts, quantity, worstPrice }: OrderCheck): OrderNeeds | null {
  if (worstPrice === null || quantity === null || worstPrice <= 0) return null;
  if (countedValue(worstPrice, quantity) === null) return null;
  const cost = orderCost(
    {
      market: facts.instrument.market,
      product: 'delivery',
      side: order.side,
      on: facts.on,
      price: worstPrice,
      quantity,
      ...depositoryFactsOf(facts),
    },
    facts.tariff,
  );
  const needed = order.side === 'BUY' ? cost.cash : fromPaise(Math.max(0, 0 - cost.cash));
  return { worstPrice, cost, needed, blocked: isGtt(order) ? noMoney : needed };
}

/**
 * What an order costs at worst, and what it blocks: the figures that `checkOrder` holds against the client's money.
 *
 * @returns Null where quantity or price are missing, wrong, or beyond what is counted.
 */
export function orderNeeds(order: CheckedOrder, facts: OrderFacts): OrderNeeds | null {
  return needsOf(createOrderCheck(order, facts));
}
