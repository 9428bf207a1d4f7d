import type { DayTerms } from '../contract/contract.ts';
import { bandOf } from '../plan/dayOutline.ts';
import { volatilityRow } from '../plan/priceRows.ts';
import type { Timeline } from '../day/Timeline.ts';

/**
 * What the close of a day says of a later one, the next on which something is traded.
 *
 * @param days - The day of the quotes, whose trading is over, and the later one.
 * @returns null of what is no share.
 */
export function termsAfter(
  timeline: Timeline,
  row: number,
  [day, later]: readonly [number, number],
): DayTerms | null {
  if (row >= volatilityRow) return null;
  const { plan } = timeline;
  // By the day as it was traded: clients' trades of the day are kept at its end, and count already.
  const close = timeline.share(row, day).officialClose();
  const previousClose = timeline.inSharesOf(row, close, { from: day, to: later });
  const tick = plan.tick(row, later);
  const { lower, upper } = bandOf(plan.rowAt(row), previousClose, tick);
  return {
    previousClose: previousClose / 100,
    tickSize: tick / 100,
    lowerBand: lower / 100,
    upperBand: upper / 100,
  };
}
