import { describe, expect, it } from 'vitest';
import { isMobile, normaliseMobile } from './mobile.ts';

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
  ])('%s: %s', (text, expected) => {
    expect(isMobile(text)).toBe(expected);
  });
});
