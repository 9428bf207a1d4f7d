import { addDays, calendarDay, istInstant, weekdayOf, type CalendarDay } from '@wealth/domain';
import type { Candle, CandleInterval, DayBar, LivedDay } from './contract.ts';
import { dayKey } from './dayBar.ts';
import { drawPath, type DayPath } from './dayPath.ts';
import { barsBetween } from './IndexDay.ts';
import { weightedIndices } from './instruments/marketIndices.ts';
import { indexLevel, priceRows, randomCount, type PriceRow } from './priceRows.ts';
import { toCandles, type MinuteBar } from './RowDay.ts';
import { exchangeWindow, isCasRow, wholeDay, type SessionWindow } from './sessionWindow.ts';
import { tickGridOn } from './tickGrid.ts';
import type { Timeline } from './Timeline.ts';

type IntradayInterval = Exclude<CandleInterval, '1d' | '1w'>;

const intervalMinutes = { '1m': 1, '5m': 5, '15m': 15, '1h': 60 } as const satisfies Record<
  IntradayInterval,
  number
>;

/** Finished days before today that an intraday chart shows. */
const daysBack = { '1m': 1, '5m': 4, '15m': 9, '1h': 19 } as const satisfies Record<IntradayInterval, number>;

/** Candles of a row, oldest first, the last one still open. */
export function candlesOf(
  timeline: Timeline,
  { row, interval, now }: { row: number; interval: CandleInterval; now: number },
): Candle[] {
  if (interval === '1d') return toDaily(dailyBars(timeline, row, now));
  if (interval === '1w') return toDaily(weekly(dailyBars(timeline, row, now)));
  const minutes = intervalMinutes[interval];
  const history = timeline.history();
  const first = Math.max(0, history.length - daysBack[interval]);
  const past = history
    .slice(first)
    .flatMap((day, index) =>
      pastCandles({ timeline, day, before: history[first + index - 1] }, row, minutes),
    );
  const { day } = timeline;
  const startsAt = day.rows[row]?.startsAt ?? day.startsAt;
  return [...past, ...toCandles(grouped(day.minuteBars(row, now), minutes), startsAt)];
}

interface DatedBar {
  date: CalendarDay;
  bar: DayBar;
}

function dailyBars(timeline: Timeline, row: number, now: number): DatedBar[] {
  const finished = timeline.history().flatMap(({ date, rows }) => {
    const bar = rows[row];
    return bar ? [{ date: calendarDay(date), bar }] : [];
  });
  const today = timeline.day.bars()[row];
  if (!today || now < timeline.day.startsAt) return finished;
  return [...finished, { date: timeline.day.date, bar: today }];
}

function toDaily(bars: readonly DatedBar[]): Candle[] {
  return bars.map(({ date, bar: [open, high, low, close, volume] }) => ({
    time: istInstant(date) / 1000,
    open: open / 100,
    high: high / 100,
    low: low / 100,
    close: close / 100,
    volume,
  }));
}

/** Weeks begin on Monday. */
function weekly(bars: readonly DatedBar[]): DatedBar[] {
  const weeks: DatedBar[] = [];
  for (const { date, bar } of bars) {
    const monday = addDays(date, -((weekdayOf(date) + 6) % 7));
    const week = weeks.at(-1);
    if (week?.date === monday) week.bar = merged(week.bar, bar);
    else weeks.push({ date: monday, bar });
  }
  return weeks;
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

function grouped(bars: readonly MinuteBar[], minutes: number): MinuteBar[] {
  const groups: MinuteBar[] = [];
  for (const bar of bars) {
    const start = bar.minute - (bar.minute % minutes);
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

/** Candles of finished days: nothing changes them, and those of an index take many paths to draw. */
const drawnCandles = new WeakMap<LivedDay, Map<string, Candle[]>>();

interface PastDay {
  timeline: Timeline;
  day: LivedDay;
  /** The day before, whose close decides the tick; undefined before the history. */
  before: LivedDay | undefined;
}

function pastCandles(past: PastDay, row: number, minutes: number): Candle[] {
  const { timeline, day } = past;
  const drawn = drawnCandles.get(day) ?? new Map<string, Candle[]>();
  drawnCandles.set(day, drawn);
  const key = `${row}/${minutes}`;
  const ready = drawn.get(key);
  if (ready) return ready;
  const bars = row < randomCount ? pastBars(past, row) : pastIndexBars(past, row);
  const { startMinute } = windowOf(timeline, day, priceRows[row]);
  const candles = toCandles(grouped(bars, minutes), istInstant(calendarDay(day.date), startMinute));
  drawn.set(key, candles);
  return candles;
}

function windowOf(timeline: Timeline, { date }: LivedDay, priceRow: PriceRow | undefined): SessionWindow {
  if (timeline.wasWholeDay(date)) return wholeDay;
  return exchangeWindow(calendarDay(date), priceRow ? isCasRow(priceRow) : false);
}

function pathOf({ timeline, day, before }: PastDay, row: number): DayPath {
  const priceRow = priceRows[row];
  const bar = day.rows[row];
  if (!priceRow || !bar) throw new RangeError(`no random row ${row} on ${day.date}`);
  const date = calendarDay(day.date);
  const previousClose = before?.rows[row]?.[3] ?? bar[0];
  const key = dayKey(timeline.seedKey, priceRow.noiseKey, date);
  const { minutes } = windowOf(timeline, day, priceRow);
  return drawPath(key, bar, { minutes, tick: tickGridOn(date).tickOf(priceRow, previousClose) });
}

function pastBars(past: PastDay, row: number): MinuteBar[] {
  const { open, closes, highs, lows, volumes } = pathOf(past, row);
  return Array.from(closes, (close, minute) => ({
    minute,
    open: closes[minute - 1] ?? open,
    high: highs[minute] ?? close,
    low: lows[minute] ?? close,
    close,
    volume: (volumes[minute] ?? 0) - (volumes[minute - 1] ?? 0),
  }));
}

/** An index has no path of its own: its minutes are those of its constituents, scaled to its own open. */
function pastIndexBars(past: PastDay, row: number): MinuteBar[] {
  const bar = past.day.rows[row];
  const definition = weightedIndices[row - randomCount];
  if (!bar || !definition) return [];
  const paths = new Map(definition.constituents.map(({ position }) => [position, pathOf(past, position)]));
  const factor = bar[0] / indexLevel(definition, (position) => paths.get(position)?.open ?? 0);
  const { minutes } = windowOf(past.timeline, past.day, undefined);
  const closes = Array.from({ length: minutes }, (_, minute) => {
    const level = indexLevel(definition, (position) => {
      const line = paths.get(position)?.closes;
      return line?.[Math.min(minute, line.length - 1)] ?? 0;
    });
    return Math.round(level * factor);
  });
  return barsBetween(bar[0], closes, { high: bar[1], low: bar[2] });
}
