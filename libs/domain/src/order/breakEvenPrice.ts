import { orderCost } from '../charges/orderCost.ts';
import type { ChargedTrade } from '../charges/orderCharges.ts';
import { sandboxTariff, type Tariff } from '../charges/tariff.ts';
import { fromPaise, noMoney, type Paise } from '../money/paise.ts';
import { lowestFrom } from './lowestFrom.ts';

/** What was bought and is going to be sold in one order. */
export interface SoldPosition extends Omit<ChargedTrade, 'side'> {
  /** What was paid for it with all charges of the purchase. */
  paid: Paise;
  /** Units, a whole number above zero. */
  quantity: number;
  tickSize: Paise;
}

/** Two rupees: taxes are rounded to the rupee, fees to the paisa. */
const largestSetback = 200;

/**
 * The lowest price on the tick at which, and above which, a sale of everything brings in what was paid: it holds the charges of
 * both sides, with the depository's.
 *
 * @param position - `on` is the day whose charges count for the sale; of a sale to come, today.
 * @throws RangeError when the quantity is not a whole number above zero, or the tick not positive: bugs in the caller.
 */
export function breakEvenPrice(position: SoldPosition, tariff: Tariff = sandboxTariff): Paise {
  const { paid, quantity, tickSize, ...trade } = position;
  if (!Number.isSafeInteger(quantity) || quantity <= 0) {
    throw new RangeError(`quantity must be a whole number above zero, got ${quantity}`);
  }
  if (tickSize <= 0) throw new RangeError(`the tick size must be positive, got ${tickSize}`);
  const priceOf = (ticks: number) => fromPaise(ticks * tickSize);
  const proceeds = (ticks: number) =>
    orderCost({ ...trade, side: 'SELL', price: priceOf(ticks), quantity }, tariff).cash;
  if (paid <= 0) return noMoney;
  // What a sale brings in is never more than its value.
  const from = Math.floor(paid / (quantity * tickSize));
  const rise = quantity * tickSize;
  return priceOf(lowestFrom({ figure: proceeds, target: paid, setback: largestSetback, from, rise }));
}
