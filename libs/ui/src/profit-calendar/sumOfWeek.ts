import { fromWire, sumOf, type Paise } from '@wealth/domain';
import type { ProfitEntry } from './PeriodCell.tsx';

/** Beyond it rupees are no exact number of paise. */
const mostRupees = 1e13;

/**
 * What the days of a row come to: a week that two months share has the days of this one only, so that the weeks of a
 * month add up to it.
 *
 * @returns null where no day has a figure, or one has none that can be added: a part would pass for all of it.
 */
export function sumOfWeek(entries: ReadonlyArray<ProfitEntry | undefined>): Paise | null {
  const amounts = entries
    .filter((entry) => entry?.isClosed !== true)
    .map((entry) => entry?.amount ?? null)
    .filter((amount) => amount !== null);
  const canBeAdded = amounts.every((amount) => Math.abs(amount) < mostRupees);
  return amounts.length > 0 && canBeAdded ? sumOf(amounts.map(fromWire)) : null;
}
