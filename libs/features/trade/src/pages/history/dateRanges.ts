import { addDays, calendarDay, type CalendarDay } from '@wealth/domain';
import type { OrderSearch } from '@wealth/hrefs';

/** What can be chosen of the time in one press. */
export interface DateRange {
  id: 'all' | 'today' | 'month' | `year-${number}`;
  /** Of a tax year the calendar year in which it begins. */
  taxYear?: number;
  /** The days of the address; absent for all that there is. */
  search: { from: CalendarDay | undefined; to: CalendarDay | undefined };
}

/** The tax years that are offered beside the present one. */
const earlierYears = 3;
const monthDays = 30;

/** A tax year begins on 1 April (Income-tax Act 2025, section 3; the financial years before it did too). */
function startOf(taxYear: number): CalendarDay {
  return calendarDay(`${taxYear}-04-01`);
}

/** The calendar year in which the tax year of a day begins. */
export function taxYearOf(day: CalendarDay): number {
  const year = Number(day.slice(0, 4));
  return day < startOf(year) ? year - 1 : year;
}

/** All that can be chosen on a day. */
export function dateRanges(today: CalendarDay): DateRange[] {
  const present = taxYearOf(today);
  const years = Array.from({ length: earlierYears + 1 }, (_, index): DateRange => {
    const taxYear = present - index;
    return {
      id: `year-${taxYear}`,
      taxYear,
      search: { from: startOf(taxYear), to: addDays(startOf(taxYear + 1), -1) },
    };
  });
  return [
    { id: 'all', search: { from: undefined, to: undefined } },
    { id: 'today', search: { from: today, to: today } },
    { id: 'month', search: { from: addDays(today, 1 - monthDays), to: today } },
    ...years,
  ];
}

/** The range that an address names; undefined where its days are of the client's own choice. */
export function rangeOf(search: OrderSearch, ranges: readonly DateRange[]): DateRange | undefined {
  return ranges.find((range) => range.search.from === search.from && range.search.to === search.to);
}
