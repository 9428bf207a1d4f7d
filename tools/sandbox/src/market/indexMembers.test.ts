import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weightedIndices } from '../engine/index.ts';
import { indexMembers } from './indexMembers.ts';

const someIndex = fc.constantFrom(...weightedIndices);

describe('the members of an index [I4-1-INDICES]', () => {
  it('have weights that add up to 100 % at any prices, the heaviest first', () => {
    fc.assert(
      fc.property(someIndex, fc.integer({ min: 1, max: 1_000 }), ({ symbol, constituents }, step) => {
        const members = indexMembers(symbol, ({ basePrice, symbol: { length } }) =>
          Math.max(0.01, basePrice * (1 + (((length * step) % 40) - 20) / 100)),
        );
        expect(members.length).toBe(constituents.length);
        const hundredths = members.map(({ weight }) => Math.round(weight * 100));
        expect(hundredths.reduce((sum, weight) => sum + weight, 0)).toBe(10_000);
        expect(hundredths).toEqual(hundredths.toSorted((one, other) => other - one));
      }),
      { numRuns: 30 },
    );
  });

  it('weigh more when their price has risen', () => {
    const heavy = indexMembers(
      'NIFTY50',
      ({ symbol, basePrice }) => basePrice * (symbol === 'ARAVBANK' ? 2 : 1),
    );
    const usual = indexMembers('NIFTY50', ({ basePrice }) => basePrice);
    const weightOf = (members: typeof heavy) =>
      members.find(({ instrument }) => instrument.symbol === 'ARAVBANK')?.weight ?? 0;
    expect(weightOf(heavy)).toBeGreaterThan(weightOf(usual) * 1.5);
  });

  it('are none of an index that is no sum of shares', () => {
    expect(indexMembers('INDIAVIX', ({ basePrice }) => basePrice)).toEqual([]);
  });
});
