import Big from 'big.js';
import { fromPaise, fromWire } from '../money/paise.ts';

// Bounds of ours, far beyond any order of a client and far within what is counted exactly: assumptions.

/** Units of one order. */
export const largestQuantity = 1_000_000_000;

/** One crore of rupees a unit. */
export const largestPrice = fromWire(10_000_000);

/** Ten thousand crore of rupees. */
export const largestValue = fromWire(100_000_000_000);

/** What an order has to be worth at least, a rule of the platform. */
export const minimumTradeRules = [
  {
    effectiveFrom: '2024-10-01',
    minimum: fromPaise(1_900_000),
    source: 'Minimum trade amount of the platform, INR',
  },
] as const;

/** How long a GTT waits for its trigger. */
export const gttRules = [
  { effectiveFrom: '2024-10-01', days: 365, source: "Assumption: brokers' help pages" },
] as const;

/** A dividend from this share of the last close (percent) is out of the ordinary, and GTTs end with it as with a split. */
export const extraordinaryDividendRules = [
  {
    effectiveFrom: '2024-10-01',
    percent: 2,
    source: 'Assumption: as clearing corporations adjust derivatives',
  },
] as const;

/**
 * The price that a field or the wire holds, as a check counts it.
 *
 * @param rupees - Any number; null for nothing typed.
 * @returns Paise, with a part of one where the price is finer, which no tick takes; null for nothing and no number.
 */
export function typedPaise(rupees: number | null): number | null {
  if (rupees === null || !Number.isFinite(rupees)) return null;
  // Big reads the shortest decimals of the number, which are what was typed: 1.15 * 100 is 114.99999999999999.
  return Big(rupees).times(100).toNumber();
}
