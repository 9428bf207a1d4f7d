import type { Holding } from '@wealth/api-sdk/model';

/** The holdings that are worth most, at the server's prices: rows that jump about with every tick cannot be read. */
export function largestHoldings(holdings: readonly Holding[], count: number): Holding[] {
  return holdings.toSorted((left, right) => right.value - left.value).slice(0, count);
}
