import { addDays, calendarDay, type CalendarDay } from '../calendar/calendarDay.ts';
import { sumOf } from '../money/arithmetic.ts';
import { noMoney, type Paise } from '../money/paise.ts';

/** The first day of the week of a day. */
export function mondayOf(day: string): CalendarDay {
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return addDays(calendarDay(day), -weekday);
}

/**
 * What the days of each week come to, by its Monday: of a month the weeks add up to it, since a week that it shares with
 * another one has the days that are given only.
 */
export function weekSums(days: ReadonlyArray<{ day: string; gain: Paise }>): ReadonlyMap<CalendarDay, Paise> {
  const sums = new Map<CalendarDay, Paise>();
  for (const { day, gain } of days) {
    const monday = mondayOf(day);
    sums.set(monday, sumOf([sums.get(monday) ?? noMoney, gain]));
  }
  return sums;
}
