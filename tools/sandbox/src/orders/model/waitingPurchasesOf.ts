import { fromPaise, noMoney, tradeDayOf, type Paise } from '@wealth/domain';
import { heldMoney } from '../model/orderMoney.ts';
import type { StoredOrder } from '../model/orderRows.ts';

/** A purchase that waits for its trigger: it blocks no money until then. */
export interface WaitingPurchase {
  order: StoredOrder;
  /** The dearer of its limit and its trigger price, paise. */
  price: Paise;
  /** What it would cost at worst, with charges. */
  needed: Paise;
}

/** Those among orders of a client that wait, the oldest first. @param now - Epoch milliseconds. */
export function waitingPurchasesOf(newestFirst: readonly StoredOrder[], now: number): WaitingPurchase[] {
  return newestFirst.toReversed().flatMap((order) => {
    if (order.validity !== 'GTT' || order.side !== 'BUY') return [];
    const price = Math.max(order.price_paise ?? 0, order.stop_price_paise ?? 0);
    if (price === 0) return [];
    const needed = heldMoney({ ...order, price_paise: price }, [], tradeDayOf(now));
    return needed > noMoney ? [{ order, price: fromPaise(price), needed }] : [];
  });
}
