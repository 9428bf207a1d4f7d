import { returnsFixture } from '@wealth/api-sdk/testing';
import { fromWire, sumOf, toRupees, toWire } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import { liveReturns } from './liveReturns.ts';

const rupees = (amount: number) => toRupees(fromWire(amount));

const totals = {
  investedValue: rupees(1237943.2),
  currentValue: rupees(1507628.11),
  sellableValue: rupees(1507628.11),
  unrealisedGain: rupees(269684.91),
  unrealisedGainPercent: 21.78,
  dayChange: rupees(6905.09),
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
    const { gain } = liveReturns(returnsFixture, { ...totals, currentValue: rupees(1499999.99) });
    const parts = [gain.price_held, gain.price_sold, gain.dividends, gain.charges, gain.tax];

    expect(toWire(sumOf(parts.map(fromWire)))).toBe(gain.total);
  });

  it('is what the server told while the holdings are not known', () => {
    expect(liveReturns(returnsFixture, null)).toBe(returnsFixture);
  });
});
