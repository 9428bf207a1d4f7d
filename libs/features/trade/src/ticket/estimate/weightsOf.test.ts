import { fromWire } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import { weightsOf } from './weightsOf.ts';

const prices = { lastPrice: fromWire(100), holdingsValue: fromWire(100_000) };

describe('the weight of a share [I5A-5-COSTS]', () => {
  it.each([
    // 100 × 100 of 100,000, and 200 × 100 of 110,000.
    { now: 100, after: 200, weights: { now: 10, after: 18.2 } },
    { now: 0, after: 50, weights: { now: 0, after: 4.8 } },
    { now: 100, after: 0, weights: { now: 10, after: 0 } },
    { now: 1000, after: 0, weights: { now: 100, after: 0 } },
  ])('is, for $now units and then $after, $weights', ({ weights, ...units }) => {
    expect(weightsOf(units, prices)).toEqual(weights);
  });

  it('is never more than all, though the last price is newer than what all was worth', () => {
    expect(weightsOf({ now: 1100, after: 1200 }, prices)).toEqual({ now: 100, after: 100 });
  });

  it('of a first share is all of it', () => {
    const first = { ...prices, holdingsValue: fromWire(0) };
    expect(weightsOf({ now: 0, after: 10 }, first)).toEqual({ now: 0, after: 100 });
  });

  it('is not known without a price or what is held', () => {
    expect(weightsOf({ now: 1, after: 2 }, { ...prices, lastPrice: null })).toBeNull();
    expect(weightsOf({ now: 1, after: 2 }, { ...prices, holdingsValue: null })).toBeNull();
  });
});
