import { istTimeOfDayMs } from '@wealth/domain';

/** Milliseconds of the day in India at which continuous trading begins, and the closing auction has its price: 09:15 and 15:35. */
const opensAtMs = (9 * 60 + 15) * 60_000;
const closesAtMs = (15 * 60 + 35) * 60_000;

/**
 * How much of the trading day is over at this moment, 0 to 1: what puts the lines of different instruments on one
 * clock. Outside of its hours the day is over; a market that trades at any hour has no other end.
 *
 * @param time - ISO 8601, of a quote.
 */
export function dayRatioAt(time: string): number {
  const ofDay = istTimeOfDayMs(Date.parse(time));
  const ratio = (ofDay - opensAtMs) / (closesAtMs - opensAtMs);
  return ratio > 0 && ratio < 1 ? ratio : 1;
}
