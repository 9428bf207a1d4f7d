import { addDays, taxYearOf, type CalendarDay } from '@wealth/domain';
import type { ReturnDays, ReturnRangeName } from '@wealth/hrefs';

/** About how many days a range that ends today goes back. */
const daysOf: Record<ReturnRangeName, number> = { '1W': 7, '1M': 30, '3M': 91, '6M': 182, '1Y': 365 };
/** The tax years that are offered at most. */
const mostYears = 3;

/** What the server takes of days: none that begin after today. */
export type ReturnParams = Partial<Record<'from' | 'to', string>> & { range?: ReturnRangeName };

/**
 * What is asked of the server for the days of an address.
 *
 * @returns null for days that begin after today: there is nothing to ask for.
 */
export function returnParams({ range, from, to }: ReturnDays, today: CalendarDay): ReturnParams | null {
  if (range !== undefined) return { range };
  if (from !== undefined && from > today) return null;
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

/** Whether a client who first traded on this day has a range that long; before that is known, every range. */
export function hasRange(
  range: ReturnRangeName,
  firstDay: string | null | undefined,
  today: CalendarDay,
): boolean {
  if (firstDay === undefined) return true;
  return firstDay !== null && firstDay <= addDays(today, -daysOf[range]);
}

export interface TaxYearDays {
  /** 2026-27 */
  name: string;
  from: CalendarDay;
  to: CalendarDay;
}

/** The tax years from the present one back to that of the first trade, the newest first. */
export function taxYearsSince(firstDay: string | null | undefined, today: CalendarDay): TaxYearDays[] {
  const first = firstDay ?? today;
  const years: TaxYearDays[] = [];
  for (let day = today; years.length < mostYears;) {
    const { name, firstDay: from, lastDay: to } = taxYearOf(day);
    years.push({ name, from, to });
    if (first >= from) break;
    day = addDays(from, -1);
  }
  return years;
}
