import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedPaise } from './orderBounds.ts';

describe('typedPaise [I5A-1-CHECKS]', () => {
  it.each([
    [1.15, 115],
    [1000, 100_000],
    [0.1, 10],
    [1000.005, 100_000.5],
    [-0.05, -5],
    [1e21, 1e23],
    [1e-7, 1e-5],
    [0, 0],
    [null, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('reads ₹%s as %s paise', (rupees, paise) => {
    expect(typedPaise(rupees)).toBe(paise);
  });

  it('reads whole paise as they are', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (paise) => {
        expect(typedPaise(paise / 100)).toBe(paise === 0 ? 0 : paise);
      }),
    );
  });
});
