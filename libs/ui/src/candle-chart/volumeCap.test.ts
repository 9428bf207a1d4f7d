import { describe, expect, it } from 'vitest';
import { volumeCap } from './volumeCap.ts';

const even = (count: number) => Array.from({ length: count }, (_, index) => 100 + (index % 10));

describe('how high a volume is drawn at most [I4B-E11]', () => {
  it('leaves the others their height beside the volume of two auctions', () => {
    const cap = volumeCap([90_000, ...even(74), 1_200_000]);
    expect(cap).toBeGreaterThanOrEqual(109);
    expect(cap).toBeLessThan(400);
  });

  it('leaves all of them to scale where none stands out', () => {
    expect(volumeCap(even(75))).toBeGreaterThan(109);
  });

  it('says nothing of a few candles, and of none that were traded', () => {
    expect(volumeCap([1, 1000])).toBe(Infinity);
    expect(volumeCap(Array.from({ length: 40 }, () => null))).toBe(Infinity);
    expect(volumeCap(Array.from({ length: 40 }, () => Number.NaN))).toBe(Infinity);
  });
});
