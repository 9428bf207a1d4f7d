import { minus, sharePercent, sumOf, toRupees, valueOf, type Paise } from '@wealth/domain';

interface Prices {
  lastPrice: Paise | null;
  /** All that is held, at its last prices. */
  holdingsValue: Paise | null;
}

/** Of a single share that rises, the last price is newer than what all that is held was worth: no part is larger than all. */
function weightOf(part: Paise, whole: Paise): number {
  if (whole <= 0) return part > 0 ? 100 : 0;
  return Math.min(100, Number(sharePercent(part, whole)));
}

/**
 * What a share weighs in the holdings before and after an order, in percent, both at the last price.
 *
 * @param units - Of the share, now and after the order.
 * @returns null where nobody knows its price or what is held.
 */
export function weightsOf(units: { now: number; after: number }, { lastPrice, holdingsValue }: Prices) {
  if (lastPrice === null || holdingsValue === null) return null;
  const worth = (quantity: number) => valueOf(toRupees(lastPrice), quantity);
  const [now, after] = [worth(units.now), worth(units.after)];
  return {
    now: weightOf(now, holdingsValue),
    after: weightOf(after, minus(sumOf([holdingsValue, after]), now)),
  };
}
