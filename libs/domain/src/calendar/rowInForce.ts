import type { CalendarDay } from './calendarDay.ts';

/**
 * The newest row that has begun on a day, of a table sorted by `effectiveFrom` (YYYY-MM-DD).
 *
 * @throws RangeError when the day lies before the first row: the table must be extended.
 */
export function rowInForce<Row extends { effectiveFrom: string }>(
  rows: readonly Row[],
  on: CalendarDay,
): Row {
  const row = rows.findLast(({ effectiveFrom }) => effectiveFrom <= on);
  if (!row) throw new RangeError(`no rule in force on ${on}`);
  return row;
}
