import { assetFixture, portfolioFixture } from '@wealth/api-sdk/testing';
import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assetAt, portfolioAt } from './worthAt.ts';

const totalsAt = (currentValue: Big) => ({
  sellableValue: currentValue,
  investedValue: Big('1237943.20'),
  currentValue,
  unrealisedGain: currentValue.minus('1237943.20'),
  unrealisedGainPercent: 1,
  dayChange: Big('-12.34'),
  dayChangePercent: null,
});

describe('the worth at the newest prices [I4-4-HERO]', () => {
  it('is the server’s while the holdings are not known', () => {
    expect(assetAt(assetFixture, null)).toBe(assetFixture);
    expect(portfolioAt(portfolioFixture, null)).toBe(portfolioFixture);
  });

  it('is cash and holdings to the paisa, whatever the holdings are worth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999_999 }), (paise) => {
        const asset = assetAt(assetFixture, totalsAt(Big(paise).div(100)));
        expect(Big(asset.holdings_value).toFixed(2)).toBe(Big(paise).div(100).toFixed(2));
        expect(Big(asset.total).minus(asset.holdings_value).toFixed(2)).toBe('680952.90');
      }),
    );
  });

  it('takes gains from the holdings, and keeps the percentage of the day where theirs is not known', () => {
    expect(portfolioAt(portfolioFixture, totalsAt(Big('1237943.70')))).toMatchObject({
      value: 1237943.7,
      day_change: -12.34,
      day_change_percent: portfolioFixture.day_change_percent,
      unrealised: 0.5,
      realised: portfolioFixture.realised,
    });
  });
});
