import { describe, expect, it } from 'vitest';
import { pastDayOf } from './pastDayOf.ts';

describe('pastDayOf', () => {
  it.each([
    { it: 'trades', now: '2026-11-23T11:00', time: '2026-11-23T10:59', change: 1.2, day: null },
    { it: 'has closed', now: '2026-11-23T23:00', time: '2026-11-23T15:29', change: 1.2, day: null },
    {
      it: 'rests on a holiday',
      now: '2026-11-24T11:20',
      time: '2026-11-23T15:29',
      change: -0.4,
      day: '2026-11-23',
    },
    {
      it: 'has not moved, on a holiday',
      now: '2026-11-24T11:20',
      time: '2026-11-23T15:29',
      change: 0,
      day: '2026-11-23',
    },
    {
      it: 'rests on a Saturday',
      now: '2026-11-28T11:00',
      time: '2026-11-27T15:29',
      change: 2,
      day: '2026-11-27',
    },
    {
      it: 'waits for its first trade',
      now: '2026-11-25T08:00',
      time: '2026-11-23T15:35',
      change: 0,
      day: null,
    },
    {
      it: 'stands on a page open over midnight',
      now: '2026-11-25T00:01',
      time: '2026-11-24T15:35',
      change: 1,
      day: '2026-11-24',
    },
    {
      it: 'trades on a Sunday in the sandbox',
      now: '2026-11-22T11:00',
      time: '2026-11-22T10:59',
      change: 1,
      day: null,
    },
  ])('of a share that $it is $day [I4B-D15] [I4B-E3]', ({ now, time, change, day }) => {
    const quote = { time: `${time}:00+05:30`, change_percent: change };
    expect(pastDayOf(quote, Date.parse(`${now}:00+05:30`))).toBe(day);
  });
});
