import { describe, expect, it } from 'vitest';
import { formatMobile } from './formatMobile.ts';

describe('formatMobile', () => {
  it.each([
    ['9876543210', '+91 98765 43210'],
    ['447700900123', '447700900123'],
    ['', ''],
    ['asha', 'asha'],
  ])('shows %j as %j', (mobile, shown) => {
    expect(formatMobile(mobile)).toBe(shown);
  });
});
