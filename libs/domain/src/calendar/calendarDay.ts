declare const calendarDayBrand: unique symbol;

/** A day of the calendar in India, YYYY-MM-DD; sorts as text. */
export type CalendarDay = string & { readonly [calendarDayBrand]: 'CalendarDay' };

const dayMs = 86_400_000;
/** India has one zone, UTC+05:30, and no summer time. */
const istOffsetMs = 19_800_000;
const minuteMs = 60_000;

const daysOfMonth = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Reckoned by hand: a day's prices ask it thousands of times, and a parsed date costs ten times as much. */
export function isCalendarDay(text: string): text is CalendarDay {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const year = Number(text.slice(0, 4));
  const month = Number(text.slice(5, 7));
  const day = Number(text.slice(8));
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last = month === 2 && isLeapYear ? 29 : (daysOfMonth[month - 1] ?? 0);
  return day >= 1 && day <= last;
}

/** @throws RangeError when the text is not a day that exists: a bug in the caller. */
export function calendarDay(text: string): CalendarDay {
  if (!isCalendarDay(text)) throw new RangeError(`not a calendar day: ${text}`);
  return text;
}

/** The day that was asked for last: most instants that come after another are of the same one. */
let lastDay: { number: number; day: CalendarDay } | null = null;

/** The day it is in India at an instant (epoch milliseconds). */
export function istDay(instant: number): CalendarDay {
  const number = Math.floor((instant + istOffsetMs) / dayMs);
  if (lastDay?.number === number) return lastDay.day;
  const day = calendarDay(new Date(instant + istOffsetMs).toISOString().slice(0, 10));
  lastDay = { number, day };
  return day;
}

/** Milliseconds since midnight in India, 0 to 86,399,999. */
export function istTimeOfDayMs(instant: number): number {
  return (((instant + istOffsetMs) % dayMs) + dayMs) % dayMs;
}

/**
 * The instant (epoch milliseconds) of a wall-clock time in India.
 *
 * @param minuteOfDay - Minutes since midnight; 1440 is the end of the day.
 */
export function istInstant(day: CalendarDay, minuteOfDay = 0): number {
  return Date.parse(`${day}T00:00:00Z`) - istOffsetMs + minuteOfDay * minuteMs;
}

/** ISO 8601 with the offset of India, to the second: 2026-11-19T14:32:07+05:30. */
export function toIstIso(instant: number): string {
  const whole = Math.floor(instant);
  return `${istDay(whole)}T${clockText(whole)}+05:30`;
}

/** As `toIstIso`, to the millisecond: 2026-11-19T14:32:07.250+05:30. */
export function toIstIsoMs(instant: number): string {
  const whole = Math.floor(instant);
  const milliseconds = padded(istTimeOfDayMs(whole) % 1_000, 3);
  return `${istDay(whole)}T${clockText(whole)}.${milliseconds}+05:30`;
}

const padded = (value: number, length: number) => String(value).padStart(length, '0');

/** The wall-clock time in India at a whole instant, to the second. Reckoned by hand: each quote of each round names its trade's. */
function clockText(instant: number): string {
  const seconds = Math.floor(istTimeOfDayMs(instant) / 1_000);
  const [hour, minute] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  return `${padded(hour, 2)}:${padded(minute, 2)}:${padded(seconds % 60, 2)}`;
}

/** Every month has as many. */
const shortestMonth = 28;

/** The day `count` days later; earlier when negative. Within a month it is reckoned by hand, as it is asked for thousands of times. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const ofMonth = Number(day.slice(8)) + count;
  if (ofMonth >= 1 && ofMonth <= shortestMonth) return calendarDay(`${day.slice(0, 8)}${padded(ofMonth, 2)}`);
  return calendarDay(new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10));
}

/** 0 is Sunday, 6 is Saturday. */
export function weekdayOf(day: CalendarDay): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** Calendar days from one day to a later one. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}
