import {
  addDays,
  daysBetween,
  holidayName,
  istDay,
  isTradingDay,
  nextTradingDay,
  previousTradingDay,
  settlesOn,
  shareSession,
  type CalendarDay,
} from '@wealth/domain';

export interface DayOfWeek {
  day: CalendarDay;
  kind: 'traded' | 'closed' | 'opens' | 'trading';
  /** Of a holiday; null of a weekend and of a day of trading. */
  holiday: string | null;
}

export interface ClosedDay {
  today: CalendarDay;
  /** Why nothing trades; null at a weekend. */
  holiday: string | null;
  /** Epoch milliseconds at which the next day of trading begins. */
  opensAt: number;
  /** The last day of trading, whose closes are shown. */
  closedOn: CalendarDay;
  /** When what was bought on that day arrives. */
  arrivesOn: CalendarDay;
  /** Five days in a row, from the last of trading; the last ones before the opening where it is further away. */
  days: readonly DayOfWeek[];
}

const shownDays = 5;

function kindOf(day: CalendarDay, today: CalendarDay): DayOfWeek['kind'] {
  if (!isTradingDay(day)) return 'closed';
  if (day < today) return 'traded';
  return day === nextTradingDay(today) ? 'opens' : 'trading';
}

/**
 * A day on which the exchange does not open at all: why, until when, and what it does to T+1. Null on a day of trading.
 *
 * @param now - Epoch milliseconds of the server's clock.
 */
export function closedDayAt(now: number): ClosedDay | null {
  const today = istDay(now);
  const { nextOpening, holiday } = shareSession(now, { isCasEligible: false });
  if (isTradingDay(today) || nextOpening === null) return null;
  const closedOn = previousTradingDay(today);
  const next = nextTradingDay(today);
  const first = daysBetween(closedOn, next) < shownDays ? closedOn : addDays(next, 1 - shownDays);
  const days = Array.from({ length: shownDays }, (_, index) => addDays(first, index));
  return {
    today,
    holiday,
    opensAt: nextOpening,
    closedOn,
    arrivesOn: settlesOn(closedOn),
    days: days.map((day) => ({
      day,
      kind: kindOf(day, today),
      holiday: isTradingDay(day) ? null : holidayName(day),
    })),
  };
}
