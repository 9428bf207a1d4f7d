import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCompact, type CompactUnits } from './compact.ts';
import type { DecimalInput } from './decimal.ts';

const suffixes = { '': '1', k: '1e3', M: '1e6', B: '1e9', T: '1e12', L: '1e5', Cr: '1e7' } as const;

/** The value that a compact text stands for, and the size of its suffix. */
function readBack(text: string): { value: Big; scale: Big } {
  const match = /^₹([\d,.]+) ?(k|M|B|T|L|Cr)?$/.exec(text);
  const suffix = Object.entries(suffixes).find(([name]) => name === (match?.[2] ?? ''));
  const scale = Big(suffix?.[1] ?? 'no such suffix');
  return { value: Big((match?.[1] ?? '').replaceAll(',', '')).times(scale), scale };
}

describe('formatCompact', () => {
  it.each<{ value: DecimalInput; expected: string }>([
    { value: 3737000, expected: '₹3.737M' },
    { value: 0, expected: '₹0.00' },
    { value: -0, expected: '₹0.00' },
    { value: -0.001, expected: '₹0.00' },
    { value: 999.99, expected: '₹999.99' },
    { value: 999.994, expected: '₹999.99' },
    { value: 999.995, expected: '₹1.000k' },
    { value: 1000, expected: '₹1.000k' },
    { value: 1234.5678, expected: '₹1.235k' },
    { value: 999999.4, expected: '₹999.999k' },
    { value: 999999.5, expected: '₹1.000M' },
    { value: 999999500, expected: '₹1.000B' },
    { value: 999999500000, expected: '₹1.000T' },
    { value: 1e15, expected: '₹1,000.000T' },
    { value: -1250000, expected: '−₹1.250M' },
    { value: null, expected: '—' },
    { value: Number.NaN, expected: '—' },
    { value: Number.POSITIVE_INFINITY, expected: '—' },
  ])('$value is $expected [S9-COMPACT]', ({ value, expected }) => {
    expect(formatCompact(value)).toBe(expected);
  });

  it.each<{ value: DecimalInput; expected: string }>([
    { value: 999.5, expected: '₹999.50' },
    { value: 99999.99, expected: '₹99,999.99' },
    { value: 99999.995, expected: '₹1 L' },
    { value: 3736000, expected: '₹37.36 L' },
    { value: 4600000, expected: '₹46 L' },
    { value: 9999499, expected: '₹99.99 L' },
    { value: 9999500, expected: '₹1 Cr' },
    { value: 266000000, expected: '₹26.60 Cr' },
    { value: 18420000000, expected: '₹1,842 Cr' },
    { value: -3736000, expected: '−₹37.36 L' },
    { value: 1e15, expected: '₹10,00,00,000 Cr' },
    { value: null, expected: '—' },
  ])('in Indian units $value is $expected', ({ value, expected }) => {
    expect(formatCompact(value, { units: 'indian' })).toBe(expected);
  });

  it('signs a gain and leaves the rupee off a volume', () => {
    expect(formatCompact(1250000, { isSigned: true })).toBe('+₹1.250M');
    expect(formatCompact(1250000, { hasRupeeSign: false })).toBe('1.250M');
  });

  it.each<{ units: CompactUnits; limits: Record<string, string>; decimals: number }>([
    {
      units: 'international',
      limits: { '1': '1e3', '1000': '1e6', '1000000': '1e9', '1000000000': '1e12' },
      decimals: 3,
    },
    { units: 'indian', limits: { '1': '1e5', '100000': '1e7' }, decimals: 2 },
  ])('is within half of its last digit and below the next suffix, $units', ({ units, limits, decimals }) => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (paise) => {
        const value = Big(paise.toString()).div(100);
        const shown = readBack(formatCompact(value, { units }));
        const digit = shown.scale.eq(1) ? Big('0.01') : shown.scale.div(Big(10).pow(decimals));
        expect(shown.value.minus(value).abs().lte(digit.div(2))).toBe(true);
        expect(shown.value.lt(limits[shown.scale.toFixed()] ?? '1e99')).toBe(true);
      }),
    );
  });

  it('never gets smaller while the value grows', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e14, noNaN: true }),
        fc.double({ min: 0, max: 1e14, noNaN: true }),
        (a, b) => {
          const [low, high] = a <= b ? [a, b] : [b, a];
          expect(readBack(formatCompact(low)).value.lte(readBack(formatCompact(high)).value)).toBe(true);
        },
      ),
    );
  });
});
