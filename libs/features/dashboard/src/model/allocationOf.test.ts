import fc from 'fast-check';
import Big from 'big.js';
import { describe, expect, it } from 'vitest';
import { allocationOf } from './allocationOf.ts';

function plain(asset: Parameters<typeof allocationOf>[0]) {
  return allocationOf(asset).map((part) => [part.kind, part.amount.toFixed(2), part.sharePercent.toString()]);
}

describe('allocationOf', () => {
  it('takes blocked money out of the cash, so that the parts add up to the net worth', () => {
    expect(plain({ holdings_value: 5156550.7, total: 5902132.94, blocked: 38634.35 })).toEqual([
      ['holdings', '5156550.70', '87.4'],
      ['cash', '706947.89', '12'],
      ['blocked', '38634.35', '0.7'],
    ]);
  });

  it.each([
    { asset: { holdings_value: 0, total: 0, blocked: 0 }, kinds: [] },
    { asset: { holdings_value: 0, total: 500, blocked: 0 }, kinds: ['cash'] },
    { asset: { holdings_value: 0, total: 500, blocked: 500 }, kinds: ['blocked'] },
    { asset: { holdings_value: 900, total: 887.5, blocked: 0 }, kinds: ['holdings'] },
  ])('leaves out what is nothing or less: $asset', ({ asset, kinds }) => {
    expect(allocationOf(asset).map((part) => part.kind)).toEqual(kinds);
  });

  it('adds up to the paisa for any amounts', () => {
    const rupees = fc.integer({ min: 1, max: 10_000_000_000 }).map((paise) => Big(paise).div(100).toNumber());
    fc.assert(
      fc.property(rupees, rupees, rupees, (holdings, free, blocked) => {
        const total = Big(holdings).plus(free).plus(blocked).toNumber();
        const parts = allocationOf({ holdings_value: holdings, total, blocked });
        const sum = parts.reduce((whole, part) => whole.plus(part.amount), Big(0));
        expect(sum.eq(total)).toBe(true);
      }),
    );
  });
});
