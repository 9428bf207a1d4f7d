import { addDays, isCalendarDay, type CalendarDay } from '../calendar/calendarDay.ts';

/** Ranges that end today; ALL begins with the first trade. */
export type ReturnRange = '1W' | '1M' | '3M' | '6M' | '1Y' | 'ALL';

export interface DayRange {
  from: CalendarDay;
  to: CalendarDay;
}

/** The same day so many months earlier; the last of its month where there is no such day. */
function monthsBefore(day: CalendarDay, count: number): CalendarDay {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 - count;
  const month = `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
  for (let last = Number(day.slice(8)); ; last -= 1) {
    const same = `${month}-${String(last).padStart(2, '0')}`;
    if (isCalendarDay(same)) return same;
  }
}

const monthsOf = { '1M': 1, '3M': 3, '6M': 6, '1Y': 12 } as const;

/** The first day of a range that ends on a day: the one after the same day a week, a month or a year before. */
function firstDayOf(range: Exclude<ReturnRange, 'ALL'>, today: CalendarDay): CalendarDay {
  return addDays(range === '1W' ? addDays(today, -7) : monthsBefore(today, monthsOf[range]), 1);
}

/**
 * The days that a question is about, as far as there are any: none before the first trade, none after today.
 *
 * @param firstDay - Of the first trade.
 * @returns null where no day is left.
 */
export function daysInRange(
  asked: { range?: ReturnRange | undefined; from?: CalendarDay | undefined; to?: CalendarDay | undefined },
  { firstDay, today }: { firstDay: CalendarDay; today: CalendarDay },
): DayRange | null {
  const { range = 'ALL' } = asked;
  const wanted = asked.from ?? (range === 'ALL' ? firstDay : firstDayOf(range, today));
  const from = wanted < firstDay ? firstDay : wanted;
  const to = asked.to !== undefined && asked.to < today ? asked.to : today;
  return from > to ? null : { from, to };
}
