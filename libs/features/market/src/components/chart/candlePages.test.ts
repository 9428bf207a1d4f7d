import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candleAt } from '../../testing/stockFixtures.ts';
import { candlePageLimit, olderThan } from './candlePages.ts';

const pageFrom = (first: number, count = candlePageLimit) =>
  Array.from({ length: count }, (_, index) => candleAt(first + index));

describe('olderThan', () => {
  it('asks for what lies before the oldest candle of a full page, in whatever order it came [I4-7-OLDER]', () => {
    expect(olderThan(pageFrom(0), undefined)).toBe(candleAt(0).time);
    expect(olderThan(pageFrom(0).toReversed(), undefined)).toBe(candleAt(0).time);
  });

  it('ends with a page that is not full', () => {
    expect(olderThan(pageFrom(0, candlePageLimit - 1), undefined)).toBeUndefined();
    expect(olderThan([], 5)).toBeUndefined();
  });

  it('never asks for ever, even if a server answers the same page again and again', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1000, max: 1000 }), (first) => {
        const page = pageFrom(first);
        const before = olderThan(page, undefined);
        expect(olderThan(page, before)).toBeUndefined();
      }),
    );
  });
});
