import { describe, expect, it } from 'vitest';
import { holdingFixtures } from '@wealth/api-sdk/testing';
import { atLivePrice } from './liveHolding.ts';

const [bank] = holdingFixtures;

function plain(quote: { last_price: number; change_percent: number } | null, overrides = {}) {
  const figures = atLivePrice({ ...bank, ...overrides }, quote);
  return {
    lastPrice: figures.lastPrice,
    invested: figures.investedValue.toFixed(2),
    value: figures.currentValue.toFixed(2),
    gain: figures.unrealisedGain.toFixed(2),
    gainPercent: figures.unrealisedGainPercent,
    day: figures.dayChange.toFixed(2),
    dayPercent: figures.dayChangePercent,
  };
}

describe('atLivePrice', () => {
  it('is the answer of the server before the first quote', () => {
    expect(plain(null)).toEqual({
      lastPrice: 1004.85,
      invested: '706266.00',
      value: '823977.00',
      gain: '117711.00',
      gainPercent: 16.67,
      day: '5084.00',
      dayPercent: 0.62,
    });
  });

  it('moves value, gain and the change of the day by the same amount', () => {
    expect(plain({ last_price: 1004.9, change_percent: 0.63 })).toEqual({
      lastPrice: 1004.9,
      invested: '706266.00',
      value: '824018.00',
      gain: '117752.00',
      gainPercent: 16.67,
      day: '5125.00',
      dayPercent: 0.63,
    });
  });

  it.each([
    { price: 861.3, value: '706266.00', gain: '0.00', gainPercent: 0 },
    { price: 800.05, value: '656041.00', gain: '-50225.00', gainPercent: -7.11 },
  ])('revalues at $price', ({ price, ...expected }) => {
    expect(plain({ last_price: price, change_percent: -0.25 })).toMatchObject({
      ...expected,
      dayPercent: -0.25,
    });
  });

  it('has no percentages where there is nothing to compare with', () => {
    expect(plain(null, { pnl: 823977, day_change: 823977 })).toMatchObject({
      gainPercent: null,
      dayPercent: null,
    });
  });
});
