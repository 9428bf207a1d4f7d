import { sumOf, type TaxedGain } from '@wealth/domain';

/** Gains, one for each day and term: in the order in which they come first. */
export function gainsByDay(gains: readonly TaxedGain[]): TaxedGain[] {
  const sums = new Map<string, TaxedGain>();
  for (const one of gains) {
    const key = `${one.soldOn} ${one.term}`;
    const before = sums.get(key);
    sums.set(key, before ? { ...one, gain: sumOf([before.gain, one.gain]) } : one);
  }
  return [...sums.values()];
}
