import { addDays, fromPaise, minus, sumOf, type CalendarDay, type Paise } from '@wealth/domain';
import {
  indexMirror,
  isHeld,
  dayFactor,
  type DayRange,
  type FactoredDay,
  type SessionValue,
} from '@wealth/domain/returns';
import type { History, HistoryDay } from './history.ts';

/** A range of a history. */
export interface ReturnSpan extends DayRange {
  /** Its sessions, the earliest first; none where the market was closed. */
  days: readonly HistoryDay[];
  /** The session before it; null where nothing was held before. */
  opening: HistoryDay | null;
  /** Where the index closed before it. */
  indexStart: number | null;
}

/** The part of a history that lies in a range. */
export function spanOf({ days, indexBefore }: History, { from, to }: DayRange): ReturnSpan {
  const inside = days.filter(({ day }) => day >= from && day <= to);
  const opening = days.findLast(({ day }) => day < from) ?? null;
  return { from, to, days: inside, opening, indexStart: opening?.indexClose ?? indexBefore };
}

/** What was put in over a day, less what came back, as it was received. */
export const netFlow = ({ inflow, outflow, tax }: HistoryDay): Paise => fromPaise(inflow - outflow + tax);

export const startValue = ({ opening }: ReturnSpan): Paise => opening?.value ?? fromPaise(0);
/** Where nothing was traded in a range, it ends as it began. */
export const endValue = (span: ReturnSpan): Paise => span.days.at(-1)?.value ?? startValue(span);

/** Value less cost at the end, and at the start. */
export const unrealisedAt = (day: HistoryDay | null | undefined): Paise =>
  day ? minus(day.value, day.cost) : fromPaise(0);

/** The sessions as a time-weighted return sees them. */
export function sessionsOf(span: ReturnSpan): SessionValue[] {
  return span.days.map(({ day, inflow, outflow, value }, at) => ({
    day,
    inflow,
    outflow,
    startValue: at === 0 ? startValue(span) : (span.days[at - 1]?.value ?? value),
    endValue: value,
  }));
}

/** What a rupee of the holdings and one in the index became each day; both stand still while nothing is held. */
export function factoredDays(span: ReturnSpan): FactoredDay[] {
  return sessionsOf(span).map((session, at) => {
    const close = span.days[at]?.indexClose ?? 0;
    const before = at === 0 ? span.indexStart : (span.days[at - 1]?.indexClose ?? null);
    const hasMoved = isHeld(session) && before !== null && before !== 0;
    return { day: session.day, own: dayFactor(session), index: hasMoved ? close / before : 1 };
  });
}

/** What the same rupees in the index were worth at the close of each session. */
export function mirrorOf(span: ReturnSpan): Paise[] {
  const flows = span.days.map((day) => ({ flow: netFlow(day), close: day.indexClose }));
  return indexMirror(startValue(span), span.indexStart, flows);
}

/** What was in, net, after each session; with the value that the range began from. */
export function investedAfter(span: ReturnSpan): Paise[] {
  let sum = startValue(span);
  return span.days.map((day) => {
    sum = sumOf([sum, netFlow(day)]);
    return sum;
  });
}

/** The most that was in at a time, net. */
export function mostInvested(span: ReturnSpan): Paise {
  return fromPaise(Math.max(startValue(span), ...investedAfter(span)));
}

/** The day after which a span has its last value. */
export const dayAfter = ({ to }: DayRange): CalendarDay => addDays(to, 1);
