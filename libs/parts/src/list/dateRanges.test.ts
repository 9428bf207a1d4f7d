import { calendarDay } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import { dateRanges, rangeOf } from './dateRanges.ts';

describe('the ranges of a list [I4C-5-RANGE]', () => {
  it.each([
    ['2026-03-31', '2025-04-01', '2026-03-31'],
    ['2026-04-01', '2026-04-01', '2027-03-31'],
    ['2027-01-01', '2026-04-01', '2027-03-31'],
  ])('on %s begin with the tax year from %s to %s', (day, from, to) => {
    const year = dateRanges(calendarDay(day)).find(({ taxYear }) => taxYear !== undefined);
    expect(year?.search).toEqual({ from, to });
  });

  it('are those of the day, and found again by their days', () => {
    const ranges = dateRanges(calendarDay('2026-11-19'));
    expect(ranges.map(({ id }) => id)).toEqual([
      'all',
      'today',
      'month',
      'year-2026-27',
      'year-2025-26',
      'year-2024-25',
      'year-2023-24',
    ]);
    expect(ranges[2]?.search).toEqual({ from: '2026-10-21', to: '2026-11-19' });
    for (const range of ranges) expect(rangeOf(range.search, ranges)).toBe(range);
    expect(rangeOf({ from: '2026-04-02' }, ranges)).toBeUndefined();
  });
});
