import { addDays, calendarDay, isCalendarDay, type CalendarDay } from '../calendar/calendarDay.ts';

const monthsAYear = 12;
const padded = (value: number) => String(value).padStart(2, '0');

/** The same day so many months later; where that month has no such day, its last one. */
export function monthsLater(day: CalendarDay, count: number): CalendarDay {
  const months = Number(day.slice(0, 4)) * monthsAYear + Number(day.slice(5, 7)) - 1 + count;
  const month = `${Math.floor(months / monthsAYear)}-${padded((months % monthsAYear) + 1)}`;
  const same = `${month}-${day.slice(8)}`;
  if (isCalendarDay(same)) return same;
  const after = months + 1;
  const first = `${Math.floor(after / monthsAYear)}-${padded((after % monthsAYear) + 1)}-01`;
  return addDays(calendarDay(first), -1);
}
