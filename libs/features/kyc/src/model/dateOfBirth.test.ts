import { addDays, calendarDay, isCalendarDay } from '@wealth/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDateOfBirth, isOfAge, latestBirthday } from './dateOfBirth.ts';

const days = fc.integer({ min: 0, max: 30_000 }).map((count) => addDays(calendarDay('2020-01-01'), count));

describe('isDateOfBirth', () => {
  it.each([
    { text: '1900-01-01', is: true },
    { text: '1899-12-31', is: false },
    { text: '2008-02-29', is: true },
    { text: '2007-02-29', is: false },
    { text: '2008-13-01', is: false },
    { text: '2008-04-31', is: false },
    { text: '2008-4-3', is: false },
    { text: '14-03-2008', is: false },
    { text: '14/03/2008', is: false },
    { text: '20080314', is: false },
    { text: '12008-03-14', is: false },
    { text: '२००८-०३-१४', is: false },
    { text: '', is: false },
  ])('$text: $is [S9-KYC-AGE]', ({ text, is }) => {
    expect(isDateOfBirth(text)).toBe(is);
  });
});

describe('isOfAge', () => {
  it.each([
    { birthday: '2008-11-19', today: '2026-11-19', is: true, why: 'the 18th birthday passes' },
    { birthday: '2008-11-20', today: '2026-11-19', is: false, why: 'the day before does not' },
    { birthday: '2008-02-29', today: '2026-02-28', is: false, why: 'born on 29 February' },
    { birthday: '2008-02-29', today: '2026-03-01', is: true, why: 'born on 29 February' },
    { birthday: '2010-03-01', today: '2028-02-29', is: false, why: 'a leap day today' },
    { birthday: '2010-02-28', today: '2028-02-29', is: true, why: 'a leap day today' },
    { birthday: '2030-01-01', today: '2026-11-19', is: false, why: 'not born yet' },
    { birthday: '1900-01-01', today: '2026-11-19', is: true, why: 'the oldest' },
  ])('$birthday on $today, $why: $is [S9-KYC-AGE]', ({ birthday, today, is }) => {
    expect(isOfAge(calendarDay(birthday), calendarDay(today))).toBe(is);
  });

  it('once of age, always of age', () => {
    fc.assert(
      fc.property(days, days, fc.nat(4000), (birthday, today, later) => {
        fc.pre(isOfAge(birthday, today));
        expect(isOfAge(birthday, addDays(today, later))).toBe(true);
      }),
    );
  });
});

describe('latestBirthday', () => {
  it('is a day of the calendar, of age, and the last one that is', () => {
    fc.assert(
      fc.property(days, (today) => {
        const latest = latestBirthday(today);
        expect(isCalendarDay(latest)).toBe(true);
        expect(isOfAge(latest, today)).toBe(true);
        expect(isOfAge(addDays(latest, 1), today)).toBe(false);
      }),
    );
  });

  it('is 28 February where 29 February does not exist', () => {
    expect(latestBirthday(calendarDay('2028-02-29'))).toBe('2010-02-28');
  });
});
