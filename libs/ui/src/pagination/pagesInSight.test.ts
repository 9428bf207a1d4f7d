import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entriesInSight, pagesInSight } from './pagesInSight.ts';

describe('pagesInSight', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [7, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 19, [1, 2, 3, 4, 5, 'gapAfter', 19]],
    [4, 19, [1, 2, 3, 4, 5, 'gapAfter', 19]],
    [5, 19, [1, 'gapBefore', 4, 5, 6, 'gapAfter', 19]],
    [15, 19, [1, 'gapBefore', 14, 15, 16, 'gapAfter', 19]],
    [16, 19, [1, 'gapBefore', 15, 16, 17, 18, 19]],
    [19, 19, [1, 'gapBefore', 15, 16, 17, 18, 19]],
  ] as const)('page %d of %d: %j', (current, count, expected) => {
    expect(pagesInSight(current, count)).toEqual(expected);
  });

  it.each([
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 19, [1, 2, 3, 'gapAfter', 19]],
    [2, 19, [1, 2, 3, 'gapAfter', 19]],
    [3, 19, [1, 'gapBefore', 3, 'gapAfter', 19]],
    [17, 19, [1, 'gapBefore', 17, 'gapAfter', 19]],
    [18, 19, [1, 'gapBefore', 17, 18, 19]],
  ] as const)('on a phone, page %d of %d: %j', (current, count, expected) => {
    expect(pagesInSight(current, count, entriesInSight.narrow)).toEqual(expected);
  });

  it('always shows the current page and its neighbours, in seven entries at most [I2-5-PAGES]', () => {
    const pages = fc
      .integer({ min: 1, max: 500 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(pages, ([current, count]) => {
        const shown = pagesInSight(current, count);
        expect(shown).toHaveLength(Math.min(7, count));
        for (const page of [current - 1, current, current + 1]) {
          if (page >= 1 && page <= count) expect(shown).toContain(page);
        }
      }),
    );
  });
});
