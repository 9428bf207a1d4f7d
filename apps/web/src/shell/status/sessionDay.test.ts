import { describe, expect, it } from 'vitest';
import { sessionDayAt } from './sessionDay.ts';

const at = (text: string) => Date.parse(`${text}:00+05:30`);
const clock = (instant: number) =>
  new Date(instant).toLocaleTimeString('en-GB', {
    timeZone: 'Asia/Kolkata',
    hour: '2-digit',
    minute: '2-digit',
  });

describe('the day of the exchange [I3A-LOOK-24]', () => {
  it('has its parts in order and to scale', () => {
    const { segments } = sessionDayAt(at('2026-11-19T14:32'));
    expect(
      segments.map(({ part, startsAt, endsAt }) => `${part} ${clock(startsAt)}-${clock(endsAt)}`),
    ).toEqual([
      'block 08:45-09:00',
      'preOpen 09:00-09:15',
      'continuous 09:15-15:15',
      'closingAuction 15:15-15:35',
      'postClose 15:50-16:00',
    ]);
  });

  it.each([
    { now: '2026-11-19T08:30', current: null, next: 'block' },
    { now: '2026-11-19T08:45', current: 'block', next: 'preOpen' },
    { now: '2026-11-19T09:14', current: 'preOpen', next: 'continuous' },
    { now: '2026-11-19T14:32', current: 'continuous', next: 'closingAuction' },
    { now: '2026-11-19T15:34', current: 'closingAuction', next: 'postClose' },
    { now: '2026-11-19T15:40', current: null, next: 'postClose' },
    { now: '2026-11-19T16:00', current: null, next: 'block' },
    { now: '2026-11-21T12:00', current: null, next: 'block' },
  ])('at $now it is in $current, and $next comes next', ({ now, current, next }) => {
    const day = sessionDayAt(at(now));
    expect(day.current?.part ?? null).toBe(current);
    expect(day.next?.part).toBe(next);
  });

  it('is empty on a holiday, names it, and leads to the next morning of trading', () => {
    const day = sessionDayAt(at('2026-11-24T11:00'));
    expect(day.segments).toEqual([]);
    expect(day.holidays.map(({ name }) => name)).toEqual(['Guru Nanak Jayanti', 'Christmas']);
    expect(day.next?.startsAt).toBe(at('2026-11-25T08:45'));
  });

  it('says of which year the list is not published', () => {
    const day = sessionDayAt(at('2026-12-28T11:00'));
    expect(day.holidays[0]).toEqual({ day: '2027-01-26', name: 'Republic Day' });
    expect(day.unsureYear).toBe('2027');
  });
});
