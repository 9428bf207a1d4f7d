import { describe, expect, it } from 'vitest';
import type { ChartTime } from '../internal/charts/chartTime.ts';
import { createCandleData } from './createCandleData.ts';
import { createMarkPlaces, placeMarks } from './placeMarks.ts';

const flat = { open: 1, high: 1, low: 1, close: 1, volume: 1 };
const ist = (text: string) => Date.parse(`${text}+05:30`) / 1000;

/** The index of the candle that a mark of this day or moment stands at; null where it has no place. */
function placeOf(times: readonly ChartTime[], time: ChartTime): number | null {
  const data = createCandleData()(
    times.map((one) => ({ ...flat, time: one })),
    [],
  );
  const placed = placeMarks(data, [{ id: 'd', time, letter: 'D', label: 'Dividend' }]);
  return [...placed.keys()][0] ?? null;
}

describe('a mark of a day [I4-7-ACTIONS]', () => {
  const minutes = ['2026-11-18T15:25:00', '2026-11-19T09:15:00', '2026-11-19T09:20:00'].map(ist);

  it('stands at the first candle of its day, also where that is the first of the chart', () => {
    expect(placeOf(minutes, '2026-11-19')).toBe(1);
    expect(placeOf(minutes.slice(1), '2026-11-19')).toBe(0);
    expect(placeOf(['2026-11-18', '2026-11-19'], '2026-11-19')).toBe(1);
  });

  it('stands at the week or the month that it lies in, also in the latest', () => {
    const weeks = ['2026-11-02', '2026-11-09', '2026-11-16'];
    expect(placeOf(weeks, '2026-11-11')).toBe(1);
    expect(placeOf(weeks, '2026-11-19')).toBe(2);
  });

  it('stands at the next day that was traded', () => {
    expect(placeOf(['2026-11-10', '2026-11-11', '2026-11-18'], '2026-11-13')).toBe(2);
  });

  it('has no place before the oldest candle and after the latest', () => {
    expect(placeOf(minutes, '2026-11-17')).toBeNull();
    expect(placeOf(minutes, '2026-11-20')).toBeNull();
    expect(placeOf([], '2026-11-20')).toBeNull();
  });
});

describe('a trade of the client [I5A-10-EVENTS]', () => {
  const minutes = ['2026-11-18T15:25:00', '2026-11-19T09:15:00', '2026-11-19T09:20:00'].map(ist);
  const data = createCandleData()(
    minutes.map((time) => ({ ...flat, time })),
    [],
  );
  const bought = (time: string) => ({
    id: time,
    time: ist(time),
    letter: 'B',
    label: time,
    side: 'buy' as const,
  });

  it('stands at the candle that it happened in, one between two at the one before; many stand at one', () => {
    const placed = placeMarks(
      data,
      [
        '2026-11-18T15:24:59',
        '2026-11-18T15:25:00',
        '2026-11-19T09:14:59',
        '2026-11-19T09:21:00',
        '2026-11-19T09:24:00',
      ].map(bought),
    );
    expect([...placed].map(([index, marks]) => [index, marks.length])).toEqual([
      [0, 2],
      [2, 2],
    ]);
    expect(placed.get(0)?.[0]?.side).toBe('buy');
  });

  it('is placed anew with another trade or another candle, and not with a tick', () => {
    const placesOf = createMarkPlaces();
    const marks = [bought('2026-11-19T09:16:00')];
    const first = placesOf(data, marks);
    expect(placesOf({ candles: data.candles.map((candle) => ({ ...candle, close: 2 })) }, marks)).toBe(first);
    expect(placesOf({ candles: data.candles.slice(1) }, marks)).not.toBe(first);
    expect(placesOf(data, [...marks])).not.toBe(first);
  });
});
