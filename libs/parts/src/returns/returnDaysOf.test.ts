import { calendarDay } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import { hasRange, returnParams, taxYearsSince } from './returnDaysOf.ts';

const today = calendarDay('2026-11-19');

describe('returnParams [I5B-2-RANGE]', () => {
  it.each([
    { days: {}, params: {} },
    { days: { range: '6M' as const }, params: { range: '6M' } },
    { days: { from: '2026-04-01', to: '2027-03-31' }, params: { from: '2026-04-01', to: '2027-03-31' } },
    { days: { from: '2026-11-19', to: '2026-11-19' }, params: { from: '2026-11-19', to: '2026-11-19' } },
    { days: { to: '2020-01-01' }, params: { to: '2020-01-01' } },
  ])('asks for $days', ({ days, params }) => {
    expect(returnParams(days, today)).toEqual(params);
  });

  it('asks for nothing that begins after today [I5B-BAD-RANGE]', () => {
    expect(returnParams({ from: '2026-11-20', to: '2027-01-01' }, today)).toBeNull();
  });
});

describe('hasRange', () => {
  it('knows which ranges do not exist yet', () => {
    expect(hasRange('1M', '2026-10-01', today)).toBe(true);
    expect(hasRange('3M', '2026-10-01', today)).toBe(false);
    expect(hasRange('1M', null, today)).toBe(false);
    expect(hasRange('1Y', undefined, today)).toBe(true);
  });
});

describe('taxYearsSince', () => {
  it.each([
    { first: undefined, names: ['2026-27'] },
    { first: null, names: ['2026-27'] },
    { first: '2026-10-01', names: ['2026-27'] },
    { first: '2026-03-31', names: ['2026-27', '2025-26'] },
    { first: '2019-03-04', names: ['2026-27', '2025-26', '2024-25'] },
  ])('offers $names to who has traded since $first', ({ first, names }) => {
    expect(taxYearsSince(first, today).map(({ name }) => name)).toEqual(names);
  });
});
