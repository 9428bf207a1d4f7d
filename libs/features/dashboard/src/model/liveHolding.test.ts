import { describe, expect, it } from 'vitest';
import { holdings } from '../testing/fixtures.ts';
import { atLivePrice, largestHoldings } from './liveHolding.ts';

const [bank] = holdings;

function plain(lastPrice: number | null, overrides = {}) {
  const quote = lastPrice === null ? null : { last_price: lastPrice, change_percent: 0.5 };
  const figures = atLivePrice({ ...bank, ...overrides }, quote);
  return {
    value: figures.currentValue.toFixed(2),
    gain: figures.unrealisedGain.toFixed(2),
    percent: figures.unrealisedGainPercent,
  };
}

describe('atLivePrice', () => {
  it('is the answer of the server before the first quote', () => {
    expect(plain(null)).toEqual({ value: '823977.00', gain: '117711.00', percent: 16.67 });
    expect(atLivePrice(bank, null)).toMatchObject({ lastPrice: 1004.85, dayChangePercent: 0.62 });
  });

  it.each([
    { price: 1004.9, value: '824018.00', gain: '117752.00', percent: 16.67 },
    { price: 861.3, value: '706266.00', gain: '0.00', percent: 0 },
    { price: 800.05, value: '656041.00', gain: '-50225.00', percent: -7.11 },
  ])('revalues at $price', ({ price, ...expected }) => {
    expect(plain(price)).toEqual(expected);
  });

  it('takes the change of the day from the quote once there is one', () => {
    expect(atLivePrice(bank, { last_price: 1000, change_percent: -0.25 })).toMatchObject({
      lastPrice: 1000,
      dayChangePercent: -0.25,
    });
  });

  it('has no percentage where nothing was paid, as with bonus shares', () => {
    expect(plain(null, { average_price: 0, pnl: 823977, pnl_percent: 0 }).percent).toBeNull();
  });
});

describe('largestHoldings', () => {
  it('sorts by value and leaves the answer of the server as it is', () => {
    const before = holdings.map((holding) => holding.instrument.symbol);

    const [first, second, ...rest] = largestHoldings(holdings.toReversed(), 2);

    expect([first?.instrument.symbol, second?.instrument.symbol]).toEqual(before.slice(0, 2));
    expect(rest).toEqual([]);
    expect(holdings.map((holding) => holding.instrument.symbol)).toEqual(before);
  });
});
