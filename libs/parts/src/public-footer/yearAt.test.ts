import { describe, expect, it } from 'vitest';
import { yearAt } from './yearAt.ts';

describe('yearAt', () => {
  it.each([
    ['2026-12-31T18:29:59Z', 'Asia/Kolkata', '2026'],
    ['2026-12-31T18:30:00Z', 'Asia/Kolkata', '2027'],
    ['2026-12-31T18:30:00Z', 'America/New_York', '2026'],
    ['2026-12-31T10:00:00Z', 'Pacific/Kiritimati', '2027'],
    ['2026-12-31T09:59:59Z', 'Pacific/Kiritimati', '2026'],
    ['2027-01-01T10:59:59Z', 'Pacific/Pago_Pago', '2026'],
    ['2027-01-01T12:00:00Z', 'Pacific/Pago_Pago', '2027'],
    ['2026-07-01T00:00:00Z', 'Asia/Kolkata', '2026'],
  ])('%s in %s is %s', (instant, timeZone, expected) => {
    expect(yearAt(Date.parse(instant), timeZone)).toBe(expected);
  });
});
