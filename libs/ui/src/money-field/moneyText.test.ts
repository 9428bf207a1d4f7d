import { fromPaise } from '@wealth/domain';
import { figureSigns, india } from '@wealth/i18n-locale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caretBefore, countSignificant, writeFigure } from '../internal/typedFigure.ts';
import { readMoneyText, toMoneyText, toPaise } from './moneyText.ts';

const signs = figureSigns(india);
/** A text that stands in an empty box at once. */
const pasted = (text: string) => readMoneyText(text, { shown: '', isAsTyped: false }, signs)?.plain ?? null;
const groupMoney = (text: string) => writeFigure(text, { region: india, signs });

describe('readMoneyText', () => {
  it.each([
    ['', ''],
    ['.', '.'],
    ['0', '0'],
    ['1234', '1234'],
    ['1,234', '1234'],
    ['12.', '12.'],
    ['12.5', '12.5'],
    ['.5', '.5'],
    ['₹12,34,567.50', '1234567.50'],
    ['Rs. 5,000/-', '5000'],
    ['INR 250.00', '250.00'],
    ['  1\u00A0000 ', '1000'],
    ['१२,३४,५६७.५०', '1234567.50'],
    ['007', '7'],
    ['12.50000', '12.50'],
  ])('reads %j as %j', (typed, text) => {
    expect(pasted(typed)).toBe(text);
  });

  it.each([
    '-5',
    '1.234',
    '1.2.3',
    '1.234,50',
    'abc',
    '12 lakh',
    '1e5',
    'NaN',
    'Infinity',
    '$5',
    '1000000000000000',
    '1151,10',
    '25000,50',
    '1,15',
  ])('refuses %j [I4B-A5]', (typed) => {
    expect(pasted(typed)).toBeNull();
  });
});

describe('groupMoney', () => {
  it.each([
    ['', ''],
    ['1', '1'],
    ['123', '123'],
    ['1234', '1,234'],
    ['123456', '1,23,456'],
    ['1234567.5', '12,34,567.5'],
    ['1234567.', '12,34,567.'],
    ['.5', '.5'],
    ['9999999999999.99', '99,99,99,99,99,999.99'],
  ])('groups %j as %j', (text, grouped) => {
    expect(groupMoney(text)).toBe(grouped);
  });

  it('can be read back', () => {
    fc.assert(
      fc.property(amountText, (text) => {
        expect(pasted(groupMoney(text))).toBe(text);
      }),
    );
  });
});

const rupees = fc.bigInt({ min: 0n, max: 9_999_999_999_999n }).map(String);
const amountText = fc
  .tuple(rupees, fc.constantFrom('', '.', '.5', '.05', '.99'))
  .map(([whole, paise]) => whole + paise);

describe('toPaise and toMoneyText', () => {
  it.each([
    ['', null],
    ['.', null],
    ['0', 0],
    ['.5', 50],
    ['12.', 1200],
    ['12.05', 1205],
    ['9999999999999.99', 999999999999999],
  ])('%j is %j paise', (text, paise) => {
    expect(toPaise(text)).toBe(paise);
  });

  it('keeps every amount of whole paise exact [I2-3-MONEY]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999_999 }), (paise) => {
        expect(toPaise(toMoneyText(fromPaise(paise)))).toBe(paise);
        expect(toPaise(pasted(groupMoney(toMoneyText(fromPaise(paise)))) ?? '')).toBe(paise);
      }),
    );
  });

  it.each([
    [5_000_000, '50000'],
    [1250, '12.50'],
    [5, '0.05'],
    [0, '0'],
    [-1, ''],
  ])('%j paise are typed %j', (paise, text) => {
    expect(toMoneyText(fromPaise(paise))).toBe(text);
  });

  it('shows no amount as empty', () => {
    expect(toMoneyText(null)).toBe('');
  });
});

describe('caretBefore', () => {
  it('leaves the same characters of the amount on the right', () => {
    fc.assert(
      fc.property(amountText, fc.nat(), (text, seed) => {
        const right = seed % (text.length + 1);
        const grouped = groupMoney(text);
        const position = caretBefore(grouped, right, signs);
        expect(countSignificant(grouped.slice(position), signs)).toBe(right);
      }),
    );
  });

  it('stays with the digit that was typed, not behind the comma', () => {
    expect(caretBefore('12,345', 3, signs)).toBe(2);
  });
});
