import type { OrderDetail } from '@wealth/api-sdk/model';
import {
  addDays,
  calendarDay,
  holidayName,
  isCalendarDay,
  isSettlementDay,
  istDay,
  istInstant,
  type CalendarDay,
} from '@wealth/domain';

/** A settlement is complete at 08:00 of its day. Assumption (trading.md "Money"). */
const completeAtMinute = 8 * 60;

export interface Settlement {
  tradeDay: CalendarDay;
  /** The last day, on which shares and money change hands. */
  settlementDay: CalendarDay;
  /** Epoch milliseconds from which what was bought can be sold and what was paid can leave. */
  completeAt: number;
  /** The days in between that are no settlement days: the name of the holiday, or null of a weekend. */
  skipped: ReadonlyArray<{ day: CalendarDay; name: string | null }>;
}

function daysBetween(from: CalendarDay, to: CalendarDay): CalendarDay[] {
  const days: CalendarDay[] = [];
  for (let day = addDays(from, 1); day < to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** When the trades of an order settle, as the server says; null of one without a trade. */
export function settlementOf({ trades, settlement_date: date }: OrderDetail): Settlement | null {
  const last = trades.at(-1);
  if (!last || date === null || !isCalendarDay(date)) return null;
  const tradeDay = istDay(Date.parse(last.time));
  const settlementDay = calendarDay(date);
  return {
    tradeDay,
    settlementDay,
    completeAt: istInstant(settlementDay, completeAtMinute),
    skipped: daysBetween(tradeDay, settlementDay)
      .filter((day) => !isSettlementDay(day))
      .map((day) => ({ day, name: holidayName(day) })),
  };
}
