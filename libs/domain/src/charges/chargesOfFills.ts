import { minus, sumOf, valueAt } from '../money/arithmetic.ts';
import type { Paise } from '../money/paise.ts';
import type { ChargeCode } from './chargeRules.ts';
import { chargesOfValue, type ChargedTrade, type ChargeLine, type Charges } from './orderCharges.ts';
import { sandboxTariff, type Tariff } from './tariff.ts';

/** One execution. */
export interface ChargedFill {
  /** Per unit. */
  price: Paise;
  /** Units, a whole number. */
  quantity: number;
}

export interface FilledOrder extends ChargedTrade {
  /** All fills of the order on the day so far, the one to be charged among them; their order is of no matter. */
  fills: readonly ChargedFill[];
}

/**
 * What the latest fill of an order is charged: the charges of all its fills on the day less what was posted for the earlier
 * ones, line by line, so that an order in a hundred fills costs the paisa of an order in one. The line of the exchange fee
 * may be less than nothing by a paisa where the levy has come to its first; the total never is.
 *
 * Source: charges by order and day over all its fills is an assumption.
 *
 * @param posted - What was posted for the order on this day: each code once or as often as there were fills.
 * @throws RangeError when a charge was posted that the order does not bear: a bug in the caller.
 */
export function chargesOfFills(
  order: FilledOrder,
  posted: ReadonlyArray<Pick<ChargeLine, 'code' | 'amount'>>,
  tariff: Tariff = sandboxTariff,
): Charges {
  const value = sumOf(order.fills.map(({ price, quantity }) => valueAt(price, quantity)));
  const charges = chargesOfValue(order, value, tariff);
  if (posted.length === 0) return charges;
  const { lines, total } = charges;
  const foreign = posted.find(({ code }) => lines.every((line) => line.code !== code));
  if (foreign) throw new RangeError(`${foreign.code} was posted for an order that does not bear it`);
  const postedFor = (code: ChargeCode) =>
    sumOf(posted.filter((line) => line.code === code).map(({ amount }) => amount));
  return {
    lines: lines.map((line) => ({ ...line, amount: minus(line.amount, postedFor(line.code)) })),
    total: minus(total, sumOf(posted.map(({ amount }) => amount))),
  };
}
