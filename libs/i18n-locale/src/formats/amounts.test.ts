import Big from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatNumber,
  formatPercent,
  formatPrice,
  formatQuantity,
  maskedAmount,
  splitAmount,
} from './amounts.ts';
import type { DecimalInput } from './decimal.ts';
import { india, regionInLanguage } from './region.ts';

/** Integer paise, up to the digits a rupee amount can have in practice and far beyond. */
const paise = fc.bigInt({ min: -(10n ** 22n), max: 10n ** 22n });

function rupees(value: bigint): Big {
  return Big(value.toString()).div(100);
}

/** Reads the formatted amount back, to compare it with what went in. */
function readBack(text: string): Big {
  return Big(text.replace('−', '-').replace('+', '').replace('₹', '').replaceAll(',', ''));
}

describe('formatAmount', () => {
  it.each<{ value: DecimalInput; expected: string }>([
    { value: 5798869.25, expected: '₹57,98,869.25' },
    { value: -30797, expected: '−₹30,797.00' },
    { value: '112309', expected: '₹1,12,309.00' },
    { value: Big('0.1').plus('0.2'), expected: '₹0.30' },
    { value: 1.005, expected: '₹1.01' },
    { value: '1.005', expected: '₹1.01' },
    { value: -1.005, expected: '−₹1.01' },
    { value: 999.999, expected: '₹1,000.00' },
    { value: 1e15, expected: '₹1,00,00,00,00,00,00,000.00' },
    { value: '123456789012345678.25', expected: '₹1,23,45,67,89,01,23,45,678.25' },
    { value: 1e-7, expected: '₹0.00' },
    { value: 0, expected: '₹0.00' },
    { value: -0, expected: '₹0.00' },
    { value: '-0', expected: '₹0.00' },
    { value: -0.004, expected: '₹0.00' },
    { value: null, expected: '—' },
    { value: undefined, expected: '—' },
    { value: Number.NaN, expected: '—' },
    { value: Number.POSITIVE_INFINITY, expected: '—' },
    { value: Number.NEGATIVE_INFINITY, expected: '—' },
    { value: '', expected: '—' },
    { value: 'abc', expected: '—' },
    { value: '12,000', expected: '—' },
  ])('$value is $expected [S9-MONEY]', ({ value, expected }) => {
    expect(formatAmount(value)).toBe(expected);
  });

  it.each([
    { value: 112309, expected: '+₹1,12,309.00' },
    { value: -30797, expected: '−₹30,797.00' },
    { value: 0, expected: '₹0.00' },
    { value: 0.004, expected: '₹0.00' },
    { value: null, expected: '—' },
  ])('signed, $value is $expected', ({ value, expected }) => {
    expect(formatAmount(value, { isSigned: true })).toBe(expected);
  });

  it('groups the way of another region and keeps the rupee', () => {
    const germany = { ...india, country: 'DE', locale: 'de-DE' };
    expect(formatAmount(5798869.25, { region: germany })).toBe('₹5.798.869,25');
  });

  it('keeps Indian digits in another language of India', () => {
    expect(formatAmount(5798869.25, { region: regionInLanguage(india, 'hi') })).toBe('₹57,98,869.25');
  });

  it('has Latin digits in every region', () => {
    const egypt = { ...india, country: 'EG', locale: 'ar-EG' };
    expect(formatQuantity(5798869, { region: egypt })).toMatch(/^[\d.,٬٫]+$/);
  });

  it('says exactly what it was given, to the paisa', () => {
    fc.assert(
      fc.property(paise, (value) => {
        expect(readBack(formatAmount(rupees(value), { isSigned: true })).eq(rupees(value))).toBe(true);
      }),
    );
  });

  it('writes a number, its text and its Big alike', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const text = formatAmount(value);
        expect(formatAmount(value.toString())).toBe(text);
        expect(formatAmount(Big(value))).toBe(text);
      }),
    );
  });

  it('writes a number of few decimals, which it does not round, as it writes its text', () => {
    const units = fc.maxSafeInteger();
    fc.assert(
      fc.property(units, fc.constantFrom(1, 10, 100, 1_000), fc.boolean(), (value, scale, isSigned) => {
        const number = value / scale;
        for (const format of [formatAmount, formatPrice, formatQuantity, formatPercent]) {
          expect(format(number, { isSigned })).toBe(format(number.toString(), { isSigned }));
        }
      }),
    );
  });

  it('never signs what it shows as zero', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.0049, max: 0.0049, noNaN: true }), (value) => {
        expect(formatAmount(value, { isSigned: true })).toBe('₹0.00');
      }),
    );
  });
});

describe('splitAmount', () => {
  it.each<{ value: DecimalInput; rupees: string; paise: string }>([
    { value: 5798869.25, rupees: '₹57,98,869', paise: '.25' },
    { value: -30797, rupees: '−₹30,797', paise: '.00' },
    { value: 0, rupees: '₹0', paise: '.00' },
    { value: null, rupees: '—', paise: '' },
  ])('$value', ({ value, rupees: whole, paise: fraction }) => {
    expect(splitAmount(value)).toEqual({ rupees: whole, paise: fraction });
  });

  it('loses nothing of the amount', () => {
    fc.assert(
      fc.property(paise, fc.boolean(), (value, isSigned) => {
        const parts = splitAmount(rupees(value), { isSigned });
        expect(parts.rupees + parts.paise).toBe(formatAmount(rupees(value), { isSigned }));
      }),
    );
  });
});

describe('formatPrice', () => {
  it.each<{ value: DecimalInput; expected: string }>([
    { value: 2941.35, expected: '2,941.35' },
    { value: 83.2125, expected: '83.21' },
    { value: 158940, expected: '1,58,940.00' },
    { value: null, expected: '—' },
  ])('$value is $expected [S9-MONEY]', ({ value, expected }) => {
    expect(formatPrice(value)).toBe(expected);
  });

  it('signs a change of price', () => {
    expect(formatPrice(12.4, { isSigned: true })).toBe('+12.40');
    expect(formatPrice(-12.4, { isSigned: true })).toBe('−12.40');
  });
});

describe('formatQuantity', () => {
  it.each<{ value: DecimalInput; expected: string }>([
    { value: 1250, expected: '1,250' },
    { value: 12345678, expected: '1,23,45,678' },
    { value: 0, expected: '0' },
    { value: undefined, expected: '—' },
  ])('$value is $expected', ({ value, expected }) => {
    expect(formatQuantity(value)).toBe(expected);
  });
});

describe('formatNumber', () => {
  it.each<{ value: DecimalInput; decimals: 1 | 2; expected: string }>([
    { value: 1.75, decimals: 1, expected: '1.8' },
    { value: 1.96, decimals: 1, expected: '2' },
    { value: 12345678.9, decimals: 1, expected: '1,23,45,678.9' },
    { value: '0.5', decimals: 2, expected: '0.50' },
    { value: -0.004, decimals: 2, expected: '0' },
    { value: -1.5, decimals: 1, expected: '−1.5' },
    { value: Number.NaN, decimals: 1, expected: '—' },
    { value: Number.NEGATIVE_INFINITY, decimals: 1, expected: '—' },
    { value: null, decimals: 1, expected: '—' },
  ])('$value with $decimals decimals is $expected', ({ value, decimals, expected }) => {
    expect(formatNumber(value, { decimals })).toBe(expected);
  });
});

describe('formatPercent', () => {
  it.each<{ value: DecimalInput; expected: string }>([
    { value: 1.25, expected: '+1.25%' },
    { value: -2.244, expected: '−2.24%' },
    { value: 0, expected: '0.00%' },
    { value: -0.001, expected: '0.00%' },
    { value: 12345.678, expected: '+12,345.68%' },
    { value: Number.NaN, expected: '—' },
  ])('$value is $expected', ({ value, expected }) => {
    expect(formatPercent(value)).toBe(expected);
  });

  it('leaves the plus off a share and takes one decimal where there is no room', () => {
    expect(formatPercent(26, { isSigned: false })).toBe('26.00%');
    expect(formatPercent(1.25, { decimals: 1 })).toBe('+1.3%');
  });
});

it('masks every amount with the same width [I2-6-AMOUNT]', () => {
  expect(maskedAmount).toBe('₹••,••,•••');
});

it('starts in India: rupees, IST, en-IN, +91 [S1-REGION]', () => {
  expect(india).toEqual({
    country: 'IN',
    locale: 'en-IN',
    timeZone: 'Asia/Kolkata',
    currency: 'INR',
    phoneCode: '+91',
  });
});
