import Big from 'big.js';

/** Below so many percentage points a rate says nothing; in rupees a crore it does. */
const smallestRate = '0.00001';
/** Rupees of a crore that one percentage point is. */
const perPoint = 100_000;

/**
 * A rate that is too small to be read as a percentage, in rupees for each crore of value: ₹0.01 a crore. Null for a rate that
 * can be read.
 *
 * @param percent - Percentage points, as the rule of a charge has them.
 */
export function perCrore(percent: string): Big | null {
  const rate = Big(percent);
  return rate.gt(0) && rate.lt(smallestRate) ? rate.times(perPoint) : null;
}
