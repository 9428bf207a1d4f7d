import { returnsFixture } from '@wealth/api-sdk/testing';
import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import { liveReturns } from './liveReturns.ts';

const totals = {
  investedValue: Big('1237943.20'),
  currentValue: Big('1507628.11'),
  unrealisedGain: Big('269684.91'),
  unrealisedGainPercent: 21.78,
  dayChange: Big('6905.09'),
  dayChangePercent: 0.46,
};

describe('liveReturns [I5B-2-LIVE]', () => {
  it('moves value, gain and assets by the paisa that a price has moved, and nothing else', () => {
    const live = liveReturns(returnsFixture, totals);

    expect(live.end_value).toBe(1507628.11);
    expect(live.gain).toEqual({ ...returnsFixture.gain, total: 314263.57, price_held: 269684.91 });
    expect(live.assets).toEqual({ ...returnsFixture.assets, holdings: 1507628.11, total: 2188581.01 });
    expect(live.if_sold.value).toBe(1488677.76);
    expect(live.index).toEqual(returnsFixture.index);
  });

  it('keeps the parts of the gain adding up', () => {
    const { gain } = liveReturns(returnsFixture, { ...totals, currentValue: Big('1499999.99') });
    const parts = [gain.price_held, gain.price_sold, gain.dividends, gain.charges, gain.tax];

    expect(parts.reduce((sum, part) => sum.plus(part), Big(0)).toNumber()).toBe(gain.total);
  });

  it('is what the server told while the holdings are not known', () => {
    expect(liveReturns(returnsFixture, null)).toBe(returnsFixture);
  });
});
