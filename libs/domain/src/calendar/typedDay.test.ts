import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay } from './calendarDay.ts';
import { typedDay, writtenDay } from './typedDay.ts';

const days = fc.integer({ min: 0, max: 60_000 }).map((count) => addDays(calendarDay('1900-01-01'), count));

describe('typedDay', () => {
  it.each([
    '14/03/1991',
    '14 / 03 / 1991',
    '14-03-1991',
    '14.03.1991',
    '14 03 1991',
    '14/3/1991',
    '14031991',
    '1991-03-14',
    '1991/3/14',
    '1991.03.14',
    '14 Mar 1991',
    '14 march, 1991',
    '14-MAR-1991',
    ' 14/03/1991 ',
    '१४/०३/१९९१',
    '१४०३१९९१',
    '১৪-০৩-১৯৯১',
  ])('reads %j as 14 March 1991 [I3A-USE-16]', (typed) => {
    expect(typedDay(typed)).toBe('1991-03-14');
  });

  it.each([
    '',
    '14',
    '14/03',
    '14/03/91',
    '14/03/199',
    '31/02/1991',
    '29/02/2023',
    '00/01/1991',
    '14/13/1991',
    '03/14/1991',
    // Eight digits together are day first.
    '19910314',
    '14 Mars 1991',
    '14 M 1991',
    '14/03/1991 10:00',
    '1991-03-14T10:00',
    'tomorrow',
  ])('finds no day in %j', (typed) => {
    expect(typedDay(typed)).toBeNull();
  });

  it('reads every day in every form that it may be written in', () => {
    fc.assert(
      fc.property(days, fc.constantFrom('/', '-', '.', ' ', ''), (day, between) => {
        expect(typedDay(writtenDay(day).replaceAll('/', between))).toBe(day);
        expect(typedDay(day)).toBe(day);
      }),
    );
  });

  it('never throws, and answers only days that exist', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const day = typedDay(text);
        expect(day === null || calendarDay(day) === day).toBe(true);
      }),
    );
  });
});
