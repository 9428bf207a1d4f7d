import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, istDay, istInstant, toIstIso } from '../calendar/calendarDay.ts';
import { isSettlementDay } from '../calendar/tradingDays.ts';
import {
  idleFrom,
  nextSettlement,
  settlementDaysAfter,
  settlementToldAt,
  type SettlementDay,
} from './settlementDays.ts';

const at = (text: string) => Date.parse(`${text}+05:30`);

function daysFrom(text: string, count: number): SettlementDay[] {
  return settlementDaysAfter(at(text), count);
}

describe('days of settlement [I6A-5-DAYS]', () => {
  it('are those that the exchanges have published, each a day on which banks pay', () => {
    const days = daysFrom('2026-04-01T00:00:00', 12);
    // NSE/INSP/72413, 20 January 2026.
    expect(days.map(({ day }) => day)).toEqual([
      '2026-04-17',
      '2026-05-15',
      '2026-06-05',
      '2026-07-03',
      '2026-08-07',
      '2026-09-04',
      '2026-10-16',
      '2026-11-06',
      '2026-12-04',
      '2027-01-01',
      '2027-02-05',
      '2027-03-05',
    ]);
    expect(days.filter(({ isQuarterly }) => isQuarterly).map(({ day }) => day)).toEqual([
      '2026-04-17',
      '2026-07-03',
      '2026-10-16',
      '2027-01-01',
    ]);
    expect(days.every(({ isProvisional }) => !isProvisional)).toBe(true);
    expect(days.every(({ day }) => isSettlementDay(day))).toBe(true);
  });

  it('after March 2027 are expected by the same rule, and said to be provisional', () => {
    expect(daysFrom('2027-03-05T16:00:00', 3)).toEqual([
      { day: '2027-04-02', isQuarterly: true, isProvisional: true },
      { day: '2027-05-07', isQuarterly: false, isProvisional: true },
      { day: '2027-06-04', isQuarterly: false, isProvisional: true },
    ]);
  });

  it.each([
    ['monthly', '2026-11-19T11:00:00', '2026-12-04'],
    ['quarterly', '2026-11-19T11:00:00', '2027-01-01'],
    ['monthly', '2026-12-04T15:59:59', '2026-12-04'],
    ['monthly', '2026-12-04T16:00:00', '2027-01-01'],
  ] as const)('%s, after %s, come next on %s at 16:00', (choice, after, day) => {
    expect(nextSettlement({ choice, idleSince: null }, at(after))).toMatchObject({
      day,
      reason: 'choice',
      sentAt: at(`${day}T16:00:00`),
    });
  });

  it.each([
    // Thirty days to the day.
    ['2026-11-04', '2026-12-04', 'idle'],
    ['2026-11-05', '2027-01-01', 'choice'],
    ['2026-08-01', '2026-12-04', 'idle'],
  ] as const)('of an account that is idle since %s come on %s: %s', (since, day, reason) => {
    const account = { choice: 'quarterly', idleSince: calendarDay(since) } as const;
    expect(nextSettlement(account, at('2026-11-19T11:00:00'))).toMatchObject({ day, reason });
  });

  it('are told of three days before, and idleness is counted in days', () => {
    expect(toIstIso(settlementToldAt(calendarDay('2026-12-04')))).toBe('2026-12-01T10:00:00+05:30');
    expect(idleFrom(calendarDay('2026-11-04'))).toBe('2026-12-04');
  });

  it('come once a month, in order, on days on which banks pay, whatever the year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000 }), (count) => {
        const from = addDays(calendarDay('2024-01-01'), count);
        const days = settlementDaysAfter(istInstant(from), 13).map(({ day }) => day);
        expect(days.every((day) => day >= from && isSettlementDay(day))).toBe(true);
        expect(new Set(days.map((day) => day.slice(0, 7))).size).toBe(13);
        expect(days.every((day, index) => index === 0 || day > (days[index - 1] ?? ''))).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('that are idle never come later than those that were chosen', () => {
    const moment = fc.integer({ min: at('2025-01-01T00:00:00'), max: at('2028-01-01T00:00:00') });
    fc.assert(
      fc.property(moment, moment, (tradedAt, after) => {
        const since = istDay(tradedAt);
        const [chosen, idle, monthly] = [
          nextSettlement({ choice: 'quarterly', idleSince: null }, after),
          nextSettlement({ choice: 'quarterly', idleSince: since }, after),
          nextSettlement({ choice: 'monthly', idleSince: since }, after),
        ];
        expect(idle.day <= chosen.day && monthly.day <= idle.day).toBe(true);
        expect(istDay(idle.sentAt)).toBe(idle.day);
      }),
      { numRuns: 100 },
    );
  });
});
