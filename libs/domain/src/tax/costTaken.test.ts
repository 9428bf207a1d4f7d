import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from '../calendar/calendarDay.ts';
import { sellLots } from '../lots/sellLots.ts';
import { sumOf } from '../money/arithmetic.ts';
import { fromPaise, fromWire, noMoney, toWire } from '../money/paise.ts';
import { costTakenOf, grandfatheredBefore, taxableGainOf, type CostedPart } from './costTaken.ts';

function part(
  paid: number,
  value: number | null,
  sold: number,
): CostedPart & { saleCharges: typeof noMoney } {
  return {
    boughtOn: calendarDay('2016-06-14'),
    proceeds: fromWire(sold),
    cost: fromWire(paid),
    charges: noMoney,
    marketValue: value === null ? null : fromWire(value),
    saleCharges: noMoney,
  };
}

describe('the cost of shares bought before February 2018 [I5B-1-GRANDFATHERING]', () => {
  // CBDT's examples of 4 February 2018 and those of Indian brokers' help pages.
  it.each([
    { paid: 200, value: 250, sold: 300, cost: 250, gain: 50 },
    { paid: 10_000, value: 12_000, sold: 15_000, cost: 12_000, gain: 3_000 },
    { paid: 48_342, value: 63_330, sold: 58_020, cost: 58_020, gain: 0 },
    { paid: 10_000, value: 3_700_000, sold: 2_400_000, cost: 2_400_000, gain: 0 },
    { paid: 100, value: 50, sold: 120, cost: 100, gain: 20 },
    { paid: 100, value: 200, sold: 90, cost: 100, gain: -10 },
    { paid: 0, value: 80, sold: 100, cost: 80, gain: 20 },
  ])(
    'bought for $paid, worth $value, sold for $sold: $cost is taken',
    ({ paid, value, sold, cost, gain }) => {
      const taken = part(paid, value, sold);
      expect(toWire(costTakenOf(taken).amount)).toBe(cost);
      expect(toWire(taxableGainOf(taken))).toBe(gain);
    },
  );

  it('is what was paid where the value is not known, and says so; and for what was bought later', () => {
    expect(costTakenOf(part(100, null, 300))).toEqual({ basis: 'marketValueUnknown', amount: 10_000 });
    const later = { ...part(100, 250, 300), boughtOn: grandfatheredBefore };
    expect(costTakenOf(later)).toEqual({ basis: 'paid', amount: 10_000 });
  });

  it('never makes a loss of what was a gain, nor a gain larger', () => {
    const rupees = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(rupees, rupees, rupees, (paid, value, sold) => {
        const old = { ...part(0, 0, 0), cost: fromPaise(paid), marketValue: fromPaise(value) };
        const gain = taxableGainOf({ ...old, proceeds: fromPaise(sold) });
        const actual = sold - paid;
        expect(gain).toBeLessThanOrEqual(actual);
        if (actual >= 0) expect(gain).toBeGreaterThanOrEqual(0);
        else expect(gain).toBe(actual);
      }),
    );
  });

  it('goes over to the rest of a lot, to the paisa', () => {
    const lot = {
      boughtOn: calendarDay('2016-06-14'),
      quantity: 7,
      cost: fromWire(700),
      charges: noMoney,
      transactionTax: noMoney,
      marketValue: fromPaise(100_001),
    };
    const sale = { quantity: 3, price: 500, soldOn: addDays(grandfatheredBefore, 3_000), lines: [] };
    const { parts, rest } = sellLots([lot], sale);
    expect(sumOf([...parts, ...rest].map(({ marketValue }) => marketValue ?? noMoney))).toBe(100_001);
  });
});
