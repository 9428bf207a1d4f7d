import type { MarketStatus } from '@wealth/api-sdk/model';
import { describe, expect, it } from 'vitest';
import { candleEnd, tradesUntil } from './candleEnd.ts';

const at = (time: string) => Date.parse(`2026-11-19T${time}+05:30`);
const status: MarketStatus = {
  day: '2026-11-19',
  mode: 'exchange-hours',
  auction: { phase: 'closing-auction', ends_at: '2026-11-19T15:35:00+05:30' },
  plain: { phase: 'continuous', ends_at: '2026-11-19T15:30:00+05:30' },
  halts: [],
  next_opening: '2026-11-20T09:15:00+05:30',
  holiday: null,
};
const plain = { hasClosingAuction: false, isHalted: false };

describe('tradesUntil', () => {
  it('is the end of the continuous session of such a share', () => {
    expect(tradesUntil(status, plain)).toBe(at('15:30:00'));
    expect(tradesUntil(status, { ...plain, hasClosingAuction: true })).toBeNull();
    expect(tradesUntil(status, { ...plain, isHalted: true })).toBeNull();
    expect(tradesUntil(undefined, plain)).toBeNull();
    expect(tradesUntil({ ...status, mode: 'always-open' }, plain)).toBe(Infinity);
  });
});

describe('candleEnd [I4-7-CLOSES]', () => {
  it.each([
    ['1m', '14:32:00', '14:33:00'],
    ['5m', '14:30:00', '14:35:00'],
    ['15m', '15:15:00', '15:30:00'],
    // The last hour of a day that ends at half past three.
    ['1h', '15:15:00', '15:30:00'],
  ] as const)('of %s from %s is %s', (interval, from, end) => {
    expect(candleEnd(interval, at(from) / 1000, at('15:30:00'))).toBe(at(end));
  });

  it('is not counted for days and longer, without a candle, and while nothing trades', () => {
    const started = at('09:15:00') / 1000;
    for (const interval of ['1d', '1w', '1mo'] as const) {
      expect(candleEnd(interval, started, at('15:30:00'))).toBeNull();
    }
    expect(candleEnd('5m', null, Infinity)).toBeNull();
    expect(candleEnd('5m', started, null)).toBeNull();
    expect(candleEnd('5m', started, Infinity)).toBe(at('09:20:00'));
  });
});
