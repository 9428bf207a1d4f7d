import { figureSigns, india } from '@wealth/i18n-locale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readNumberText, steppedNumber, toNumber, toNumberText } from './numberText.ts';

/** A text that stands in an empty box at once. */
const pasted = (text: string) =>
  readNumberText(text, { shown: '', isAsTyped: false }, figureSigns(india))?.plain ?? null;

describe('readNumberText', () => {
  it.each(['', '-', '.', '-.', '5', '-5', '5.', '.5', '-0.05', '007', '0.0025', '999999999999999'])(
    'takes %j as it is typed [S5-NUMBER]',
    (text) => {
      expect(pasted(text)).toBe(text);
    },
  );

  it.each([
    ['1,80,000', '180000'],
    [' 12 ', '12'],
    ['−3', '-3'],
    ['१२.५', '12.5'],
    ['1,234.5', '1234.5'],
  ])('reads %j as %j', (typed, text) => {
    expect(pasted(typed)).toBe(text);
  });

  it.each(['a', '1e5', '--1', '1-', '1.2.3', '1.234,5', '+1', 'NaN', 'Infinity', '1/2', '1000000000000000'])(
    'refuses %j [S5-NUMBER]',
    (typed) => {
      expect(pasted(typed)).toBeNull();
    },
  );

  it('answers only an optional minus, digits and one point, and reads its own answer as itself', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('0', '1', '9', '٣', '.', '-', ',', '+', ' ', 'e') }),
        (typed) => {
          const text = pasted(typed);
          fc.pre(text !== null);
          expect(text).toMatch(/^-?\d*\.?\d*$/);
          expect(pasted(text)).toBe(text);
        },
      ),
    );
  });
});

describe('toNumber', () => {
  it.each([
    ['', null],
    ['-', null],
    ['.', null],
    ['-.', null],
    ['5.', 5],
    ['.5', 0.5],
    ['-0', 0],
    ['007.50', 7.5],
  ])('makes %j %j [S5-NUMBER-BLUR]', (text, value) => {
    expect(toNumber(text)).toBe(value);
  });

  it('is never NaN nor an infinity, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const value = toNumber(text);
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
    expect(toNumber('9'.repeat(400))).toBeNull();
  });
});

describe('toNumberText', () => {
  it.each([
    [null, ''],
    [undefined, ''],
    [Number.NaN, ''],
    [Infinity, ''],
    [-Infinity, ''],
    [0, '0'],
    [-7.5, '-7.5'],
    [1e15, '1000000000000000'],
    [1e-7, '0.0000001'],
    [180000, '180000'],
  ])('writes %j as %j', (value, text) => {
    expect(toNumberText(value)).toBe(text);
  });

  it('writes what toNumber reads back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 4 }), (whole, decimals) => {
        const value = whole / 10 ** decimals;
        expect(toNumber(toNumberText(value))).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});

describe('steppedNumber', () => {
  it.each([
    { value: null, direction: 1, limits: { step: 1 }, next: 1 },
    { value: 0.1, direction: 1, limits: { step: 0.2 }, next: 0.3 },
    { value: 1542.6, direction: -1, limits: { step: 0.05 }, next: 1542.55 },
    { value: 83.2125, direction: 1, limits: { step: 0.0025 }, next: 83.215 },
    { value: 10, direction: 1, limits: { step: 5, maximum: 12 }, next: 12 },
    { value: 2, direction: -1, limits: { step: 5, minimum: 1 }, next: 1 },
  ] as const)('from $value by $direction is $next', ({ value, direction, limits, next }) => {
    expect(steppedNumber(value, direction, limits)).toBe(next);
  });
});
