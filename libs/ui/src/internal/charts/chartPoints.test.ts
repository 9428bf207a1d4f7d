import { monthNames } from '@wealth/i18n-locale';
import { describe, expect, it } from 'vitest';
import { drawingUnit, placePoints, sampleRows } from './chartPoints.ts';
import { candleTickUnit, tickText, wallSeconds } from './chartTime.ts';
import { movedIndex } from './movedIndex.ts';

/** 09:15 IST on 8 January 2026, in epoch seconds. */
const opening = Date.parse('2026-01-08T09:15:00+05:30') / 1000;

describe('wallSeconds', () => {
  it('reads a market time on the clock of India and a day as itself', () => {
    expect(new Date((wallSeconds(opening) ?? 0) * 1000).toISOString()).toBe('2026-01-08T09:15:00.000Z');
    expect(new Date((wallSeconds('2026-01-08') ?? 0) * 1000).toISOString()).toBe('2026-01-08T00:00:00.000Z');
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1e15, '', '8 Jan 2026', '2026-13-40', '2026-01-08T09:15'])(
    'has no second for %s',
    (time) => {
      expect(wallSeconds(time)).toBeNull();
    },
  );
});

describe('tickText', () => {
  const wall = wallSeconds(opening) ?? 0;
  it.each([
    ['year', '2026'],
    ['month', 'Jan'],
    ['day', '8 Jan'],
    ['time', '09:15'],
  ] as const)('%s', (unit, text) => {
    expect(tickText(wall, unit, monthNames({ locale: 'en', style: 'short' }))).toBe(text);
  });
});

describe('candleTickUnit', () => {
  it.each([
    { of: 'an hour', times: [opening, opening + 3600], marks: ['day', 'day', 'day', 'time'] },
    { of: 'one candle', times: [opening], marks: ['day', 'day', 'day', 'time'] },
    { of: 'a day', times: [opening, opening + 86_400], marks: ['year', 'month', 'day', 'time'] },
    { of: 'a calendar day', times: ['2026-01-08', '2026-01-09'], marks: ['year', 'month', 'day', 'time'] },
  ])('writes the marks of candles of $of as $marks', ({ times, marks }) => {
    const units = ['year', 'month', 'day', 'time'] as const;
    expect(units.map((unit) => candleTickUnit(unit, times))).toEqual(marks);
  });
});

describe('placePoints', () => {
  it('orders by time, leaves out what has none, and lets the later of two win', () => {
    const placed = placePoints([
      { time: '2026-01-09', value: 2 },
      { time: '2026-01-08', value: 1 },
      { time: 'never', value: 9 },
      { time: '2026-01-09', value: 3 },
    ]);
    expect(placed.map(({ time, value }) => [time, value])).toEqual([
      ['2026-01-08', 1],
      ['2026-01-09', 3],
    ]);
  });
});

it.each([
  [[1, 2], 1],
  [[9e13], 1],
  [[1e15], 100],
  [[-1e21], 1e8],
  [[Number.NaN, null, undefined, Number.POSITIVE_INFINITY], 1],
])('figures of %j are drawn divided by %d', (values, unit) => {
  expect(drawingUnit(values)).toBe(unit);
});

describe('sampleRows', () => {
  const points = Array.from({ length: 1000 }, (_, index) => index);
  it('keeps all of a few', () => {
    expect(sampleRows([1, 2, 3], 250)).toEqual({ rows: [1, 2, 3], step: 1 });
  });

  it('chooses evenly from many, the latest always among them', () => {
    const { rows, step } = sampleRows(points, 250);
    expect(step).toBe(4);
    expect(rows).toHaveLength(250);
    expect(rows.at(-1)).toBe(999);
  });
});

describe('movedIndex', () => {
  it.each([
    ['ArrowLeft', null, 98],
    ['ArrowLeft', 0, 0],
    ['ArrowRight', 5, 6],
    ['ArrowRight', 99, 99],
    ['PageDown', 50, 40],
    ['PageUp', 95, 99],
    ['Home', 50, 0],
    ['End', 50, 99],
    ['Escape', 50, null],
    ['Escape', null, undefined],
    ['a', 50, undefined],
  ])('%s at %s leads to %s of 0 to 99', (key, active, expected) => {
    expect(movedIndex(key, active, 99)).toBe(expected);
  });
});
