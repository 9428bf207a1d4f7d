/** So many for so many: of a split and a bonus shares after it for shares before, else new shares for shares held. */
export interface ShareRatio {
  after: number;
  before: number;
}

/** A part of one share: `numerator` of `denominator`, below one. */
export interface ShareFraction {
  numerator: number;
  denominator: number;
}

const isCount = (value: number) => Number.isSafeInteger(value) && value > 0;

/** @throws RangeError when it is no ratio of two whole numbers above zero: a bug in the caller. */
export function checkRatio({ after, before }: ShareRatio): void {
  if (!isCount(after) || !isCount(before)) throw new RangeError(`no ratio of shares: ${after} for ${before}`);
}

function greatestDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestDivisor(other, one % other);
}

/** A fraction in its lowest terms; null for nothing. @param numerator - Below the denominator. */
export function fractionOf(numerator: number, denominator: number): ShareFraction | null {
  if (numerator === 0) return null;
  const divisor = greatestDivisor(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

/** Whole shares that a holding gives by a ratio, and the fraction that is left over: once a holding and event, not a lot. */
export function sharesBy(
  quantity: number,
  ratio: ShareRatio,
): { whole: number; fraction: ShareFraction | null } {
  checkRatio(ratio);
  const parts = BigInt(quantity) * BigInt(ratio.after);
  const denominator = BigInt(ratio.before);
  return {
    whole: Number(parts / denominator),
    fraction: fractionOf(Number(parts % denominator), ratio.before),
  };
}
