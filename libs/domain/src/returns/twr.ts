import { daysBetween, type CalendarDay } from '../calendar/calendarDay.ts';
import type { Paise } from '../money/paise.ts';

/** What was held over one session, and what went in and out. */
export interface SessionValue {
  day: CalendarDay;
  /** At the close of the session before. */
  startValue: Paise;
  /** Purchases with their charges, zero or more: they count from the start of the day. */
  inflow: Paise;
  /** Sales less their charges, and dividends before tax, zero or more: they count to the end of the day. */
  outflow: Paise;
  endValue: Paise;
}

/** From so many days on a return is told as one a year. */
export const yearlyFrom = 365;

/** Whether there was anything that could gain or lose. */
export function isHeld({ startValue, inflow }: Pick<SessionValue, 'startValue' | 'inflow'>): boolean {
  return startValue + inflow !== 0;
}

/**
 * What a rupee became on a day: (end value + outflows) ÷ (start value + inflows); 1 where the denominator is 0. The way of
 * Portfolio Performance, September 2025.
 */
export function dayFactor(session: SessionValue): number {
  if (!isHeld(session)) return 1;
  return (session.endValue + session.outflow) / (session.startValue + session.inflow);
}

/** Factors one after another; 1 of none. */
export function linked(factors: Iterable<number>): number {
  let product = 1;
  for (const factor of factors) product *= factor;
  return product;
}

/** Calendar days of a range, both ends among them. */
export function daysOf({ from, to }: { from: CalendarDay; to: CalendarDay }): number {
  return daysBetween(from, to) + 1;
}

/** A return of so many days: of a year from 365 days on, as a ratio. */
export function yearlyRate(factor: number, days: number): { rate: number; isYearly: boolean } {
  const isYearly = days >= yearlyFrom;
  return { rate: (isYearly ? factor ** (yearlyFrom / days) : factor) - 1, isYearly };
}
