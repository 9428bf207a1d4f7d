import { addDays, calendarDay, isCalendarDay, type CalendarDay } from './calendarDay.ts';

const monthsAYear = 12;

/** A month counted from the year 0, as YYYY-MM. */
function monthName(months: number): string {
  const year = String(Math.floor(months / monthsAYear)).padStart(4, '0');
  return `${year}-${String((months % monthsAYear) + 1).padStart(2, '0')}`;
}

/** The same day some months later, earlier when negative; the last of its month where there is no such day. */
export function addMonths(day: CalendarDay, count: number): CalendarDay {
  const months = Number(day.slice(0, 4)) * monthsAYear + Number(day.slice(5, 7)) - 1 + count;
  const same = `${monthName(months)}-${day.slice(8)}`;
  return isCalendarDay(same) ? same : addDays(calendarDay(`${monthName(months + 1)}-01`), -1);
}
