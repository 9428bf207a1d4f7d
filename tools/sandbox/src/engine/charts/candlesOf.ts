import { weekdayOf } from '@wealth/domain';
import type { Candle, CandleInterval } from '../contract/contract.ts';
import type { DayBar } from '../day/dayBar.ts';
import type { DayBars } from '../day/DayBars.ts';
import { midnightOf, dayNumberAt } from '../calendar/dayNumber.ts';
import { indexAt } from '../day/FinishedIndexDays.ts';
import { randomCount } from '../plan/priceRows.ts';
import type { MinuteBar } from '../tape/tape.ts';
import type { Timeline } from '../day/Timeline.ts';

type IntradayInterval = Exclude<CandleInterval, '1d' | '1w' | '1mo'>;

const intervalMinutes = { '1m': 1, '5m': 5, '15m': 15, '1h': 60 } as const satisfies Record<
  IntradayInterval,
  number
>;

/** Finished days before today that a chart shows when it does not say how many candles it wants. */
const usualDaysBack = {
  '1m': 1,
  '5m': 4,
  '15m': 9,
  '1h': 19,
  '1d': 500,
  '1w': 500,
  '1mo': 500,
} as const satisfies Record<CandleInterval, number>;
/** How far back a chart can look, in days of the calendar: about ten years. */
const farthestDays = 3_660;
const minuteMs = 60_000;
const allDayMs = 1440 * minuteMs;
/** Where the exchange's day begins: no candle is named after an earlier time. */
const earliestMinute = 540;

export interface CandleRequest {
  row: number;
  interval: CandleInterval;
  /** The day quotes belong to. */
  day: number;
  /** Milliseconds since its midnight. */
  atMs: number;
  /** Epoch seconds: only candles that begin earlier. */
  before?: number | undefined;
  limit?: number | undefined;
  adjusted?: boolean | undefined;
}

/** What prices of a day are multiplied by: to be those of today's shares, unless they are wanted as traded. */
function adjustment(timeline: Timeline, { row, day, adjusted = true }: CandleRequest, of: number): number {
  if (!adjusted || row >= randomCount) return 1;
  return timeline.plan.multiplier(row, day) / timeline.plan.multiplier(row, of);
}

/** A bar in today's shares: prices to the paisa, units to the whole one. */
function adjustedBar([open, high, low, close, volume]: DayBar, factor: number): DayBar {
  if (factor === 1) return [open, high, low, close, volume];
  const price = (paise: number) => Math.round(paise * factor);
  return [price(open), price(high), price(low), price(close), Math.round(volume / factor)];
}

/** What an instrument or index did in the minutes of a day, of today up to the request's instant. */
function minutesOf(timeline: Timeline, { row, ...request }: CandleRequest, day: number): MinuteBar[] {
  const isToday = day === request.day;
  if (row < randomCount) {
    // Days that are over are read by charts alone; kept, they would push today's shares out.
    const share = isToday ? timeline.share(row, day) : timeline.makeShare(row, day);
    return share.barsUpTo(isToday ? request.atMs : allDayMs);
  }
  const index = row - randomCount;
  if (isToday) return timeline.index(index, day).barsUpTo(request.atMs);
  return timeline.finishedIndices.day(index, day).barsUpTo(allDayMs);
}

function isWhole(timeline: Timeline, day: number): boolean {
  return timeline.isAlwaysOpenOn(day);
}

function grouped(bars: readonly MinuteBar[], startOf: (minute: number) => number): MinuteBar[] {
  const groups: MinuteBar[] = [];
  for (const bar of bars) {
    const start = startOf(bar.minute);
    const group = groups.at(-1);
    if (group?.minute !== start) {
      groups.push({ ...bar, minute: start });
      continue;
    }
    group.high = Math.max(group.high, bar.high);
    group.low = Math.min(group.low, bar.low);
    group.close = bar.close;
    group.volume += bar.volume;
  }
  return groups;
}

/** Where the candle of a minute begins: counted from the start of continuous trading, as charts in India do. */
function candleStart(timeline: Timeline, day: number, minutes: number): (minute: number) => number {
  if (isWhole(timeline, day)) return (minute) => minute - (minute % minutes);
  const { startMinute } = timeline.scheduleOf(false, day);
  return (minute) => {
    const start = startMinute + Math.floor((minute - startMinute) / minutes) * minutes;
    return start < earliestMinute ? Math.min(minute, earliestMinute) : start;
  };
}

function intradayOf(timeline: Timeline, request: CandleRequest, day: number): Candle[] {
  const { interval } = request;
  if (interval === '1d' || interval === '1w' || interval === '1mo') return [];
  const bars = minutesOf(timeline, request, day);
  const midnight = midnightOf(day);
  const minutes = intervalMinutes[interval];
  const groups = minutes === 1 ? bars : grouped(bars, candleStart(timeline, day, minutes));
  const factor = adjustment(timeline, request, day);
  return groups.map(({ minute, open, high, low, close, volume }) =>
    candleAt(midnight / 1000 + minute * 60, adjustedBar([open, high, low, close, volume], factor)),
  );
}

/** @param time - Epoch seconds. */
function candleAt(time: number, [open, high, low, close, volume]: DayBar): Candle {
  return { time, open: open / 100, high: high / 100, low: low / 100, close: close / 100, volume };
}

interface DatedBar {
  day: number;
  bar: DayBar;
}

function toCandle({ day, bar }: DatedBar): Candle {
  return candleAt(midnightOf(day) / 1000, bar);
}

/** The first day of the week (Monday) or month that a day belongs to. */
function periodOf(timeline: Timeline, interval: CandleInterval, day: number): number {
  if (interval === '1d') return day;
  const date = timeline.dateOf(day);
  return interval === '1w' ? day - ((weekdayOf(date) + 6) % 7) : day - Number(date.slice(8)) + 1;
}

function merged(earlier: DayBar, later: DayBar): DayBar {
  return [
    earlier[0],
    Math.max(earlier[1], later[1]),
    Math.min(earlier[2], later[2]),
    later[3],
    earlier[4] + later[4],
  ];
}

interface Span {
  /** Newest day that may have a candle. */
  lastDay: number;
  earliestDay: number;
  wanted: number;
}

function spanOf(timeline: Timeline, { day, before, limit, interval }: CandleRequest): Span {
  const beforeDay = before === undefined ? day : dayNumberAt(before * 1000 - 1);
  const lastDay = Math.min(day, beforeDay);
  const earliestDay = day - farthestDays;
  if (limit !== undefined) return { lastDay, earliestDay, wanted: limit };
  // Without a limit so many days, and the whole of the week or month that the first of them is in.
  let first = lastDay;
  for (let count = usualDaysBack[interval]; count > 0 && first > earliestDay; count -= 1) {
    first = timeline.dayBefore(first);
  }
  return {
    lastDay,
    earliestDay: Math.max(earliestDay, periodOf(timeline, interval, first)),
    wanted: Infinity,
  };
}

/** The nearest day with trading hours at or before a day. */
function sessionDayUpTo(timeline: Timeline, day: number): number {
  return timeline.dayBefore(day + 1);
}

/** What drawing a day of a row costs, in days of one share; 0 for one that is kept. */
function costOf(timeline: Timeline, { row, day: today }: CandleRequest, day: number): number {
  if (row < randomCount) return 1;
  const index = row - randomCount;
  const isKept = day !== today && timeline.finishedIndices.hasDay(index, day);
  return isKept ? 0 : indexAt(index).constituents.length;
}

function longCostOf(timeline: Timeline, request: CandleRequest, day: number): number {
  const { row, day: today } = request;
  const isKept =
    row >= randomCount && day !== today && timeline.finishedIndices.hasBar(row - randomCount, day);
  return isKept ? 0 : costOf(timeline, request, day);
}

function* longCandles(timeline: Timeline, bars: DayBars, request: CandleRequest): CandleSteps {
  const { row, interval } = request;
  const { lastDay, earliestDay, wanted } = spanOf(timeline, request);
  const periods: DatedBar[] = [];
  let day = sessionDayUpTo(timeline, lastDay);
  for (; day >= earliestDay; day = timeline.dayBefore(day)) {
    yield longCostOf(timeline, request, day);
    const drawn = bars.barOf(row, day, { today: request.day, atMs: request.atMs });
    if (!drawn) continue;
    const bar = adjustedBar(drawn, adjustment(timeline, request, day));
    const period = periodOf(timeline, interval, day);
    const newest = periods.at(-1);
    if (newest?.day === period) newest.bar = merged(bar, newest.bar);
    else if (periods.length >= wanted) break;
    else periods.push({ day: period, bar });
  }
  return periods.toReversed().map(toCandle);
}

/** Says before each day what it costs to draw it, in days of one share; answers the candles. */
export type CandleSteps = Generator<number, Candle[]>;

/** Candles of a row, oldest first, the last one still open unless they end earlier; drawn day by day. */
export function* candleSteps(timeline: Timeline, bars: DayBars, request: CandleRequest): CandleSteps {
  const { interval, before = Infinity, limit } = request;
  const isIntraday = interval !== '1d' && interval !== '1w' && interval !== '1mo';
  const chosen: Candle[][] = [];
  if (isIntraday) {
    const { lastDay, earliestDay, wanted } = spanOf(timeline, request);
    let count = 0;
    let day = sessionDayUpTo(timeline, lastDay);
    for (; day >= earliestDay && count < wanted; day = timeline.dayBefore(day)) {
      yield costOf(timeline, request, day);
      const candles = intradayOf(timeline, request, day).filter(({ time }) => time < before);
      chosen.push(candles);
      count += candles.length;
    }
  } else {
    const candles = yield* longCandles(timeline, bars, request);
    chosen.push(candles.filter(({ time }) => time < before));
  }
  const all = chosen.toReversed().flat();
  return limit === undefined ? all : all.slice(-limit);
}

/** The same in one piece. */
export function candlesOf(timeline: Timeline, bars: DayBars, request: CandleRequest): Candle[] {
  const steps = candleSteps(timeline, bars, request);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** The candle that ends where the moment is or later; null while nothing was traded in it. */
export function runningCandle(
  timeline: Timeline,
  bars: DayBars,
  chart: Pick<CandleRequest, 'row' | 'interval' | 'day' | 'atMs'>,
): Candle | null {
  const { interval, day, atMs } = chart;
  const candle = candlesOf(timeline, bars, { ...chart, limit: 1 }).at(-1);
  if (!candle) return null;
  if (interval === '1d' || interval === '1w' || interval === '1mo') {
    return candle.time === midnightOf(periodOf(timeline, interval, day)) / 1000 ? candle : null;
  }
  // At the end of a candle the answer is the candle that ends, not the one that begins.
  const end = midnightOf(day) + atMs;
  return candle.time * 1000 + intervalMinutes[interval] * minuteMs >= end ? candle : null;
}

/** The official close of the session up to a day, in shares of another one; rupees or points. No day is drawn for it. */
export function closeInShares(
  timeline: Timeline,
  row: number,
  [of, today]: readonly [number, number],
): number {
  const day = sessionDayUpTo(timeline, of);
  if (row >= randomCount) return timeline.indexClose(row - randomCount, day) / 100;
  return timeline.inSharesOf(row, timeline.closeOf(row, day), { from: day, to: today }) / 100;
}
