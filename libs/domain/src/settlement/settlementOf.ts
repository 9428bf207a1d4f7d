import { addDays, istInstant, type CalendarDay } from '../calendar/calendarDay.ts';
import { marketCalendar } from '../calendar/marketCalendar.ts';
import { rowInForce } from '../calendar/rowInForce.ts';
import {
  calendarStatus,
  closureOn,
  settlesOn,
  type CalendarStatus,
  type Closure,
} from '../calendar/tradingDays.ts';

/** When on its day a settlement is complete. */
const settlementRules = [
  {
    effectiveFrom: '2023-01-27',
    /** Minutes since midnight IST. */
    completeMinute: 8 * 60,
    source: 'T+1 for all shares: SEBI; complete at 08:00 is an assumption of the sandbox',
  },
] as const;

/** A day on the way of a trade. */
export type SettlementStep =
  | { kind: 'trade'; day: CalendarDay }
  /** Nothing settles: weekends, holidays, days that trade without settling, special sessions. */
  | { kind: Closure['kind']; day: CalendarDay; name: string | null }
  | { kind: 'settlement'; day: CalendarDay };

export interface Settlement {
  tradedOn: CalendarDay;
  settlesOn: CalendarDay;
  /**
   * Instant (epoch milliseconds) at which it is complete: what was bought can be sold, what a sale brought in can be paid out.
   */
  completeAt: number;
  /** Every day from the trade to the settlement, in order. */
  steps: readonly SettlementStep[];
  /** How sure the calendar is of the day of settlement. */
  calendarStatus: CalendarStatus;
}

function stepsBetween(from: CalendarDay, to: CalendarDay, calendar: typeof marketCalendar): SettlementStep[] {
  const steps: SettlementStep[] = [];
  for (let day = addDays(from, 1); day < to; day = addDays(day, 1)) {
    steps.push({ day, ...closureOn(day, calendar) });
  }
  return steps;
}

/**
 * The way of a trade from T to its settlement on T+1, with what lies between and why.
 *
 * @throws RangeError when the day is no trading day, or lies before T+1: bugs in the caller.
 */
export function settlementOf(tradedOn: CalendarDay, calendar = marketCalendar): Settlement {
  const day = settlesOn(tradedOn, calendar);
  const { completeMinute } = rowInForce(settlementRules, tradedOn);
  return {
    tradedOn,
    settlesOn: day,
    completeAt: istInstant(day, completeMinute),
    steps: [
      { kind: 'trade', day: tradedOn },
      ...stepsBetween(tradedOn, day, calendar),
      { kind: 'settlement', day },
    ],
    calendarStatus: calendarStatus(day, calendar),
  };
}

/** Whether a trade has been settled at an instant (epoch milliseconds): at 08:00 of its day it is. */
export function isSettled(tradedOn: CalendarDay, instant: number, calendar = marketCalendar): boolean {
  return instant >= settlementOf(tradedOn, calendar).completeAt;
}
