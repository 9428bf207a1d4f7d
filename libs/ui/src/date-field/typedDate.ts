import { parseDate, type CalendarDate } from '@internationalized/date';
import { isCalendarDay, toLatinDigits, typedDay, writtenDay } from '@wealth/domain';

/**
 * What the box shows for what was typed: Latin digits, and the strokes put in where a keypad has none ("140319" is
 * "14/03/19"). Text that is on its way to no date is left as it is.
 */
export function typedDate(text: string): string {
  const latin = toLatinDigits(text);
  const isOnItsWay = /^\d{5,8}$/.test(latin) || /^\d{2}\/\d{3,6}$/.test(latin);
  if (!isOnItsWay) return latin;
  const digits = latin.replace('/', '');
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter((part) => part !== '').join('/');
}

/** What the field reports of a text: the day as YYYY-MM-DD, else the text itself, trimmed. */
export function reportedDate(text: string): string {
  return typedDay(text) ?? text.trim();
}

/** What the box shows of a value that nobody is typing: 14/03/1991, else the text itself. */
export function shownDate(value: string): string {
  return isCalendarDay(value) ? writtenDay(value) : value;
}

/** A day of the calendar, or null for anything but an existing YYYY-MM-DD. */
export function readDate(text: string | undefined): CalendarDate | null {
  return text !== undefined && isCalendarDay(text) ? parseDate(text) : null;
}
