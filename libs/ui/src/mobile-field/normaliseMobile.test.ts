import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseMobile, spacedMobile } from './normaliseMobile.ts';

describe('normaliseMobile', () => {
  it.each([
    ['9876543210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['\t98765\u00A043210 ', '9876543210'],
    ['+९१ ९८७६५ ४३२१०', '9876543210'],
    ['9198765432', '9198765432'],
    ['+9198765', '+9198765'],
    ['098765', '098765'],
    ['00919876543210', '00919876543210'],
    ['asha', 'asha'],
    ['', ''],
  ])('makes %j %j [S5-MOBILE-NORMALISE]', (typed, mobile) => {
    expect(normaliseMobile(typed)).toBe(mobile);
  });

  it('leaves its own answer of ten digits as it is, and reads its spaced form', () => {
    const mobile = fc
      .tuple(fc.integer({ min: 6, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }))
      .map(([first, rest]) => `${first}${String(rest).padStart(9, '0')}`);
    fc.assert(
      fc.property(mobile, fc.constantFrom('', '+91', '91', '0', '+91 '), (digits, prefix) => {
        expect(normaliseMobile(prefix + spacedMobile(digits))).toBe(digits);
      }),
    );
  });
});
