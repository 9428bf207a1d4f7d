import { orderCost } from '../charges/orderCost.ts';
import type { ChargedTrade } from '../charges/orderCharges.ts';
import { sandboxTariff, type Tariff } from '../charges/tariff.ts';
import { valueAt } from '../money/arithmetic.ts';
import type { Paise } from '../money/paise.ts';
import { largestQuantity, largestValue } from './orderBounds.ts';

export interface AmountedOrder extends ChargedTrade {
  /** Zero or more: of a BUY what may be spent with charges, of a SELL what is to be sold, before charges. */
  amount: Paise;
  /** Per unit, above zero: the limit, or what a market order may have to pay at worst. */
  price: Paise;
  lotSize: number;
}

/**
 * How many units an amount is enough for, in whole lots: of a BUY the most that it pays for with all charges, of a SELL the
 * most that are worth no more.
 *
 * @returns 0 where it does not reach for one lot.
 * @throws RangeError when the price or the lot is not positive: a bug in the caller.
 */
export function quantityForAmount(order: AmountedOrder, tariff: Tariff = sandboxTariff): number {
  const { amount, price, lotSize, side } = order;
  if (price <= 0 || lotSize <= 0) throw new RangeError(`no lot has a price: ${price}, ${lotSize}`);
  const spent = Math.min(amount, largestValue);
  const lotsFor = (money: number) =>
    Math.max(0, Math.min(Math.floor(money / valueAt(price, lotSize)), Math.floor(largestQuantity / lotSize)));
  const most = lotsFor(spent);
  if (side === 'SELL') return most * lotSize;
  const costOf = (lots: number) => orderCost({ ...order, quantity: lots * lotSize }, tariff);
  // What is left after the charges of the most is enough for fewer, whose charges are no more.
  let enough = lotsFor(spent - costOf(most).charges);
  let tooMany = most + 1;
  while (tooMany - enough > 1) {
    const middle = Math.floor((enough + tooMany) / 2);
    if (costOf(middle).cash <= spent) enough = middle;
    else tooMany = middle;
  }
  return enough * lotSize;
}
