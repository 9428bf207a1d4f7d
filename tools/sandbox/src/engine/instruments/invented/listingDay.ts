import { addDays, calendarDay, isTradingDay, weekdayOf, type CalendarDay } from '@wealth/domain';
import { noiseAt } from '../../noise/noise.ts';

/** How many of the generated issuers come to the market late, counted from the last one. */
const upcomingCount = 48;
const recentCount = 36;
/** Days between two listings that are still to come: about two a month. */
const upcomingEveryDays = 14;
const firstUpcoming = calendarDay('2026-12-02');
const recentEveryDays = 9;
const newestRecent = calendarDay('2026-11-18');
const oldestYear = 1995;
const newestYear = 2023;

function firstTradingDayFrom(day: CalendarDay): CalendarDay {
  let candidate = day;
  while (!isTradingDay(candidate)) candidate = addDays(candidate, 1);
  return candidate;
}

/** The table of holidays does not reach back to those years. */
function weekdayFrom(day: CalendarDay): CalendarDay {
  const weekday = weekdayOf(day);
  if (weekday === 6) return addDays(day, 2);
  return weekday === 0 ? addDays(day, 1) : day;
}

/**
 * The day an issuer was listed: the late ones fill first the listings to come and then those of the last
 * year; everybody else has been there for years.
 *
 * @param lateNumber - Running number among the late ones, or null.
 */
export function listingDay(lateNumber: number | null, key: number): CalendarDay {
  if (lateNumber === null) {
    const year = oldestYear + Math.floor(noiseAt(key) * (newestYear - oldestYear + 1));
    const dayOfYear = Math.floor(noiseAt(key + 1) * 365);
    return weekdayFrom(addDays(calendarDay(`${year}-01-01`), dayOfYear));
  }
  if (lateNumber < upcomingCount) {
    return firstTradingDayFrom(addDays(firstUpcoming, lateNumber * upcomingEveryDays));
  }
  const days = (lateNumber - upcomingCount) * recentEveryDays;
  return firstTradingDayFrom(addDays(newestRecent, -days));
}

export const lateCount = upcomingCount + recentCount;
