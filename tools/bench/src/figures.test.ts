import { describe, expect, it } from 'vitest';
import { atLeast, atMost, median, percentile, report } from './figures.ts';

describe('figures', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 2, 3], 2.5],
    [[7], 7],
  ])('the median of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });

  it('a percentile is a value that was measured', () => {
    const values = Array.from({ length: 100 }, (_, index) => index + 1);
    expect(percentile(values, 0.95)).toBe(96);
    expect(percentile([5], 0.99)).toBe(5);
  });

  it('refuses to sum up nothing', () => {
    expect(() => median([])).toThrow(RangeError);
    expect(() => percentile([], 0.5)).toThrow(RangeError);
  });

  it('judges the exact value, not the rounded one', () => {
    expect(atMost({ name: 'x' }, 1.354, 1.35).isMet).toBe(false);
    expect(atMost({ name: 'x' }, 1.35, 1.35).isMet).toBe(true);
    expect(atLeast({ name: 'x' }, 99.999, 100).isMet).toBe(false);
  });

  it('marks what is over its limit', () => {
    const text = report('Sizes', [
      atMost({ name: 'JavaScript', unit: ' kB' }, 120, 140),
      atMost({ name: 'CSS', unit: ' kB' }, 20, 15),
    ]);
    expect(text).toContain('met    JavaScript  120 kB  ≤ 140 kB');
    expect(text).toContain('OVER   CSS');
  });
});
