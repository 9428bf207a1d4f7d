import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCompact } from './formatCompact.ts';
import type { DecimalInput } from './decimal.ts';
import { india, type CompactUnits } from './region.ts';

const suffixes = {
  '': '1',
  k: '1e3',
  M: '1e6',
  B: '1e9',
  T: '1e12',
  L: '1e5',
  Cr: '1e7',
  'L Cr': '1e12',
} as const;

/** The value that a compact text stands for, and the size of its suffix. */
function readBack(text: string): { value: Big; scale: Big } {
  const match = /^₹([\d,.]+) ?(k|M|B|T|L Cr|L|Cr)?$/.exec(text);
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
    expect(formatCompact(value, { units: 'international' })).toBe(expected);
  });

  it.each<{ value: DecimalInput; expected: string }>([
    { value: 999.5, expected: '₹999.50' },
    { value: 99999.99, expected: '₹99,999.99' },
    { value: 99999.995, expected: '₹1.00 L' },
    { value: 1150000, expected: '₹11.5 L' },
    { value: 3736000, expected: '₹37.4 L' },
    { value: 4600000, expected: '₹46.0 L' },
    { value: 9994999, expected: '₹99.9 L' },
    { value: 9995000, expected: '₹1.00 Cr' },
    { value: 266000000, expected: '₹26.6 Cr' },
    { value: 2990000000, expected: '₹299 Cr' },
    { value: 12104000000, expected: '₹1,210 Cr' },
    { value: -3736000, expected: '−₹37.4 L' },
    { value: 7.71e12, expected: '₹7.71 L Cr' },
    { value: 1e15, expected: '₹1,000 L Cr' },
    { value: null, expected: '—' },
  ])('in Indian units $value is $expected [I3A-LOOK-26]', ({ value, expected }) => {
    expect(formatCompact(value, { units: 'indian' })).toBe(expected);
  });

  it('has the units of the country until the client chooses [I3A-LOOK-26]', () => {
    const unitedStates = { ...india, country: 'US', locale: 'en-US' };
    expect(formatCompact(2990000000)).toBe('₹299 Cr');
    expect(formatCompact(2990000000, { region: unitedStates })).toBe('₹2.990B');
    expect(formatCompact(2990000000, { region: unitedStates, units: 'indian' })).toBe('₹299 Cr');
  });

  it.each<{ value: DecimalInput; units: CompactUnits; expected: string }>([
    { value: 47119, units: 'indian', expected: '47,119' },
    { value: 105000, units: 'indian', expected: '1.05 L' },
    { value: 820, units: 'international', expected: '820' },
    { value: 47119, units: 'international', expected: '47.119k' },
  ])('a volume of $value is $expected, without parts of a share [I3A-USE-17]', ({ value, ...rest }) => {
    const { units, expected } = rest;
    expect(formatCompact(value, { units, hasRupeeSign: false })).toBe(expected);
  });

  it.each<{ value: DecimalInput; units: CompactUnits; expected: string }>([
    { value: 4000000, units: 'indian', expected: '₹40 L' },
    { value: 4250000, units: 'indian', expected: '₹42.5 L' },
    { value: 40000, units: 'international', expected: '₹40k' },
    { value: 42500, units: 'international', expected: '₹42.5k' },
    { value: 0, units: 'indian', expected: '₹0' },
  ])('on an axis $value is $expected [I3A-LOOK-26]', ({ value, units, expected }) => {
    expect(formatCompact(value, { units, isForAxis: true })).toBe(expected);
  });

  it('signs a gain and leaves the rupee off a volume', () => {
    const units = 'international';
    expect(formatCompact(1250000, { units, isSigned: true })).toBe('+₹1.250M');
    expect(formatCompact(1250000, { units, hasRupeeSign: false })).toBe('1.250M');
  });

  it('is within half of its last digit and below the next suffix', () => {
    const limits: Record<string, string> = {
      '1': '1e3',
      '1000': '1e6',
      '1000000': '1e9',
      '1000000000': '1e12',
    };
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (paise) => {
        const value = Big(paise.toString()).div(100);
        const shown = readBack(formatCompact(value, { units: 'international' }));
        const digit = shown.scale.eq(1) ? Big('0.01') : shown.scale.div(Big(10).pow(3));
        expect(shown.value.minus(value).abs().lte(digit.div(2))).toBe(true);
        expect(shown.value.lt(limits[shown.scale.toFixed()] ?? '1e99')).toBe(true);
      }),
    );
  });

  it('has three significant figures above a lakh, within half of the last [I3A-LOOK-26]', () => {
    const limits: Record<string, string> = { '1': '1e5', '100000': '1e7', '10000000': '1e12' };
    fc.assert(
      fc.property(fc.bigInt({ min: 10n ** 7n, max: 10n ** 18n }), (paise) => {
        const value = Big(paise.toString()).div(100);
        const text = formatCompact(value, { units: 'indian' });
        const shown = readBack(text);
        expect(shown.value.minus(value).abs().div(value).lte('0.005')).toBe(true);
        expect(shown.value.lt(limits[shown.scale.toFixed()] ?? '1e99')).toBe(true);
        expect(text.replaceAll(/[^\d]/g, '').replace(/0+$/, '').length).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('never gets smaller while the value grows [I3-2-FORMATS]', () => {
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
