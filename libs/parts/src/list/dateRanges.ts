import { addDays, taxYearOf, type CalendarDay } from '@wealth/domain';
import type { RangeSearch } from '@wealth/hrefs';

/** What can be chosen of the time in one press. */
export interface DateRange {
  id: 'all' | 'today' | 'month' | `year-${string}`;
  /** The name of a tax year: 2026-27. */
  taxYear?: string;
  /** The days of the address; absent for all that there is. */
  search: { from: CalendarDay | undefined; to: CalendarDay | undefined };
}

/** The tax years that are offered beside the present one. */
const earlierYears = 3;
const monthDays = 30;

/** The present tax year and those before it, the newest first. */
function taxYears(today: CalendarDay): DateRange[] {
  const years: DateRange[] = [];
  let year = taxYearOf(today);
  for (let count = 0; count <= earlierYears; count += 1) {
    const { name, firstDay: from, lastDay: to } = year;
    years.push({ id: `year-${name}`, taxYear: name, search: { from, to } });
    year = taxYearOf(addDays(from, -1));
  }
  return years;
}

/** All that can be chosen on a day. */
export function dateRanges(today: CalendarDay): DateRange[] {
  return [
    { id: 'all', search: { from: undefined, to: undefined } },
    { id: 'today', search: { from: today, to: today } },
    { id: 'month', search: { from: addDays(today, 1 - monthDays), to: today } },
    ...taxYears(today),
  ];
}

/** The range that an address names; undefined where its days are of the client's own choice. */
export function rangeOf({ from, to }: RangeSearch, ranges: readonly DateRange[]): DateRange | undefined {
  return ranges.find(({ search }) => search.from === from && search.to === to);
}
