import type { CalendarDay } from '../calendar/calendarDay.ts';
import { groupedBy } from '../tax/groupedBy.ts';
import { linked } from './twr.ts';

/** What a rupee of one's own and one in the index became on a day. */
export interface FactoredDay {
  day: CalendarDay;
  own: number;
  index: number;
}

/** Percentage points with two decimals; the excess is that of the rounded ones, as they stand beside each other. */
export interface ReturnPercents {
  percent: number;
  indexPercent: number;
  excess: number;
}

export interface ReturnMonth extends ReturnPercents {
  /** 1 to 12. */
  month: number;
}

export interface ReturnYear extends ReturnPercents {
  year: number;
  months: ReturnMonth[];
}

/** A ratio as percentage points with two decimals. */
export function toPercent(ratio: number): number {
  return Math.round(ratio * 10_000) / 100 + 0;
}

function percentsOf(days: readonly FactoredDay[]): ReturnPercents {
  const percent = toPercent(linked(days.map(({ own }) => own)) - 1);
  const indexPercent = toPercent(linked(days.map(({ index }) => index)) - 1);
  return { percent, indexPercent, excess: Math.round((percent - indexPercent) * 100) / 100 + 0 };
}

/** Returns by year and month, the newest year and the earliest month first. */
export function returnMonths(days: readonly FactoredDay[]): ReturnYear[] {
  const years = groupedBy(days, ({ day }) => day.slice(0, 4));
  return [...years].toReversed().map(([year, ofYear]) => ({
    year: Number(year),
    ...percentsOf(ofYear),
    months: [...groupedBy(ofYear, ({ day }) => day.slice(5, 7))].map(([month, ofMonth]) => ({
      month: Number(month),
      ...percentsOf(ofMonth),
    })),
  }));
}

/** The deepest fall below a high, time-weighted, as a ratio below zero. */
export interface DeepestFall {
  rate: number;
  /** The day of the high; the day before the first where nothing was ever gained. */
  from: CalendarDay;
  to: CalendarDay;
}

/** @returns null where nothing ever fell. */
export function deepestFall(days: ReadonlyArray<Pick<FactoredDay, 'day' | 'own'>>): DeepestFall | null {
  const [first] = days;
  if (!first) return null;
  let [level, high, highOn] = [1, 1, first.day];
  let deepest: DeepestFall | null = null;
  for (const { day, own } of days) {
    level *= own;
    if (level > high) [high, highOn] = [level, day];
    const rate = level / high - 1;
    if (rate < (deepest?.rate ?? 0)) deepest = { rate, from: highOn, to: day };
  }
  return deepest;
}
