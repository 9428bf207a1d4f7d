import type { ProfitPoint } from '@wealth/api-sdk/model';
import {
  addDays,
  calendarDay,
  fromWire,
  holidayName,
  isTradingDay,
  sumOf,
  toWire,
  type CalendarDay,
  type Paise,
} from '@wealth/domain';
import type { ProfitEntry, ProfitView } from '@wealth/ui/profit-calendar';

export interface DayRange {
  from: CalendarDay;
  to: CalendarDay;
}

/** The days of a period that is called YYYY-MM-DD, YYYY-MM or YYYY. */
export function daysOfPeriod(period: string): DayRange {
  if (period.length === 10) return { from: calendarDay(period), to: calendarDay(period) };
  if (period.length === 4)
    return { from: calendarDay(`${period}-01-01`), to: calendarDay(`${period}-12-31`) };
  const from = calendarDay(`${period}-01`);
  const next = addDays(from, 31).slice(0, 7);
  return { from, to: addDays(calendarDay(`${next}-01`), -1) };
}

/** What is asked for a view: the days of a month, the months of a year, or all years. */
export function daysOfView(view: ProfitView, month: string): Partial<DayRange> {
  if (view === 'year') return {};
  return daysOfPeriod(view === 'day' ? month : month.slice(0, 4));
}

const lengths: Record<ProfitView, number> = { day: 10, month: 7, year: 4 };

/** What the period of a point is called in a view. */
export const periodOf = (date: string, view: ProfitView) => date.slice(0, lengths[view]);

/** Days of a month up to today without a session, and why. */
function closedDays({ from, to }: DayRange, words: { holiday: string }): ProfitEntry[] {
  const closed: ProfitEntry[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (isTradingDay(day)) continue;
    const note = holidayName(day) === null ? undefined : words.holiday;
    closed.push({ period: day, amount: null, percent: null, isClosed: true, ...(note && { note }) });
  }
  return closed;
}

/** The cells of a view: its points, and of a month the days without a session. */
export function entriesOf(
  points: readonly ProfitPoint[],
  { view, month, holiday }: { view: ProfitView; month: string; holiday: string },
): ProfitEntry[] {
  const entries = points.map((point): ProfitEntry => ({
    period: periodOf(point.date, view),
    amount: point.period_gain,
    percent: point.period_percent,
  }));
  if (view !== 'day') return entries;
  const known = new Set(entries.map(({ period }) => period));
  const closed = closedDays(daysOfPeriod(month), { holiday }).filter(({ period }) => !known.has(period));
  return [...entries, ...closed];
}

export interface ProfitStats {
  /** Of all periods together. */
  total: Paise;
  up: number;
  down: number;
  best: ProfitPoint | null;
  worst: ProfitPoint | null;
}

export function statsOf(points: readonly ProfitPoint[]): ProfitStats {
  const ordered = points.toSorted((one, other) => one.period_gain - other.period_gain);
  return {
    total: sumOf(points.map(({ period_gain: gain }) => fromWire(gain))),
    up: points.filter(({ period_gain: gain }) => gain > 0).length,
    down: points.filter(({ period_gain: gain }) => gain < 0).length,
    best: ordered.at(-1) ?? null,
    worst: ordered[0] ?? null,
  };
}

interface Line {
  amount: number;
  instrument?: { symbol: string } | undefined;
}

export interface SharePart {
  symbol: string;
  /** Rupees. */
  amount: number;
}

/** What each share has gained in a period, by what is held and what was sold of it; the largest first. */
export function gainByShare(lines: readonly Line[]): SharePart[] {
  const sums = new Map<string, Paise>();
  for (const { amount, instrument } of lines) {
    const symbol = instrument?.symbol ?? '';
    sums.set(symbol, sumOf([sums.get(symbol) ?? fromWire(0), fromWire(amount)]));
  }
  return [...sums]
    .map(([symbol, sum]) => ({ symbol, amount: toWire(sum) }))
    .toSorted((one, other) => Math.abs(other.amount) - Math.abs(one.amount));
}
