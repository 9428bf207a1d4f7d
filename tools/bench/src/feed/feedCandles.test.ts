import { expect, it } from 'vitest';
import { afterTrades, candleCount, candlesUntil } from './feedCandles.ts';

const now = Date.parse('2026-11-19T14:32:07+05:30');

it('serves 10,000 candles in order, of which the last has begun', () => {
  const candles = candlesUntil(now);
  expect(candles).toHaveLength(candleCount);
  expect(
    candles.every(({ time }, index) => index === 0 || time > (candles[index - 1]?.time ?? Infinity)),
  ).toBe(true);
  expect(candles.at(-1)?.time).toBe(Date.parse('2026-11-19T14:30:00+05:30') / 1_000);
});

it('moves the price with each trade and stays inside the candle', () => {
  const last = candlesUntil(now).at(-1);
  if (!last) throw new Error('There is no candle.');
  const closes = Array.from({ length: 20 }, (_, trades) => afterTrades(last, trades).close);
  expect(new Set(closes).size).toBe(20);
  expect(Math.min(...closes)).toBeGreaterThanOrEqual(last.low);
  expect(Math.max(...closes)).toBeLessThanOrEqual(last.high);
});
