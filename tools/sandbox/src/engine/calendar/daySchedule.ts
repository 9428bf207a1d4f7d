import { sessionTimetable, type CalendarDay, type TimetableRow } from '@wealth/domain';
import { calendarDayOf } from './dayNumber.ts';

/** When a share trades on a day; minutes since midnight IST. */
export interface DaySchedule {
  /** Continuous trading from (inclusive) to (exclusive). */
  startMinute: number;
  endMinute: number;
  /** When the pre-open auction is matched; null without one. */
  openingAuctionMinute: number | null;
  /** When the closing auction is matched; null without one. */
  closingAuctionMinute: number | null;
  /** When the session at the closing price begins; null without one. */
  postCloseMinute: number | null;
  /**
   * Length of the window at the end of continuous trading that makes a price: the close without a closing auction,
   * the reference of the auction with one; 0 where the day closes at its last trade.
   */
  closingWindow: number;
}

/** Always-open mode: no auctions, and the day closes at its last trade. */
export const wholeDay: DaySchedule = {
  startMinute: 0,
  endMinute: 1440,
  openingAuctionMinute: null,
  closingAuctionMinute: null,
  postCloseMinute: null,
  closingWindow: 0,
};

/** Length of the window whose VWAP is the close of a share without a closing auction. */
export const closeWindowMinutes = 30;
/** Length of the window whose VWAP is the reference of the closing auction. */
export const referenceWindowMinutes = 15;
/** The first day of the timetables: what is earlier is taken as of that day. */
const firstTimetableDay = '2010-10-18';

const known = new Map<number, DaySchedule>();

function startOf(rows: readonly TimetableRow[], phase: TimetableRow['phase']): number | null {
  return rows.find((row) => row.phase === phase)?.startMinute ?? null;
}

function makeSchedule(day: CalendarDay, isCasEligible: boolean): DaySchedule {
  const rows = day < firstTimetableDay ? [] : sessionTimetable(day, { isCasEligible });
  const continuous = rows.find(({ phase }) => phase === 'continuous');
  if (!continuous) return { ...wholeDay, startMinute: 555, endMinute: 930 };
  const openingAuctionMinute = startOf(rows, 'preOpenMatching');
  const closingAuctionMinute = startOf(rows, 'closingMatching');
  const window = closingAuctionMinute === null ? closeWindowMinutes : referenceWindowMinutes;
  return {
    startMinute: continuous.startMinute,
    endMinute: continuous.endMinute,
    openingAuctionMinute,
    closingAuctionMinute,
    postCloseMinute: startOf(rows, 'postClose'),
    // A special session is one continuous phase and closes at its last trade. Assumption.
    closingWindow: openingAuctionMinute === null ? 0 : window,
  };
}

/** The exchange's hours of a trading day for one kind of share. */
export function exchangeSchedule(dayNumber: number, isCasEligible: boolean): DaySchedule {
  const key = dayNumber * 2 + (isCasEligible ? 1 : 0);
  const ready = known.get(key);
  if (ready) return ready;
  if (known.size > 4_000) known.clear();
  const made = makeSchedule(calendarDayOf(dayNumber), isCasEligible);
  known.set(key, made);
  return made;
}
