import { describe, expect, it } from 'vitest';
import { isMobile, normaliseMobile, spacedMobile, toIdentifier } from './mobile.ts';
import { mobileSchema } from './mobileSchema.ts';

describe('normaliseMobile', () => {
  it.each([
    ['9876543210', '9876543210'],
    ['98765 43210', '9876543210'],
    ['+919876543210', '9876543210'],
    ['+91 98765 43210', '9876543210'],
    ['919876543210', '9876543210'],
    ['09876543210', '9876543210'],
    ['\t9876543210\n', '9876543210'],
    // Ten digits that begin like a prefix are a number of their own.
    ['9198765432', '9198765432'],
    ['0987654321', '0987654321'],
    ['asha', 'asha'],
    ['', ''],
  ])('%j → %j [S5-MOBILE-NORMALISE]', (typed, expected) => {
    expect(normaliseMobile(typed)).toBe(expected);
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

describe('mobileSchema', () => {
  it.each([
    ['', 'mobileRequired'],
    ['987654321', 'mobileInvalid'],
    ['5876543210', 'mobileInvalid'],
    ['98765432100', 'mobileInvalid'],
    ['98765abcde', 'mobileInvalid'],
    ['+91', 'mobileInvalid'],
    ['9876543210', undefined],
    ['+91 98765 43210', undefined],
    ['098765 43210', undefined],
  ])('%j: %s [S5-REGISTER-MOBILE] [S5-REGISTER-MOBILE-REQUIRED] [S5-FORGOT-MOBILE]', (typed, message) => {
    expect(mobileSchema.safeParse(typed).error?.issues[0]?.message).toBe(message);
  });
});

describe('the forms of a mobile', () => {
  it.each(['9876543210', '+91 98765 43210', '09876543210'])('of %j [S9-MOBILE]', (typed) => {
    expect(toIdentifier(typed)).toBe('+919876543210');
    expect(spacedMobile(typed)).toBe('+91 98765 43210');
  });
});
