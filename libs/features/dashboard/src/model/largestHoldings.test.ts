import { holdingFixtures } from '@wealth/api-sdk/testing';
import { describe, expect, it } from 'vitest';
import { largestHoldings } from './largestHoldings.ts';

describe('largestHoldings', () => {
  it('sorts by value and leaves the answer of the server as it is', () => {
    const before = holdingFixtures.map((holding) => holding.instrument.symbol);

    const [first, second, ...rest] = largestHoldings(holdingFixtures.toReversed(), 2);

    expect([first?.instrument.symbol, second?.instrument.symbol]).toEqual(before.slice(0, 2));
    expect(rest).toEqual([]);
    expect(holdingFixtures.map((holding) => holding.instrument.symbol)).toEqual(before);
  });
});
