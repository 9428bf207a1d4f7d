import { istDay, istInstant, type CalendarDay } from './calendarDay.ts';
import { marketCalendar } from './marketCalendar.ts';
import { marketSession, sessionTimetable, type MarketSession, type SessionOptions } from './marketSession.ts';
import { phaseOrderTypes } from './phaseOrderTypes.ts';
import type { SessionPhase, TimetableRow } from './sessionTimetable.ts';
import { holidayName, nextTradingDay } from './tradingDays.ts';

/** What a person tells apart in the day of a share. */
export type DayPart = 'preOpen' | 'continuous' | 'closingAuction' | 'postClose';

export interface DaySegment {
  part: DayPart;
  /** Instants, epoch milliseconds; the end is no longer part of it. */
  startsAt: number;
  endsAt: number;
}

/** What an order may be, as the ticket takes it; the last one is a condition of a limit order rather than a type. */
export type OrderKind = 'limit' | 'market' | 'stopLoss' | 'ioc';

export interface ShareSession extends MarketSession {
  /** The part of the day around the instant; null while the exchange is closed. */
  current: DaySegment | null;
  /** The parts of this day in order of time; empty on a day without trading. */
  segments: readonly DaySegment[];
  /** The phase after the present one that is not `closed`, today or on the next trading day. */
  next: { phase: Exclude<SessionPhase, 'closed'>; startsAt: number };
  /** When trading of another day opens, once that of this day has ended or there is none; else null. */
  nextOpening: number | null;
  /** The name of the holiday that keeps the exchange closed all day; null on others, weekends included. */
  holiday: string | null;
  /** What the exchange takes in this phase, in the order of a ticket. */
  taken: readonly OrderKind[];
}

const partOf: Readonly<Record<Exclude<SessionPhase, 'closed'>, DayPart>> = {
  preOpenAnyOrder: 'preOpen',
  preOpenLimitOnly: 'preOpen',
  preOpenMatching: 'preOpen',
  preOpenBuffer: 'preOpen',
  continuous: 'continuous',
  closingReference: 'closingAuction',
  closingAnyOrder: 'closingAuction',
  closingLimitOnly: 'closingAuction',
  closingMatching: 'closingAuction',
  postClose: 'postClose',
};

/** The parts of one day of a share; phases that a person takes for one are one. */
export function daySegments(
  day: CalendarDay,
  options: SessionOptions,
  calendar = marketCalendar,
): readonly DaySegment[] {
  const segments: DaySegment[] = [];
  for (const { phase, startMinute, endMinute } of sessionTimetable(day, options, calendar)) {
    const part = partOf[phase];
    const endsAt = istInstant(day, endMinute);
    const last = segments.at(-1);
    if (last?.part === part) last.endsAt = endsAt;
    else segments.push({ part, startsAt: istInstant(day, startMinute), endsAt });
  }
  return segments;
}

/**
 * What the exchange takes in a phase. Stop-loss and IOC exist in continuous trading only. Source: as
 * `phaseOrderTypes`.
 */
export function orderKindsTaken(phase: SessionPhase): readonly OrderKind[] {
  const types: readonly string[] = phaseOrderTypes[phase];
  const kinds: OrderKind[] = [];
  if (types.includes('LIMIT')) kinds.push('limit');
  if (types.includes('MARKET')) kinds.push('market');
  if (types.includes('SL')) kinds.push('stopLoss', 'ioc');
  return kinds;
}

/**
 * What the cash market does at an instant with one share, what it takes, and what comes next. In Indian time, whatever
 * the client's zone is; source of the phases: their tables.
 *
 * @param instant - Epoch milliseconds of the server's clock.
 * @throws RangeError for a day before 18 October 2010, the first of the tables.
 */
export function shareSession(
  instant: number,
  options: SessionOptions,
  calendar = marketCalendar,
): ShareSession {
  const session = marketSession(instant, options, calendar);
  const segments = daySegments(session.day, options, calendar);
  const nextDay = nextTradingDay(session.day, calendar);
  const later = [session.day, nextDay].flatMap((day) => rowsOf(day, options, calendar));
  const next = later.find(({ startsAt }) => startsAt > instant);
  const opening = daySegments(nextDay, options, calendar)[0];
  if (!next || !opening) throw new RangeError(`no session after ${session.day}`);
  const isOver = segments.every(({ endsAt }) => endsAt <= instant);
  return {
    ...session,
    segments,
    current: segments.find(({ startsAt, endsAt }) => instant >= startsAt && instant < endsAt) ?? null,
    next,
    nextOpening: isOver ? opening.startsAt : null,
    holiday: session.isTradingDay ? null : holidayName(istDay(instant), calendar),
    taken: orderKindsTaken(session.phase),
  };
}

function rowsOf(
  day: CalendarDay,
  options: SessionOptions,
  calendar: typeof marketCalendar,
): Array<{ phase: TimetableRow['phase']; startsAt: number }> {
  return sessionTimetable(day, options, calendar).map(({ phase, startMinute }) => ({
    phase,
    startsAt: istInstant(day, startMinute),
  }));
}
