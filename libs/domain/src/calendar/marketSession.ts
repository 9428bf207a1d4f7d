import { istDay, istInstant, istTimeOfDayMs, type CalendarDay } from './calendarDay.ts';
import { marketCalendar } from './marketCalendar.ts';
import { rowInForce } from './rowInForce.ts';
import {
  auctionClosingTimetable,
  blockWindows,
  openingTimetables,
  plainClosingTimetables,
  type BlockWindow,
  type SessionPhase,
  type TimetableRow,
} from './sessionTimetable.ts';
import { isTradingDay, nextTradingDay, specialSessionOn } from './tradingDays.ts';

export interface SessionOptions {
  /** Whether the share has derivatives and closes in the auction; false on BSE. */
  isCasEligible: boolean;
}

export interface MarketSession {
  /** The day in India. */
  day: CalendarDay;
  isTradingDay: boolean;
  phase: SessionPhase;
  /** Instant (epoch milliseconds) at which the phase ends: the next row of the timetable or the next trading day. */
  endsAt: number;
  /** Whether the exchange may already have ended the phase at random. */
  mayEndAtRandom: boolean;
  /** The open block-deal window, beside the phase: the afternoon's lies inside continuous trading. */
  blockWindow: BlockWindow | null;
}

const minuteMs = 60_000;

/** The phases of one trading day in order of time; empty on a day without trading. */
export function sessionTimetable(
  day: CalendarDay,
  { isCasEligible }: SessionOptions,
  calendar = marketCalendar,
): readonly TimetableRow[] {
  const hours = specialSessionOn(day, calendar)?.hours;
  if (hours)
    return [{ phase: 'continuous', startMinute: hours.opensAtMinute, endMinute: hours.closesAtMinute }];
  if (!isTradingDay(day, calendar)) return [];
  const hasAuction = isCasEligible && day >= auctionClosingTimetable.effectiveFrom;
  const closing = hasAuction ? auctionClosingTimetable : rowInForce(plainClosingTimetables, day);
  return [...rowInForce(openingTimetables, day).rows, ...closing.rows];
}

/**
 * What the cash market does at an instant, for one share. Always in Indian time, whatever the
 * client's zone. A random close is shown as possible, not decided.
 *
 * @param instant - Epoch milliseconds.
 * @throws RangeError for a day before 18 October 2010, the first of the tables.
 */
export function marketSession(
  instant: number,
  options: SessionOptions,
  calendar = marketCalendar,
): MarketSession {
  const day = istDay(instant);
  const minute = istTimeOfDayMs(instant) / minuteMs;
  const rows = sessionTimetable(day, options, calendar);
  const current = rows.find((row) => minute >= row.startMinute && minute < row.endMinute);
  const isBlockDay = rows.length > 0 && specialSessionOn(day, calendar) === null;
  return {
    day,
    isTradingDay: rows.length > 0,
    phase: current?.phase ?? 'closed',
    endsAt: current
      ? istInstant(day, current.endMinute)
      : nextPhaseAt(day, minute, { rows, options, calendar }),
    mayEndAtRandom: current?.randomCloseFromMinute !== undefined && minute >= current.randomCloseFromMinute,
    blockWindow: isBlockDay ? blockWindowAt(minute) : null,
  };
}

function nextPhaseAt(
  day: CalendarDay,
  minute: number,
  context: { rows: readonly TimetableRow[]; options: SessionOptions; calendar: typeof marketCalendar },
): number {
  const later = context.rows.find((row) => row.startMinute > minute);
  if (later) return istInstant(day, later.startMinute);
  const nextDay = nextTradingDay(day, context.calendar);
  const first = sessionTimetable(nextDay, context.options, context.calendar)[0];
  return istInstant(nextDay, first?.startMinute ?? 0);
}

function blockWindowAt(minute: number): BlockWindow | null {
  const open = blockWindows.find((row) => minute >= row.startMinute && minute < row.endMinute);
  return open?.window ?? null;
}
