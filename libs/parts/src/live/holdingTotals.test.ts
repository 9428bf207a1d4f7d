import { holdingFixtures } from '@wealth/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { holdingTotals } from './holdingTotals.ts';

function plain(quotes: Parameters<typeof holdingTotals>[1]) {
  const totals = holdingTotals(holdingFixtures, quotes);
  return {
    invested: totals.investedValue.toFixed(2),
    value: totals.currentValue.toFixed(2),
    gain: totals.unrealisedGain.toFixed(2),
    gainPercent: totals.unrealisedGainPercent,
    day: totals.dayChange.toFixed(2),
    dayPercent: totals.dayChangePercent,
  };
}

describe('holdingTotals', () => {
  it('adds up the rows as they are shown [I3A-LOOK-28]', () => {
    const served = plain([]);
    expect(served).toEqual({
      invested: '1237943.20',
      value: '1507628.10',
      gain: '269684.90',
      gainPercent: 21.78,
      day: '6905.08',
      dayPercent: 0.46,
    });

    // 820 shares, five paise dearer.
    const moved = plain([{ last_price: 1004.9, change_percent: 0.63 }]);
    expect(moved).toEqual({
      ...served,
      value: '1507669.10',
      gain: '269725.90',
      gainPercent: 21.79,
      day: '6946.08',
    });
  });

  it('has no percentages for nothing', () => {
    expect(holdingTotals([], [])).toMatchObject({ unrealisedGainPercent: null, dayChangePercent: null });
  });
});
