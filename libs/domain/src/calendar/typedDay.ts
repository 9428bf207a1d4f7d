import { toLatinDigits } from '../digits/latinDigits.ts';
import { isCalendarDay, type CalendarDay } from './calendarDay.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthNames =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;

// Day first, as India writes it; the year first only with four digits and something between.
const dayFirst = /^(\d{1,2})\s*[-/.\s]\s*(\d{1,2})\s*[-/.\s]\s*(\d{4})$/;
const dayFirstTogether = /^(\d{2})(\d{2})(\d{4})$/;
const yearFirst = /^(\d{4})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{1,2})$/;
const withName = /^(\d{1,2})[-\s/.]*([a-z]+)[-\s/.,]*(\d{4})$/;

function dayOf(year = '', month = '', day = ''): CalendarDay | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(text) ? text : null;
}

function numberOfMonth(name = ''): string {
  return monthNames.test(name) ? String(months.indexOf(name.slice(0, 3)) + 1) : '';
}

/**
 * The day that somebody has typed: 14/03/1991, with dots, dashes or blanks too, 14031991, 1991-03-14 or 14 Mar 1991, in
 * the digits of any Indian script.
 *
 * @returns null for anything that is not, or not yet, a day that exists.
 */
export function typedDay(typed: string): CalendarDay | null {
  const text = toLatinDigits(typed).trim().toLowerCase();
  const inDigits = dayFirst.exec(text) ?? dayFirstTogether.exec(text);
  if (inDigits) return dayOf(inDigits[3], inDigits[2], inDigits[1]);
  const byYear = yearFirst.exec(text);
  if (byYear) return dayOf(byYear[1], byYear[2], byYear[3]);
  const named = withName.exec(text);
  return named ? dayOf(named[3], numberOfMonth(named[2]), named[1]) : null;
}

/** 14/03/1991, as India writes a day. */
export function writtenDay(day: CalendarDay): string {
  return `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;
}
