import { describe, expect, it } from 'vitest';
import { placePoints } from '../internal/charts/chartPoints.ts';
import type { Candle } from './candle.ts';
import { sessionBreaks } from './sessionBreaks.ts';

function candlesAt(...times: ReadonlyArray<number | string>) {
  return placePoints(
    times.map((time): Candle => ({
      time: typeof time === 'string' && time.includes('T') ? Date.parse(time) / 1000 : time,
      open: 1,
      high: 1,
      low: 1,
      close: 1,
    })),
  );
}

const breaksAt = (...times: ReadonlyArray<number | string>) =>
  sessionBreaks(candlesAt(...times)).map(({ wall, holidays }) => ({
    at: new Date(wall * 1000).toISOString().slice(0, 16),
    holidays: holidays.map(({ name }) => name),
  }));

describe('sessionBreaks', () => {
  it('stand where a day begins in IST, also between midnight there and midnight in UTC [I4-7-SESSIONS]', () => {
    expect(
      breaksAt(
        '2026-11-18T23:55:00+05:30',
        '2026-11-19T00:05:00+05:30',
        '2026-11-19T05:35:00+05:30',
        '2026-11-20T09:15:00+05:30',
      ),
    ).toEqual([
      { at: '2026-11-19T00:05', holidays: [] },
      { at: '2026-11-20T09:15', holidays: [] },
    ]);
  });

  it('name the holidays before them, and no weekend [I4-7-SESSIONS]', () => {
    expect(breaksAt('2026-11-23T15:25:00+05:30', '2026-11-25T09:15:00+05:30')).toEqual([
      { at: '2026-11-25T09:15', holidays: ['Guru Nanak Jayanti'] },
    ]);
    expect(breaksAt('2026-11-20T15:25:00+05:30', '2026-11-23T09:15:00+05:30')).toEqual([
      { at: '2026-11-23T09:15', holidays: [] },
    ]);
  });

  it('are none among days and weeks, nor before the first candle', () => {
    expect(breaksAt('2026-11-18', '2026-11-19')).toEqual([]);
    expect(breaksAt('2026-11-18T09:15:00+05:30')).toEqual([]);
    expect(breaksAt()).toEqual([]);
  });

  it('survive times that no calendar has', () => {
    expect(breaksAt(-8e12, 8e12).map(({ holidays }) => holidays)).toEqual([[]]);
  });
});
