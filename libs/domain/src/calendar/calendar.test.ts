import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  calendarDay,
  isCalendarDay,
  istDay,
  istInstant,
  istTimeOfDayMs,
  toIstIso,
  toIstIsoMs,
  weekdayOf,
} from './calendarDay.ts';
import { marketCalendar } from './marketCalendar.ts';
import { sessionTimetable } from './marketSession.ts';
import {
  calendarStatus,
  holidayName,
  isSettlementDay,
  isTradingDay,
  nextTradingDay,
  previousTradingDay,
  settlesOn,
  specialSessionOn,
} from './tradingDays.ts';

const days = fc.integer({ min: 0, max: 1095 }).map((count) => addDays(calendarDay('2025-01-01'), count));

describe('calendarDay [I1-7-CALENDAR]', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-1-01', '20260101', 'today', ''])('refuses %j', (text) => {
    expect(isCalendarDay(text)).toBe(false);
    expect(() => calendarDay(text)).toThrow(RangeError);
  });

  it('knows the days that a calendar has, and no others', () => {
    const digits = (length: number, max: number) =>
      fc.integer({ min: 0, max }).map((number) => String(number).padStart(length, '0'));
    fc.assert(
      fc.property(digits(4, 9999), digits(2, 13), digits(2, 32), (year, month, day) => {
        const text = `${year}-${month}-${day}`;
        const parsed = Date.parse(`${text}T00:00:00Z`);
        const exists = Number.isFinite(parsed) && new Date(parsed).toISOString().startsWith(text);
        expect(isCalendarDay(text)).toBe(exists);
      }),
      { numRuns: 2_000 },
    );
  });

  it('counts days over months and years, forwards and backwards', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: -400, max: 400 }), (day, count) => {
        const later = new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
        expect(addDays(day, count)).toBe(later);
      }),
    );
  });

  it('turns at midnight in India', () => {
    const midnight = Date.parse('2026-11-20T18:30:00Z');
    expect(istDay(midnight - 1)).toBe('2026-11-20');
    expect(istDay(midnight)).toBe('2026-11-21');
    expect(istTimeOfDayMs(midnight)).toBe(0);
    expect(istTimeOfDayMs(midnight - 1)).toBe(86_399_999);
    expect(toIstIso(midnight)).toBe('2026-11-21T00:00:00+05:30');
  });

  it('finds the instant of a wall-clock time', () => {
    expect(istInstant(calendarDay('2026-11-20'), 555)).toBe(Date.parse('2026-11-20T03:45:00Z'));
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 1439 }), (day, minute) => {
        expect(istDay(istInstant(day, minute))).toBe(day);
        expect(istTimeOfDayMs(istInstant(day, minute))).toBe(minute * 60_000);
      }),
    );
  });
});

describe('trading days', () => {
  it.each([
    { day: '2026-01-15', trades: false },
    { day: '2026-02-19', trades: true },
    { day: '2026-03-03', trades: false },
    { day: '2026-04-01', trades: true },
    { day: '2026-08-15', trades: false },
    { day: '2026-11-09', trades: true },
    { day: '2026-11-10', trades: false },
    { day: '2026-11-20', trades: true },
    { day: '2026-11-21', trades: false },
    { day: '2026-11-24', trades: false },
    { day: '2026-12-25', trades: false },
    { day: '2027-01-26', trades: false },
    { day: '2027-03-26', trades: false },
    { day: '2027-04-14', trades: false },
    { day: '2027-04-15', trades: true },
  ])('$day trades: $trades', ({ day, trades }) => {
    expect(isTradingDay(calendarDay(day))).toBe(trades);
  });

  it('lists every holiday in its own year, on the right kind of day, once', () => {
    for (const year of marketCalendar) {
      const weekdays = [...year.tradingHolidays, ...year.settlementHolidays].map((row) =>
        calendarDay(row.day),
      );
      const weekends = year.weekendHolidays.map((row) => calendarDay(row.day));
      expect(weekdays.every((day) => weekdayOf(day) >= 1 && weekdayOf(day) <= 5)).toBe(true);
      expect(weekends.every((day) => [0, 6].includes(weekdayOf(day)))).toBe(true);
      expect([...weekdays, ...weekends].every((day) => day.startsWith(`${year.year}-`))).toBe(true);
      expect(new Set([...weekdays, ...weekends]).size).toBe(weekdays.length + weekends.length);
    }
  });

  it('trades on a special session that has hours, and does not settle on it [I4-1-SESSIONS]', () => {
    const muhurat = calendarDay('2026-11-08');
    const withoutHours = marketCalendar.map((year) => ({
      ...year,
      specialSessions: year.specialSessions.map((session) => ({ ...session, hours: null })),
    }));
    expect(isTradingDay(muhurat)).toBe(true);
    expect(isTradingDay(muhurat, withoutHours)).toBe(false);
    expect(holidayName(muhurat)).toBe('Muhurat trading');
    expect(isSettlementDay(muhurat)).toBe(false);
    expect(settlesOn(calendarDay('2026-11-06'))).toBe('2026-11-09');
    expect(settlesOn(muhurat)).toBe('2026-11-09');
  });

  it('trades on the Sunday of the budget as on any other day, and does not settle on it [I4B-A19]', () => {
    const budget = calendarDay('2026-02-01');

    expect(weekdayOf(budget)).toBe(0);
    expect(isTradingDay(budget)).toBe(true);
    expect(isSettlementDay(budget)).toBe(false);
    expect(specialSessionOn(budget)).toBeNull();
    expect(holidayName(budget)).toBe('Union Budget');
    expect(sessionTimetable(budget, { isCasEligible: true })).toEqual(
      sessionTimetable(calendarDay('2026-01-30'), { isCasEligible: true }),
    );
    expect(previousTradingDay(calendarDay('2026-02-02'))).toBe(budget);
    expect(settlesOn(calendarDay('2026-01-30'))).toBe('2026-02-02');
    expect(settlesOn(budget)).toBe('2026-02-02');
  });

  it('says how sure it is of a year', () => {
    expect(calendarStatus(calendarDay('2026-06-01'))).toBe('published');
    expect(calendarStatus(calendarDay('2027-06-01'))).toBe('provisional');
    expect(calendarStatus(calendarDay('2030-06-01'))).toBe('unknown');
    expect(holidayName(calendarDay('2030-12-25'))).toBeNull();
  });
});

describe('settlesOn', () => {
  it.each([
    { trade: '2026-11-19', settles: '2026-11-20', why: 'the next day' },
    { trade: '2026-11-20', settles: '2026-11-23', why: 'over a weekend' },
    { trade: '2026-11-23', settles: '2026-11-25', why: 'over a trading holiday' },
    { trade: '2026-02-18', settles: '2026-02-20', why: 'over a settlement holiday' },
    { trade: '2026-02-19', settles: '2026-02-20', why: 'from a settlement holiday' },
    { trade: '2026-03-18', settles: '2026-03-20', why: 'over a settlement holiday' },
    { trade: '2026-03-30', settles: '2026-04-02', why: 'over a trading and a settlement holiday' },
    { trade: '2026-08-25', settles: '2026-08-27', why: 'over a settlement holiday' },
    { trade: '2026-12-31', settles: '2027-01-01', why: 'into the next year' },
  ])('a trade of $trade settles on $settles: $why', ({ trade, settles }) => {
    expect(settlesOn(calendarDay(trade))).toBe(settles);
  });

  it('refuses a day without trading', () => {
    expect(() => settlesOn(calendarDay('2026-11-21'))).toThrow(RangeError);
  });

  it('comes after the trade, on a settlement day, and never before an earlier trade settles', () => {
    fc.assert(
      fc.property(days, (day) => {
        const trade = nextTradingDay(day);
        const settlement = settlesOn(trade);
        expect(settlement > trade).toBe(true);
        expect(isSettlementDay(settlement)).toBe(true);
        expect(settlesOn(nextTradingDay(trade)) >= settlement).toBe(true);
        expect(previousTradingDay(nextTradingDay(trade))).toBe(trade);
      }),
    );
  });
});

it.each([
  0,
  -1,
  1_700_000_000_000.7,
  Date.parse('2026-11-19T18:29:59.999Z'),
  Date.parse('2026-11-19T18:30:00.004Z'),
  Date.parse('2028-02-29T23:59:59.050Z'),
])('writes the instant %d as a date of India does', (instant) => {
  const text = new Date(instant + 19_800_000).toISOString();

  expect(toIstIso(instant)).toBe(`${text.slice(0, 19)}+05:30`);
  expect(toIstIsoMs(instant)).toBe(`${text.slice(0, 23)}+05:30`);
});
