import { calendarDay, fromWire } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import { limitScale } from './limitScale.ts';

const today = calendarDay('2026-11-19');

describe('the ends of the slider of a limit [I5A-9-LIMITS]', () => {
  it.each([
    { limit: 'dailyLoss', set: [], ends: [5_000, 50_000] },
    { limit: 'dailyLoss', set: [null, null], ends: [5_000, 50_000] },
    { limit: 'dailyLoss', set: [15_000, 20_000], ends: [5_000, 50_000] },
    // To the step below and above what is set.
    { limit: 'dailyLoss', set: [2_345.67, null], ends: [2_000, 50_000] },
    { limit: 'dailyLoss', set: [60_000.01, 70_200], ends: [5_000, 70_500] },
    // Zero is no limit.
    { limit: 'dailyLoss', set: [12.5], ends: [500, 50_000] },
    { limit: 'largestOrder', set: [null], ends: [19_000, 1_000_000] },
    { limit: 'largestOrder', set: [10_000, 2_500_000], ends: [10_000, 2_500_000] },
  ] as const)('of $limit with $set set are $ends', ({ limit, set, ends }) => {
    const amounts = set.map((amount) => (amount === null ? null : fromWire(amount)));
    const { minimum, maximum, step } = limitScale(limit, amounts, today);
    expect([minimum, maximum]).toEqual(ends.map(fromWire));
    expect((maximum - minimum) % step).toBe(0);
  });
});
