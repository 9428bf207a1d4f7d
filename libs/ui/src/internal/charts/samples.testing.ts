import type { Candle } from '../../candle-chart/candle.ts';
import type { LinePoint } from '../../line-chart/linePoint.ts';

// What the stories of charts draw: invented, and the same in every run, so that pictures can be compared.

/** A calm curve between −1 and 1 that never quite repeats. */
function wave(step: number): number {
  return (Math.sin(step / 9) + Math.sin(step / 3.7) / 2 + Math.sin(step * 1.7) / 4) / 1.75;
}

function day(index: number): string {
  return new Date(Date.UTC(2025, 10, 20 + index)).toISOString().slice(0, 10);
}

/** Net worth of a year, a value a day, in rupees. */
export const sampleWorth: LinePoint[] = Array.from({ length: 365 }, (_, index) => ({
  time: day(index),
  value: 4_900_000 + index * 2300 + wave(index) * 120_000,
}));

/** Returns of a year against an index, in percentage points. */
export const sampleReturns: LinePoint[] = Array.from({ length: 365 }, (_, index) => ({
  time: day(index),
  value: index * 0.048 + wave(index) * 1.6,
  benchmark: index * 0.03 + wave(index + 40) * 1.4,
}));

/** 09:15 IST on 19 November 2026, in epoch seconds. */
const openingSeconds = Date.parse('2026-11-19T09:15:00+05:30') / 1000;
const candleSeconds = 300;

/** Five-minute candles of one day, in rupees. */
export const sampleCandles: Candle[] = Array.from({ length: 64 }, (_, index) => {
  const open = 1530 + wave(index * 2) * 9;
  const close = 1530 + wave((index + 1) * 2) * 9;
  const reach = 1 + Math.abs(wave(index * 5)) * 2.5;
  return {
    time: openingSeconds + index * candleSeconds,
    open,
    high: Math.max(open, close) + reach,
    low: Math.min(open, close) - reach,
    close,
    volume: Math.round(90_000 + Math.abs(wave(index * 7)) * 120_000),
  };
});
