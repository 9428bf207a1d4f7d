import { describe, expect, it } from 'vitest';
import { yearAt } from './yearAt.ts';

describe('yearAt', () => {
  it.each([
    ['2026-12-31T18:29:59Z', 'Asia/Kolkata', '2026'],
    ['2026-12-31T18:30:00Z', 'Asia/Kolkata', '2027'],
    ['2026-12-31T18:30:00Z', 'America/New_York', '2026'],
  ])('%s in %s is %s', (instant, timeZone, expected) => {
    expect(yearAt(Date.parse(instant), timeZone)).toBe(expected);
  });
});
