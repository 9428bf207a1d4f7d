import { calendarDay, isCalendarDay, type CalendarDay } from '@wealth/domain';

/** Years of age, counted in completed years. */
const minimumAge = 18;
/** Years: the least age of a client. */
const earliestYear = 1900;

/** The first day that a calendar may offer. */
export const earliestBirthday: CalendarDay = calendarDay(`${earliestYear}-01-01`);

/** A day that exists, written YYYY-MM-DD, not before 1900. */
export function isDateOfBirth(text: string): text is CalendarDay {
  return isCalendarDay(text) && text >= earliestBirthday;
}

/** The day `minimumAge` years before, its month and day kept: no day of the calendar where that is 29 February. */
function yearsBefore(today: CalendarDay): string {
  return `${Number(today.slice(0, 4)) - minimumAge}${today.slice(4)}`;
}

/**
 * Whether somebody is 18: the 18th birthday passes, and who was born on 29 February is 18 on 1 March.
 *
 * @param today - The day in Asia/Kolkata by the server's clock.
 */
export function isOfAge(birthday: CalendarDay, today: CalendarDay): boolean {
  return birthday <= yearsBefore(today);
}

/** The last day of birth of somebody who is 18 today. */
export function latestBirthday(today: CalendarDay): CalendarDay {
  const day = yearsBefore(today);
  return calendarDay(isCalendarDay(day) ? day : day.replace(/29$/, '28'));
}
