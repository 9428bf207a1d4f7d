import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFormats, type Formats } from './createFormats.ts';
import type { DecimalInput } from './decimal.ts';
import { india, regionInLanguage, type CompactUnits } from './region.ts';

const languages = ['en', 'hi'] as const;
const units: readonly CompactUnits[] = ['international', 'indian'];
const all = languages.flatMap((language) =>
  units.map((unit) => ({ language, unit, formats: createFormats(regionInLanguage(india, language), unit) })),
);

const moneyFormats = ['amount', 'compact'] as const;
const figureFormats = (formats: Formats) => [
  (value: DecimalInput) => formats.amount(value),
  (value: DecimalInput) => formats.price(value),
  (value: DecimalInput) => formats.quantity(value),
  (value: DecimalInput) => formats.percent(value),
  (value: DecimalInput) => formats.compact(value),
  (value: DecimalInput) => formats.number(value, { decimals: 1 }),
];

/** Rupees above zero, of any size, that are not rounded to zero. */
const rupees = fc.bigInt({ min: 1n, max: 10n ** 20n }).map((paise) => Big(paise.toString()).div(100));

describe.each(all)('formats in $language with $unit units', ({ formats }) => {
  it('put the minus before the rupee, and change nothing else for a loss', () => {
    fc.assert(
      fc.property(rupees, fc.constantFrom(...moneyFormats), (value, name) => {
        const gain = formats[name](value);
        expect(gain.startsWith('₹')).toBe(true);
        expect(formats[name](value.times(-1))).toBe(`−${gain}`);
        expect(formats[name](value, { isSigned: true })).toBe(`+${gain}`);
      }),
    );
  });

  it('have a dash for what is missing or no figure [I2-BAD-AMOUNTS]', () => {
    const nothing: DecimalInput[] = [
      null,
      undefined,
      Number.NaN,
      Infinity,
      -Infinity,
      '',
      'NaN',
      'Infinity',
      '₹5',
    ];
    for (const format of figureFormats(formats)) {
      expect(nothing.map(format)).toEqual(nothing.map(() => '—'));
    }
  });

  it('never say NaN, undefined or an exponent, and use Latin digits [I2-BAD-AMOUNTS]', () => {
    fc.assert(
      fc.property(fc.double(), fc.nat({ max: 5 }), (value, index) => {
        const text = figureFormats(formats)[index]?.(value);
        expect(text).toMatch(/^(?:—|[+−]?₹?[\d,.]+(?:%|k|M|B|T| L| Cr| L Cr)?)$/);
      }),
    );
  });
});
