import {
  addDays,
  isTradingDay,
  istDay,
  nextTradingDay,
  previousTradingDay,
  sessionTimetable,
  type CalendarDay,
} from '@wealth/domain';
import type { PriceRow } from './priceRows.ts';

/** When a row trades continuously on a day. */
export interface SessionWindow {
  /** Minutes since midnight IST. */
  startMinute: number;
  minutes: number;
}

export const wholeDay: SessionWindow = { startMinute: 0, minutes: 1440 };

/** Exchange hours of a day; the whole day where there was no exchange session (always-open mode). */
export function exchangeWindow(day: CalendarDay, isCasEligible: boolean): SessionWindow {
  const continuous = sessionTimetable(day, { isCasEligible }).find(({ phase }) => phase === 'continuous');
  if (!continuous) return wholeDay;
  const { startMinute, endMinute } = continuous;
  return { startMinute, minutes: endMinute - startMinute };
}

/** Shares with derivatives stop for the closing auction; the volatility index runs as long as any share. */
export function isCasRow({ instrument }: PriceRow): boolean {
  return instrument?.isCasEligible ?? false;
}

/** The day that quotes belong to: today, or in exchange hours the last trading day. */
export function sessionDateAt(instant: number, alwaysOpen: boolean): CalendarDay {
  const today = istDay(instant);
  return alwaysOpen || isTradingDay(today) ? today : previousTradingDay(today);
}

export function sessionDateAfter(day: CalendarDay, alwaysOpen: boolean): CalendarDay {
  return alwaysOpen ? addDays(day, 1) : nextTradingDay(day);
}
