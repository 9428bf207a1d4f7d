import { describe, expect, it } from 'vitest';
import { placePoints } from '../internal/charts/chartPoints.ts';
import type { ChartTime } from '../internal/charts/chartTime.ts';
import { limitsLeft } from './drawLimits.ts';

/** Candles 20 px apart, the first one in the middle of its place. */
function leftOf(times: readonly ChartTime[], from: ChartTime | null | undefined): number {
  const candles = placePoints(times.map((time) => ({ time })));
  const xOf = (wall: number) => candles.findIndex((candle) => candle.wall === wall) * 20 + 10;
  return limitsLeft(candles, from, { xOf, stepPx: 20 });
}

const ist = (text: string) => Date.parse(`${text}+05:30`) / 1000;
const days = ['2026-11-17', '2026-11-18', '2026-11-19'];

describe('the room of the day that a price band counts for [I4B-A22] [I4B-E11]', () => {
  it('is that of its candle on a chart of days', () => {
    expect(leftOf(days, '2026-11-19')).toBe(40);
  });

  it('begins with its first candle on a chart of minutes', () => {
    const minutes = ['2026-11-18T15:25:00', '2026-11-19T09:15:00', '2026-11-19T09:20:00'].map(ist);
    expect(leftOf(minutes, '2026-11-19')).toBe(20);
    expect(leftOf(minutes.slice(1), '2026-11-19')).toBe(0);
  });

  it('lies after the latest candle before the first trade, and where a candle is a week', () => {
    expect(leftOf(days, '2026-11-20')).toBe(60);
    expect(leftOf(['2026-11-09', '2026-11-16'], '2026-11-19')).toBe(40);
  });

  it('is all of the drawing where no day is told', () => {
    expect(leftOf(days, null)).toBe(0);
    expect(leftOf(days, undefined)).toBe(0);
    expect(leftOf([], '2026-11-19')).toBe(0);
  });
});
