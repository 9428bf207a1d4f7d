import { describe, expect, it } from 'vitest';
import { closesIn } from './closesIn.ts';

const now = Date.parse('2026-11-19T09:02:07Z');

describe('closesIn', () => {
  it.each([
    [1, '0:01'],
    [1_000, '0:01'],
    [59_001, '1:00'],
    [247_000, '4:07'],
    [3_723_000, '1:02:03'],
    [0, ''],
    [-5_000, ''],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('writes %d ms as “%s”', (ms, text) => {
    expect(closesIn(now + ms, now)).toBe(text);
  });
});
