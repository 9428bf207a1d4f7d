import { describe, expect, it } from 'vitest';
import { calendarDay, toIstIso } from '../calendar/calendarDay.ts';
import { fromPaise } from '../money/paise.ts';
import { issueTimes, offerTimes } from './issueTimes.ts';
import { lateUnblock } from './lateUnblock.ts';

const rupees = (amount: number) => fromPaise(amount * 100);

describe('the hours of an issue [I5C-2-HOURS]', () => {
  it('go from T to T+3, and a holiday moves all that follows', () => {
    // Friday; 24 November is a holiday.
    const { lateFrom, ...times } = issueTimes({
      opensOn: calendarDay('2026-11-18'),
      closesOn: calendarDay('2026-11-20'),
    });
    expect(Object.values(times).map(toIstIso)).toEqual([
      '2026-11-18T10:00:00+05:30',
      '2026-11-20T16:00:00+05:30',
      '2026-11-20T17:00:00+05:30',
      '2026-11-20T17:00:00+05:30',
      '2026-11-23T18:00:00+05:30',
      '2026-11-23T21:00:00+05:30',
      '2026-11-25T14:00:00+05:30',
      '2026-11-25T16:00:00+05:30',
      '2026-11-25T18:00:00+05:30',
      '2026-11-26T09:00:00+05:30',
      '2026-11-26T10:00:00+05:30',
    ]);
    expect(lateFrom).toBe('2026-11-26');
  });

  it('of an offer for sale are two days, and shares come with the settlement', () => {
    expect(Object.values(offerTimes(calendarDay('2026-11-18'))).map(toIstIso)).toEqual([
      '2026-11-18T09:15:00+05:30',
      '2026-11-18T15:30:00+05:30',
      '2026-11-19T09:15:00+05:30',
      '2026-11-19T15:30:00+05:30',
      '2026-11-19T18:00:00+05:30',
      '2026-11-20T08:00:00+05:30',
    ]);
  });
});

describe('what a bank owes for a late release [I5C-2-LATE]', () => {
  const late = (amount: number, until: string) =>
    lateUnblock(rupees(amount), calendarDay('2026-11-26'), calendarDay(until));

  it('is ₹100 a day up to ₹2,43,333, and 15 % a year above', () => {
    expect(late(29_520, '2026-11-30')).toEqual({ days: 5, owed: rupees(500), yearly: 6_066 });
    expect(late(243_333, '2026-11-26')).toMatchObject({ owed: rupees(100), yearly: 10_000 });
    expect(late(243_400, '2026-11-26').owed).toBe(10_003);
    // Rounded on the total: a day more would be 3 × 120.41.
    expect(late(293_000, '2026-11-28')).toMatchObject({ days: 3, owed: 36_123 });
  });

  it('is nothing as long as it is in time', () => {
    expect(late(29_520, '2026-11-25')).toEqual({ days: 0, owed: 0, yearly: 0 });
  });
});
