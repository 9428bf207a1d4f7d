import { addDays, weekdayOf, type CalendarDay } from './calendarDay.ts';
import { marketCalendar, type CalendarYear, type SpecialSession } from './marketCalendar.ts';

export type CalendarStatus = CalendarYear['status'] | 'unknown';

/** Holidays come in ones and twos; a longer search means a broken calendar. */
const longestClosureDays = 30;

function yearOf(day: CalendarDay, calendar: readonly CalendarYear[]): CalendarYear | undefined {
  const year = Number(day.slice(0, 4));
  return calendar.find((candidate) => candidate.year === year);
}

/** Days kept of each question: more than anybody looks at in one go. */
const mostKept = 5_000;

type OfDay<Answer> = (day: CalendarDay, calendar: readonly CalendarYear[]) => Answer;

/** Keeps what is found by the calendar in force: an order asks a dozen times for the same few days. */
function remembered<Answer>(find: OfDay<Answer>): OfDay<Answer> {
  const kept = new Map<CalendarDay, { answer: Answer }>();
  return (day, calendar) => {
    if (calendar !== marketCalendar) return find(day, calendar);
    const known = kept.get(day);
    if (known) return known.answer;
    const answer = find(day, calendar);
    if (kept.size >= mostKept) kept.clear();
    kept.set(day, { answer });
    return answer;
  };
}

/** How sure the calendar is of a day: tell the client when it is not `published`. */
export function calendarStatus(day: CalendarDay, calendar = marketCalendar): CalendarStatus {
  return yearOf(day, calendar)?.status ?? 'unknown';
}

/** The special session of a day with known hours, or null. */
export function specialSessionOn(day: CalendarDay, calendar = marketCalendar): SpecialSession | null {
  const session = yearOf(day, calendar)?.specialSessions.find((candidate) => candidate.day === day);
  return session?.hours ? session : null;
}

/** Whether a day of the weekend trades in the hours of any other day. */
function isExtraTradingDay(day: CalendarDay, calendar: readonly CalendarYear[]): boolean {
  return yearOf(day, calendar)?.extraTradingDays.some((extra) => extra.day === day) ?? false;
}

/** The name of the holiday (weekend or not), special session or extra day of trading of a day, or null. */
export function holidayName(day: CalendarDay, calendar = marketCalendar): string | null {
  const year = yearOf(day, calendar);
  if (!year) return null;
  const { tradingHolidays, weekendHolidays, specialSessions, extraTradingDays } = year;
  const rows = [...tradingHolidays, ...weekendHolidays, ...specialSessions, ...extraTradingDays];
  return rows.find((row) => row.day === day)?.name ?? null;
}

/** Whether the exchanges trade on a day: weekdays that are no holiday, special sessions with known hours, extra days. */
export function isTradingDay(day: CalendarDay, calendar = marketCalendar): boolean {
  return tradesOn(day, calendar);
}

const tradesOn = remembered((day, calendar) => {
  if (specialSessionOn(day, calendar) || isExtraTradingDay(day, calendar)) return true;
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6) return false;
  return !yearOf(day, calendar)?.tradingHolidays.some((holiday) => holiday.day === day);
});

/**
 * Whether trades can settle on a day: trading days without the settlement holidays, and without special sessions and
 * extra days, which fall on days when banks are closed (assumption: general knowledge).
 */
export function isSettlementDay(day: CalendarDay, calendar = marketCalendar): boolean {
  if (!isTradingDay(day, calendar) || isBankClosedOn(day, calendar)) return false;
  return !yearOf(day, calendar)?.settlementHolidays.some((holiday) => holiday.day === day);
}

function isBankClosedOn(day: CalendarDay, calendar: readonly CalendarYear[]): boolean {
  return specialSessionOn(day, calendar) !== null || isExtraTradingDay(day, calendar);
}

/** Why nothing settles on a day. */
export interface Closure {
  kind: 'weekend' | 'tradingHoliday' | 'settlementHoliday' | 'specialSession';
  /** Null of a weekend without a holiday. */
  name: string | null;
}

/** @throws RangeError when the day is one of settlement: a bug in the caller. */
export function closureOn(day: CalendarDay, calendar = marketCalendar): Closure {
  if (isSettlementDay(day, calendar)) throw new RangeError(`${day} is a day of settlement`);
  const settlement = yearOf(day, calendar)?.settlementHolidays.find((holiday) => holiday.day === day);
  if (settlement) return { kind: 'settlementHoliday', name: settlement.name };
  const name = holidayName(day, calendar);
  if (isBankClosedOn(day, calendar)) return { kind: 'specialSession', name };
  const isWeekend = [0, 6].includes(weekdayOf(day));
  return { kind: isWeekend ? 'weekend' : 'tradingHoliday', name };
}

/** The day itself if it is a trading day, else the next one. */
export function tradingDayFrom(day: CalendarDay, calendar = marketCalendar): CalendarDay {
  return isTradingDay(day, calendar) ? day : nextTradingDay(day, calendar);
}

/** The first trading day after a day. */
export function nextTradingDay(day: CalendarDay, calendar = marketCalendar): CalendarDay {
  return findNext(day, calendar);
}

const findNext = remembered((day, calendar) =>
  search(day, 1, (candidate) => isTradingDay(candidate, calendar)),
);

/** The last trading day before a day. */
export function previousTradingDay(day: CalendarDay, calendar = marketCalendar): CalendarDay {
  return search(day, -1, (candidate) => isTradingDay(candidate, calendar));
}

/**
 * The day a trade settles: T+1, which moves on over settlement holidays (trading on 18 February
 * 2026 settles on the 20th).
 *
 * @throws RangeError when the trade's day is not a trading day: a bug in the caller.
 */
export function settlesOn(tradeDay: CalendarDay, calendar = marketCalendar): CalendarDay {
  return findSettlement(tradeDay, calendar);
}

const findSettlement = remembered((tradeDay, calendar) => {
  if (!isTradingDay(tradeDay, calendar)) throw new RangeError(`${tradeDay} is not a trading day`);
  return search(tradeDay, 1, (candidate) => isSettlementDay(candidate, calendar));
});

function search(from: CalendarDay, direction: 1 | -1, matches: (day: CalendarDay) => boolean): CalendarDay {
  let day = from;
  for (let steps = 0; steps < longestClosureDays; steps += 1) {
    day = addDays(day, direction);
    if (matches(day)) return day;
  }
  throw new RangeError(`no such day within ${longestClosureDays} days of ${from}`);
}
