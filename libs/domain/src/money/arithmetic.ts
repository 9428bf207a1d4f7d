import Big from 'big.js';
import { fromPaise, fromRupees, roundPaise, type MoneyRounding, type Paise } from './paise.ts';

/** To multiply by: a division of decimals takes many times as long. */
const aHundredth = Big('0.01');

/** The exact sum; 0 of nothing. */
export function sumOf(amounts: Iterable<Paise>): Paise {
  let total = 0;
  for (const amount of amounts) total += amount;
  return fromPaise(total);
}

/** `amount` less `deduction`; negative when the deduction is larger. */
export function minus(amount: Paise, deduction: Paise): Paise {
  return fromPaise(amount - deduction);
}

export function negated(amount: Paise): Paise {
  return fromPaise(0 - amount);
}

/**
 * A percentage of an amount, rounded once, to the paisa.
 *
 * @param percent - Percentage points: 18 or '0.00307' is that many per hundred. Text keeps it exact.
 */
export function percentOf(amount: Paise, percent: Big | string, rounding: MoneyRounding = 'nearest'): Paise {
  return roundPaise(Big(amount).times(percent).times(aHundredth), rounding);
}

/** A percentage of an amount, rounded once, to the whole rupee, as taxes on a contract note are. */
export function percentOfInRupees(amount: Paise, percent: Big | string): Paise {
  const rupees = Big(amount).times(percent).times(aHundredth).times(aHundredth);
  return fromRupees(rupees.round(0, Big.roundHalfUp));
}

/**
 * What `quantity` units at `price` come to, rounded to the paisa.
 *
 * @param price - Rupees per unit; up to 4 decimals.
 * @throws RangeError when the quantity is not a whole number of zero or more: a bug in the caller.
 */
export function valueOf(price: Big | number, quantity: number): Paise {
  if (!Number.isSafeInteger(quantity) || quantity < 0) {
    throw new RangeError(`quantity must be a whole number of zero or more, got ${quantity}`);
  }
  return fromRupees(Big(price).times(quantity));
}

/**
 * What `quantity` units at a price in whole paise come to, exactly.
 *
 * @throws RangeError when the quantity is not a whole number of zero or more, or the value is beyond 2^53 paise: bugs in the
 *   caller.
 */
export function valueAt(price: Paise, quantity: number): Paise {
  if (!Number.isSafeInteger(quantity) || quantity < 0) {
    throw new RangeError(`quantity must be a whole number of zero or more, got ${quantity}`);
  }
  return fromPaise(price * quantity);
}

/**
 * How much `value` lies above `base`, in percentage points with 2 decimals: 1.25 is 1.25 %.
 *
 * @returns null where there is nothing to compare with (base 0), never 0 or infinity.
 */
export function changePercent(value: Paise, base: Paise): Big | null {
  if (base === 0) return null;
  return Big(value - base)
    .div(Math.abs(base))
    .times(100)
    .round(2, Big.roundHalfUp);
}

/** Percentage points that `gain` is of what was paid, with two decimals; null where nothing was paid. */
export function gainPercent(invested: Paise, gain: Paise): Big | null {
  return changePercent(sumOf([invested, gain]), invested);
}

/** Percentage points that `part` is of `whole`, with one decimal; null where the whole is nothing. */
export function sharePercent(part: Paise, whole: Paise): Big | null {
  if (whole === 0) return null;
  return Big(part).div(whole).times(100).round(1, Big.roundHalfUp);
}
