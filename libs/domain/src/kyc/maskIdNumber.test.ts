import { describe, expect, it } from 'vitest';
import { maskIdNumber } from './maskIdNumber.ts';

describe('maskIdNumber', () => {
  it.each([
    ['a permanent account number', 'ZZZPZ1234Z', 'ZZZPZ••••Z'],
    ['twelve digits', '999988887777', '••••••••7777'],
    ['a passport', 'Z1234567', '••••4567'],
    ['four characters', '1234', '••••'],
    ['nothing', '', ''],
    ['characters of two units', '𝟙𝟚𝟛𝟜𝟝', '•𝟚𝟛𝟜𝟝'],
  ])('hides most of %s', (_name, idNumber, masked) => {
    expect(maskIdNumber(idNumber)).toBe(masked);
  });
});
