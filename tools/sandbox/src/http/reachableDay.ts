import { isCalendarDay, istInstant, calendarDay, type CalendarDay } from '@wealth/domain';

/** A year before the last day that a text of ours can name: days are counted on from what a request names. */
const last = calendarDay('9998-12-31');
const lastInstant = istInstant(last);

/** Whether a text of a request is a day that can be counted with. */
export function isReachableDay(text: string): text is CalendarDay {
  return isCalendarDay(text) && text <= last;
}

/** Whether an instant of a request (epoch milliseconds) can be counted with, and written as a time again. */
export function isReachable(instant: number): boolean {
  return instant <= lastInstant;
}
