import { calendarDay, isTradingDay, marketCalendar, type CalendarDay } from '@wealth/domain';

const dayMs = 86_400_000;
/** What the clock of the sandbox can reach, and a few years around it for charts. */
const firstDay = Date.parse('1996-01-01T00:00:00Z') / dayMs;
const lastDay = Date.parse('2102-12-31T00:00:00Z') / dayMs;

/** Days since 1 January 1970: what the engine counts with, since texts are slow. */
export function dayNumberOf(day: CalendarDay): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

export function calendarDayOf(number: number): CalendarDay {
  return calendarDay(new Date(number * dayMs).toISOString().slice(0, 10));
}

const istOffsetMs = 19_800_000;

/** Epoch milliseconds of midnight in India: as `istInstant`, without a text. */
export function midnightOf(number: number): number {
  return number * dayMs - istOffsetMs;
}

/** The day in India of an instant. */
export function dayNumberAt(instant: number): number {
  return Math.floor((instant + istOffsetMs) / dayMs);
}

const knownYears = new Set(marketCalendar.map(({ year }) => year));

/** Weekend days with trading: like any weekend they lie between their neighbours, so that no later day has other prices. */
const extraDays = new Set(
  marketCalendar.flatMap(({ extraTradingDays }) =>
    extraTradingDays.map(({ day }) => dayNumberOf(calendarDay(day))),
  ),
);

/** The calendar is asked only for years that it knows: every other one is its weekdays. */
function isCountedDay(number: number): boolean {
  if (extraDays.has(number)) return false;
  const year = new Date(number * dayMs).getUTCFullYear();
  if (knownYears.has(year)) return isTradingDay(calendarDayOf(number));
  const weekday = (number + 4) % 7;
  return weekday !== 0 && weekday !== 6;
}

/** Number of trading days up to and with each day, without the extra ones. */
const counts = new Int32Array(lastDay - firstDay + 2);
for (let number = firstDay, count = 0; number <= lastDay; number += 1) {
  if (isCountedDay(number)) count += 1;
  counts[number - firstDay] = count;
}

function countAt(number: number): number {
  return counts[Math.min(Math.max(number, firstDay), lastDay) - firstDay] ?? 0;
}

function isCounted(number: number): boolean {
  return countAt(number) > countAt(number - 1);
}

export function isTradingDayNumber(number: number): boolean {
  return isCounted(number) || extraDays.has(number);
}

/** The nearest trading day before a day. */
export function tradingDayBefore(number: number): number {
  let day = number - 1;
  while (!isTradingDayNumber(day) && day > firstDay) day -= 1;
  return day;
}

/** The nearest trading day after a day. */
export function tradingDayAfter(number: number): number {
  let day = number + 1;
  while (!isTradingDayNumber(day) && day < lastDay) day += 1;
  return day;
}

/**
 * Counts trading days; a day between two of them lies in between. From one day to the next, and over any
 * weekend, it grows by at most 1: that bounds how far a price can move.
 */
export function tradingIndex(number: number): number {
  if (isCounted(number)) return countAt(number);
  let before = number;
  while (!isCounted(before) && before > firstDay) before -= 1;
  let after = number;
  while (!isCounted(after) && after < lastDay) after += 1;
  return countAt(number) + (number - before) / (after - before);
}

const lastOfMonths = new Map<number, number>();

/** The last trading day of the month before a day's month. */
export function lastTradingDayOfMonthBefore(number: number): number {
  const ready = lastOfMonths.get(number);
  if (ready !== undefined) return ready;
  const found = findLastOfMonthBefore(number);
  lastOfMonths.set(number, found);
  return found;
}

function findLastOfMonthBefore(number: number): number {
  const date = new Date(number * dayMs);
  return tradingDayBefore(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / dayMs);
}
