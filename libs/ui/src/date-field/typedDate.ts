import { parseDate, type CalendarDate } from '@internationalized/date';
import { toLatinDigits } from '../internal/latinDigits.ts';

/**
 * What the box shows for what was typed: Latin digits, and the hyphens put in where a keypad has none ("200803" is
 * "2008-03"). Text that is on its way to no date is left as it is.
 */
export function typedDate(text: string): string {
  const latin = toLatinDigits(text);
  const isOnItsWay = /^\d{5,8}$/.test(latin) || /^\d{4}-\d{3,4}$/.test(latin);
  if (!isOnItsWay) return latin;
  const digits = latin.replace('-', '');
  return [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter((part) => part !== '').join('-');
}

/** A day of the calendar, or null for anything but an existing YYYY-MM-DD. */
export function readDate(text: string | undefined): CalendarDate | null {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  try {
    return parseDate(text);
  } catch {
    return null;
  }
}
