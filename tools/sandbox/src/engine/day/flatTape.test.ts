import { calendarDay } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import { dayNumberOf, isTradingDayNumber } from '../calendar/dayNumber.ts';
import { freeFloatOf } from '../instruments/freeFloatOf.ts';
import { priceRows } from '../plan/priceRows.ts';
import type { MinuteBar } from '../tape/tape.ts';
import { Timeline } from './Timeline.ts';

const allDayMs = 86_400_000;
const firstDay = dayNumberOf(calendarDay('2026-11-09'));
const days = Array.from({ length: 12 }, (_, index) => firstDay + index).filter(isTradingDayNumber);

/** Positions of shares, the largest first. */
const bySize = priceRows
  .flatMap(({ instrument }, position) =>
    instrument?.kind === 'share' && instrument.market === 'NSE' && !instrument.isHalted
      ? [{ position, size: freeFloatOf(instrument) }]
      : [],
  )
  .toSorted((one, other) => other.size - one.size)
  .map(({ position }) => position);

function ofFive(bars: readonly MinuteBar[]): MinuteBar[] {
  const groups = Map.groupBy(bars, ({ minute }) => Math.floor(minute / 5));
  return [...groups.values()].map((group) => ({
    minute: group[0]?.minute ?? 0,
    open: group[0]?.open ?? 0,
    high: Math.max(...group.map(({ high }) => high)),
    low: Math.min(...group.map(({ low }) => low)),
    close: group.at(-1)?.close ?? 0,
    volume: 0,
    lastAtMs: 0,
  }));
}

/** The longest row of candles with one and the same figure. */
function longestRow(candles: readonly MinuteBar[], figure: 'high' | 'low'): number {
  let longest = 0;
  let row = 0;
  candles.forEach((candle, place) => {
    row = candle[figure] === candles[place - 1]?.[figure] ? row + 1 : 1;
    longest = Math.max(longest, row);
  });
  return longest;
}

/** Whether the day has room for a line: neither at an edge of its band nor a few ticks wide. */
function hasRoom(timeline: Timeline, position: number, day: number): boolean {
  const { high, low, close, tick, lower, upper } = timeline.outline(position, day);
  return close > lower && close < upper && high < upper && low > lower && high - low >= 20 * tick;
}

function timelineOf(alwaysOpen: boolean): Timeline {
  return new Timeline('wealth', [{ from: dayNumberOf(calendarDay('2020-01-01')), alwaysOpen }]);
}

describe.each([false, true])('the day of a share, its market always open: %s', (alwaysOpen) => {
  it('lies on its extremes with no more than one candle of twenty [I4B-D11]', () => {
    const timeline = timelineOf(alwaysOpen);
    const flat: string[] = [];
    for (const position of bySize.filter((_, index) => index % 12 === 0)) {
      for (const day of days) {
        if (!hasRoom(timeline, position, day)) continue;
        const bars = timeline.share(position, day).barsUpTo(allDayMs);
        const { high, low } = timeline.outline(position, day);
        const most = Math.max(3, bars.length * 0.05);
        const onHigh = bars.filter((bar) => bar.high === high).length;
        const onLow = bars.filter((bar) => bar.low === low).length;
        if (onHigh > most || onLow > most)
          flat.push(`${position} ${day}: ${onHigh}, ${onLow} of ${bars.length}`);
      }
    }
    expect(flat).toEqual([]);
  });

  it('has no more than three candles of five minutes in a row with one high or low, of the 200 largest [I4B-E4]', () => {
    const timeline = timelineOf(alwaysOpen);
    const ruled: string[] = [];
    for (const position of bySize.slice(0, 200)) {
      for (const day of days.slice(0, 3)) {
        if (!hasRoom(timeline, position, day)) continue;
        const candles = ofFive(timeline.share(position, day).barsUpTo(allDayMs));
        const longest = Math.max(longestRow(candles, 'high'), longestRow(candles, 'low'));
        if (longest > 3) ruled.push(`${position} ${day}: ${longest}`);
      }
    }
    expect(ruled).toEqual([]);
  });
});
