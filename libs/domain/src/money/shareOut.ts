import { fromPaise, noMoney, type Paise } from './paise.ts';

/**
 * Splits an amount in proportion to weights, so that the parts add up to it exactly: each gets its share rounded down,
 * and the paise that are left go to the largest remainders, the first of equals first. A negative amount is split as its
 * positive is.
 *
 * @param weights - Whole numbers of zero or more, such as quantities.
 * @returns As many parts as weights.
 * @throws RangeError when a weight is no such number, or there is an amount and nothing to put it on: bugs in the caller.
 */
export function shareOut(amount: Paise, weights: readonly number[]): Paise[] {
  if (!weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0)) {
    throw new RangeError(`weights must be whole numbers of zero or more, got ${weights.join(', ')}`);
  }
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (whole === 0n) {
    if (amount !== 0) throw new RangeError(`${amount} paise cannot be split over nothing`);
    return weights.map(() => noMoney);
  }
  const sign = amount < 0 ? -1 : 1;
  const total = BigInt(Math.abs(amount));
  // In whole numbers of any size: an amount times a quantity goes beyond the safe integers.
  const shares = weights.map((weight, at) => {
    const product = total * BigInt(weight);
    return { at, paise: Number(product / whole), remainder: product % whole };
  });
  const left = Math.abs(amount) - shares.reduce((sum, { paise }) => sum + paise, 0);
  const lucky = new Set(
    shares
      .toSorted((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1))
      .slice(0, left)
      .map(({ at }) => at),
  );
  return shares.map(({ at, paise }) => fromPaise(sign * (paise + (lucky.has(at) ? 1 : 0))));
}
