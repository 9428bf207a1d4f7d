import type { CapClass } from './instrument.ts';

/**
 * The last rank of each class. Large and mid: SEBI, categorisation of schemes, 6 October 2017. Where small
 * ends is an assumption: SEBI knows no class below it, the index providers begin theirs near rank 750.
 */
const lastRanks: ReadonlyArray<readonly [CapClass, number]> = [
  ['large', 100],
  ['mid', 250],
  ['small', 750],
];

/** @param rank - 1 for the largest issuer. */
export function capClassOf(rank: number): CapClass {
  return lastRanks.find(([, last]) => rank <= last)?.[0] ?? 'micro';
}
