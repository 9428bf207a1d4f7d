import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { monthNames, weekdayNames } from './calendarNames.ts';
import { createFormats } from './createFormats.ts';
import { india, regionInLanguage } from './region.ts';
import {
  formatDate,
  formatDateTime,
  formatDay,
  formatLongDate,
  formatMarketDay,
  formatMarketTime,
  formatTime,
  partOfDay,
  type PartOfDay,
} from './times.ts';

const newYork = { ...india, country: 'US', locale: 'en-US', timeZone: 'America/New_York' };
/** 15:30 in India. */
const close = '2026-01-08T10:00:00Z';

describe('dates', () => {
  it('are short or long, with the day it is in the zone of the region [I1-8-FORMATS]', () => {
    expect(formatDate(close)).toBe('Thu, 8 Jan 2026');
    expect(formatLongDate(close)).toBe('Thursday, 8 January 2026');
    expect(formatDate('2026-01-08T18:29:59Z')).toBe('Thu, 8 Jan 2026');
    expect(formatDate('2026-01-08T18:30:00Z')).toBe('Fri, 9 Jan 2026');
    expect(formatDate('2026-01-08T18:30:00Z', { region: newYork })).toBe('Thu, Jan 8, 2026');
  });

  it('take a Date, epoch milliseconds and ISO text alike [I3-2-FORMATS]', () => {
    const instant = new Date(close);
    expect(formatDate(instant)).toBe(formatDate(close));
    expect(formatDate(instant.getTime())).toBe(formatDate(close));
    expect(formatDate('2026-01-08T15:30:00+05:30')).toBe(formatDate(close));
  });

  it.each([
    null,
    undefined,
    '',
    'yesterday',
    '2026-01-08',
    '2026-01-08T10:00:00',
    Number.NaN,
    new Date(Number.NaN),
  ])('shows a dash for %s, which is no instant', (value) => {
    expect([formatDate(value), formatLongDate(value), formatTime(value), formatDateTime(value)]).toEqual(
      Array.from({ length: 4 }, () => '—'),
    );
  });

  it.each([
    { day: '2026-01-08', expected: 'Thu, 8 Jan 2026' },
    { day: '2024-02-29', expected: 'Thu, 29 Feb 2024' },
    { day: '2026-02-30', expected: '—' },
    { day: '2026-1-8', expected: '—' },
    { day: null, expected: '—' },
  ])('the calendar day $day is $expected in every zone', ({ day, expected }) => {
    expect(formatDay(day)).toBe(expected);
    expect(formatDay(day, { region: { ...india, timeZone: 'Pacific/Kiritimati' } })).toBe(expected);
    expect(formatDay(day, { region: { ...india, timeZone: 'America/New_York' } })).toBe(expected);
  });
});

describe('days near to now', () => {
  it('have no year, and every month three letters [I4B-E22]', () => {
    expect(formatDay('2026-11-27', { hasYear: false })).toBe('Fri, 27 Nov');
    expect(formatDay('2026-11-27', { hasYear: false, hasWeekday: false })).toBe('27 Nov');
    expect(formatDay('2026-11-27', { hasWeekday: false })).toBe('27 Nov 2026');
    expect(formatDay('2026-09-16')).toBe('Wed, 16 Sep 2026');
    expect(formatDate('2026-09-16T10:00:00+05:30')).toBe('Wed, 16 Sep 2026');
    expect(formatLongDate('2026-09-16T10:00:00+05:30')).toBe('Wednesday, 16 September 2026');
    expect(formatMarketDay('2026-09-16T10:00:00+05:30')).toBe('16 Sep');
    expect(monthNames({ locale: 'en-GB', style: 'short' })[8]).toBe('Sep');
  });
});

describe('dates in other languages and regions', () => {
  const hindi = regionInLanguage(india, 'hi');

  it('have the words of Hindi and the digits of English', () => {
    expect(formatDate(close, { region: hindi })).toBe('गुरु, 8 जन॰ 2026');
    expect(formatLongDate(close, { region: hindi })).toBe('गुरुवार, 8 जनवरी 2026');
    expect(formatDateTime(close, { region: hindi })).toBe('गुरु, 8 जन॰ 2026, 15:30 IST');
  });

  it.each([
    { country: 'TH', timeZone: 'Asia/Bangkok' },
    { country: 'SA', timeZone: 'Asia/Riyadh' },
    { country: 'IR', timeZone: 'Asia/Tehran' },
    { country: 'NP', timeZone: 'Asia/Kathmandu' },
  ])('keep the year of the market and its digits in $country', ({ country, timeZone }) => {
    const region = { ...india, country, timeZone, locale: `ar-${country}` };
    for (const language of ['en', 'hi']) {
      expect(formatDate(close, { region: regionInLanguage(region, language) })).toMatch(/2026/);
    }
    expect(formatDate(close, { region })).toMatch(/2026/);
  });
});

describe('times', () => {
  it('have 24 hours and name their zone', () => {
    expect(formatTime(close)).toBe('15:30 IST');
    expect(formatTime('2026-01-08T09:02:07Z', { hasSeconds: true })).toBe('14:32:07 IST');
    expect(formatTime('2026-01-07T18:30:00Z')).toBe('00:00 IST');
    expect(formatDateTime(close)).toBe('Thu, 8 Jan 2026, 15:30 IST');
  });

  it('of the market stay in IST where the region has another zone', () => {
    expect(formatTime(close, { region: newYork })).toBe('05:00 EST');
    expect(formatMarketTime(close, { region: newYork })).toBe('15:30 IST');
    // The evening before, in New York.
    expect(formatMarketDay('2026-01-08T03:45:00+05:30', { region: newYork })).toBe('Jan 8');
    expect(formatMarketDay(null)).toBe('—');
  });
});

describe('names of a calendar', () => {
  it('begin with January and with Monday, in the language', () => {
    const english = { locale: 'en-IN', style: 'long' } as const;
    const hindi = { locale: 'hi-IN', style: 'long' } as const;
    expect([monthNames(english)[0], monthNames(english)[11], weekdayNames(english)[0]]).toEqual([
      'January',
      'December',
      'Monday',
    ]);
    expect([monthNames(hindi)[0], monthNames(hindi)[11], weekdayNames(hindi)[6]]).toEqual([
      'जनवरी',
      'दिसंबर',
      'रविवार',
    ]);
    expect(weekdayNames({ locale: 'hi-IN', style: 'short' })[0]).toBe('सोम');
  });

  it('are those of the calendar of the market in every region', () => {
    expect(monthNames({ locale: 'en-IR', style: 'short' })[0]).toBe('Jan');
  });
});

describe('partOfDay', () => {
  it.each<{ clock: string; expected: PartOfDay }>([
    { clock: '00:00', expected: 'night' },
    { clock: '04:59', expected: 'night' },
    { clock: '05:00', expected: 'morning' },
    { clock: '11:59', expected: 'morning' },
    { clock: '12:00', expected: 'afternoon' },
    { clock: '16:59', expected: 'afternoon' },
    { clock: '17:00', expected: 'evening' },
    { clock: '23:59', expected: 'evening' },
  ])('$clock in India is $expected [I3A-USE-17]', ({ clock, expected }) => {
    expect(partOfDay(`2026-01-08T${clock}:00+05:30`)).toBe(expected);
  });

  it('goes by the zone, not by the machine', () => {
    expect(partOfDay(close)).toBe('afternoon');
    expect(partOfDay(close, { region: newYork })).toBe('morning');
  });

  it('refuses what is no instant', () => {
    expect(() => partOfDay('noon')).toThrow(RangeError);
  });
});

describe('createFormats', () => {
  it('binds region and compact units', () => {
    const formats = createFormats(india, 'indian');
    expect([
      formats.amount(1500),
      formats.amount(1500, { isSigned: true }),
      formats.price(12.5),
      formats.quantity(1500),
      formats.number(1.75, { decimals: 1 }),
      formats.percent(1.5),
      formats.compact(3736000),
      formats.splitAmount(1500.5).paise,
      formats.maskedAmount,
    ]).toEqual([
      '₹1,500.00',
      '+₹1,500.00',
      '12.50',
      '1,500',
      '1.8',
      '+1.50%',
      '₹37.4 L',
      '.50',
      '₹••,••,•••',
    ]);
    expect([
      formats.date(close),
      formats.longDate(close),
      formats.day('2026-01-08'),
      formats.time(close),
      formats.marketTime(close),
      formats.marketTime(close, { hasSeconds: true, hasZone: false }),
      formats.marketDay(close),
      formats.marketDay(close, { hasYear: true }),
      formats.dateTime(close),
      formats.partOfDay(close),
    ]).toEqual([
      'Thu, 8 Jan 2026',
      'Thursday, 8 January 2026',
      'Thu, 8 Jan 2026',
      '15:30 IST',
      '15:30 IST',
      '15:30:00',
      '8 Jan',
      '8 Jan 2026',
      'Thu, 8 Jan 2026, 15:30 IST',
      'afternoon',
    ]);
  });

  it('shows every instant of this century without throwing', () => {
    const formats = createFormats(india, 'international');
    const instants = fc.date({
      min: new Date('2000-01-01'),
      max: new Date('2099-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        expect(formats.dateTime(instant)).toMatch(
          /^[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2,3} \d{4}, \d\d:\d\d IST$/,
        );
      }),
    );
  });
});
