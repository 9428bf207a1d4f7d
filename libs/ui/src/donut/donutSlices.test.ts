import { formatAmount } from '@wealth/i18n-locale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { donutSlices, otherId, slicePath, type DonutPart } from './donutSlices.ts';

const limit = { slices: 6, otherName: 'Other' };
const ring = { outer: 80, inner: 60, gap: 3 };

function parts(...values: Array<number | null>): DonutPart[] {
  return values.map((value, index) => ({ id: `p${index}`, name: `Part ${index}`, value }));
}

describe('donutSlices', () => {
  it('keeps six parts and turns the seventh and sixth into the rest', () => {
    expect(donutSlices(parts(1, 2, 3, 4, 5, 6), limit)).toHaveLength(6);
    const slices = donutSlices(parts(10, 20, 30, 40, 50, 60, 5), limit);
    expect(slices.map(({ name, value }) => [name, value])).toEqual([
      ['Part 5', 60],
      ['Part 4', 50],
      ['Part 3', 40],
      ['Part 2', 30],
      ['Part 1', 20],
      ['Other', 15],
    ]);
    expect(slices.at(-1)?.id).toBe(otherId);
  });

  it('adds the rest up to the paisa', () => {
    const rest = donutSlices(parts(9, 9, 9, 9, 9, 0.1, 0.2), limit).at(-1);
    expect(formatAmount(rest?.value)).toBe('₹0.30');
  });

  it.each([0, -5, null, Number.NaN, Number.POSITIVE_INFINITY])('%s takes no room on the ring', (value) => {
    const [whole, none] = donutSlices(parts(10, value), limit);
    expect(whole?.shareRatio).toBe(1);
    expect(none?.shareRatio).toBeNull();
  });

  it('shares the ring out without a remainder, whatever the parts', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0.01, max: 1e15, noNaN: true }), { minLength: 1 }), (values) => {
        const slices = donutSlices(parts(...values), limit);
        expect(slices.length).toBeLessThanOrEqual(6);
        expect(slices[0]?.from).toBe(0);
        expect(slices.at(-1)?.to).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe('slicePath', () => {
  it('draws a whole ring as two circles', () => {
    expect(slicePath({ from: 0, to: 1 }, ring).match(/Z/g)).toHaveLength(2);
  });

  it('never turns a sliver inside out', () => {
    expect(slicePath({ from: 0.5, to: 0.5001 }, ring)).not.toContain('NaN');
  });
});
