import { describe, expect, it } from 'vitest';
import { dayRatioAt } from './dayRatioAt.ts';

describe('dayRatioAt', () => {
  it.each([
    { time: '2026-11-19T09:15:00+05:30', ratio: 1 },
    { time: '2026-11-19T09:53:00+05:30', ratio: 0.1 },
    { time: '2026-11-19T06:55:00Z', ratio: 0.5 },
    { time: '2026-11-19T15:30:00+05:30', ratio: 0.987 },
    { time: '2026-11-19T15:35:00+05:30', ratio: 1 },
    { time: '2026-11-19T03:00:00+05:30', ratio: 1 },
    { time: '2026-11-19T23:00:00+05:30', ratio: 1 },
  ])('at $time is $ratio [I3A-LOOK-27] [I4B-E21]', ({ time, ratio }) => {
    expect(dayRatioAt(time)).toBeCloseTo(ratio, 3);
  });
});
