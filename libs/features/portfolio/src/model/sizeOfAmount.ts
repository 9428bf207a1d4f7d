import Big from 'big.js';

/** An amount without its sign, for a sentence that says in words which way it went. Rupees, exact. */
export function sizeOfAmount(rupees: number): Big {
  return Big(rupees).abs();
}

/** Percentage points between two percentages, without a sign. */
export function pointsBetween(percent: number, other: number): Big {
  return Big(percent).minus(other).abs();
}
