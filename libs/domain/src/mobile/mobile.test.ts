import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasForeignCode, isMobile, normaliseMobile, spacedMobile, toIdentifier } from './mobile.ts';

const zeros = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xff10];

/** The same digits as they are typed in another script. */
function inScript(text: string, zero: number): string {
  return text.replaceAll(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

const mobiles = fc
  .tuple(fc.integer({ min: 6, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }))
  .map(([first, rest]) => `${first}${String(rest).padStart(9, '0')}`);
const prefixes = fc.constantFrom('', '+91', '91', '0', '+91 ', ' 0 ');
const blanks = fc.constantFrom(
  '',
  ' ',
  '\t',
  '\u00A0',
  '\u2009',
  '\n',
  '-',
  '\u2011',
  '.',
  '\u200E',
  '\u202C',
);

describe('normaliseMobile', () => {
  it.each([
    ['9876543210', '9876543210'],
    ['98765 43210', '9876543210'],
    ['+919876543210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['\t98765\u00A043210\n', '9876543210'],
    ['९८१२३४५६७८', '9812345678'],
    ['+९१ ९८७६५ ४३२१०', '9876543210'],
    ['০৯৮৭৬৫৪৩২১০', '9876543210'],
    // Ten digits that begin like a prefix are a number of their own.
    ['9198765432', '9198765432'],
    ['0987654321', '0987654321'],
    ['+9198765', '+9198765'],
    ['00919876543210', '00919876543210'],
    ['asha', 'asha'],
    ['', ''],
  ])('makes %j %j [S5-MOBILE-NORMALISE]', (typed, mobile) => {
    expect(normaliseMobile(typed)).toBe(mobile);
  });

  it.each([
    ['+91-98765-43210'],
    ['(+91) 98765 43210'],
    ['\u202A+91 98765 43210\u202C'],
    ['\u2066+91\u00A098765\u201143210\u2069'],
    ['98765.43210'],
    ['98765\u201343210'],
    ['\u200E098765\u200B43210\uFEFF'],
    ['tel:+919876543210'],
    ['TEL:+91-98765-43210'],
    ['+91 (0) 98765 43210'],
    ['[91] 98765\u221243210'],
  ])('takes %j as an address book copies it [I4B-A13]', (copied) => {
    expect(normaliseMobile(copied)).toBe('9876543210');
    expect(toIdentifier(copied)).toBe('+919876543210');
  });

  it('finds the ten digits in every script, behind every prefix, with blanks anywhere [I3A-SPEC-6] [I3-BAD-MOBILES]', () => {
    const typed = fc.record({
      mobile: mobiles,
      prefix: prefixes,
      zero: fc.constantFrom(...zeros),
      blank: blanks,
    });
    fc.assert(
      fc.property(typed, ({ mobile, prefix, zero, blank }) => {
        const spread = `${prefix}${mobile.split('').join(blank)}${blank}`;
        expect(normaliseMobile(inScript(spread, zero))).toBe(mobile);
      }),
    );
  });

  it('changes nothing a second time [I3B-2-MOBILE]', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = normaliseMobile(text);
        expect(normaliseMobile(once)).toBe(once);
      }),
    );
  });
});

describe('isMobile', () => {
  it.each([
    ['9876543210', true],
    ['6000000000', true],
    ['5876543210', false],
    ['987654321', false],
    ['98765432100', false],
    ['९८७६५४३२१०', false],
    ['98765-43210', false],
  ])('%s: %s [S9-MOBILE]', (text, expected) => {
    expect(isMobile(text)).toBe(expected);
  });
});

describe('hasForeignCode', () => {
  it.each([
    ['+6591234567', true],
    ['+447911123456', true],
    ['+6', true],
    ['+98', true],
    ['+90', true],
    // May still become +91.
    ['+', false],
    ['+9', false],
    ['+91', false],
    ['+9198765', false],
    // Without the plus nothing tells a code from the number.
    ['6591234567', false],
    ['', false],
  ])('%j: %s', (mobile, expected) => {
    expect(hasForeignCode(mobile)).toBe(expected);
  });
});

describe('the forms of a mobile', () => {
  it.each(['9876543210', '+91 98765 43210', '09876543210', '९८७६५४३२१०'])('of %j [S9-MOBILE]', (typed) => {
    expect(toIdentifier(typed)).toBe('+919876543210');
    expect(spacedMobile(normaliseMobile(typed))).toBe('98765 43210');
  });

  it('leave what is no mobile as it is', () => {
    expect(spacedMobile('12345')).toBe('12345');
  });
});
