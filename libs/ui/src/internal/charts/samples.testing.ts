import type { Candle } from '../../candle-chart/candle.ts';
import type { LineMark, LinePoint } from '../../line-chart/linePoint.ts';

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

/** What was put in, from which day of the year; rupees. */
const invested = [
  { from: 0, rupees: 1_000_000 },
  { from: 90, rupees: 1_600_000 },
  { from: 210, rupees: 2_400_000 },
  { from: 290, rupees: 2_200_000 },
];

/** Shares of a year, in rupees: their value, what was put in, and the same rupees in an index. */
export const sampleInvested: LinePoint[] = Array.from({ length: 365 }, (_, index) => {
  const step = invested.findLast(({ from }) => from <= index)?.rupees ?? 0;
  return {
    time: day(index),
    step,
    value: step * (1 + index * 0.0006 + wave(index) * 0.03),
    benchmark: step * (1 + index * 0.0003 + wave(index + 40) * 0.02),
  };
});

export const sampleInvestedMarks: LineMark[] = invested.map(({ from }, index) => ({
  time: day(from),
  kind: index === 3 ? 'out' : 'in',
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

/** The trading days around Diwali of 2026, with Muhurat on a Sunday and a holiday on the 10th. */
const sampleDays = ['06', '08', '09', '11', '12', '13', '16', '17', '18', '19'];

/** Candles of a quarter of an hour over those days, in rupees. */
export const sampleSessions: Candle[] = sampleDays.flatMap((date, dayIndex) =>
  Array.from({ length: date === '08' ? 4 : 25 }, (_, index) => {
    const step = dayIndex * 25 + index;
    const open = 1500 + dayIndex * 4 + wave(step) * 14;
    const close = 1500 + dayIndex * 4 + wave(step + 1) * 14;
    const start = date === '08' ? '18:00' : '09:15';
    return {
      time: Date.parse(`2026-11-${date}T${start}:00+05:30`) / 1000 + index * 900,
      open,
      high: Math.max(open, close) + 2,
      low: Math.min(open, close) - 2,
      close,
      volume: Math.round(40_000 + Math.abs(wave(step * 3)) * 90_000),
    };
  }),
);

/** The same times, for a comparison: an index, in points. */
export const sampleIndex: Candle[] = sampleSessions.map(({ time }, index) => {
  const close = 24_000 + index * 3 + wave(index * 2) * 60;
  return { time, open: close, high: close, low: close, close, volume: null };
});

/** Days of a year that doubles, in rupees. */
export const sampleYear: Candle[] = Array.from({ length: 365 }, (_, index) => {
  const open = 400 * 2 ** (index / 365) + wave(index) * 20;
  const close = 400 * 2 ** ((index + 1) / 365) + wave(index + 1) * 20;
  return {
    time: day(index),
    open,
    high: Math.max(open, close) + 6,
    low: Math.min(open, close) - 6,
    close,
    volume: Math.round(900_000 + Math.abs(wave(index * 7)) * 1_200_000),
  };
});
