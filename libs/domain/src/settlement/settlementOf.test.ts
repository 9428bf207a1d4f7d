import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, calendarDay, istInstant, toIstIso } from '../calendar/calendarDay.ts';
import { closureOn, isSettlementDay, nextTradingDay } from '../calendar/tradingDays.ts';
import { isSettled, settlementOf } from './settlementOf.ts';

function stepsOf(day: string): string[] {
  return settlementOf(calendarDay(day)).steps.map((step) =>
    [step.kind, step.day.slice(5), 'name' in step ? step.name : null].filter(Boolean).join(' '),
  );
}

describe('settlementOf [I5A-1-SETTLEMENT]', () => {
  it.each([
    ['2026-11-19', ['trade 11-19', 'settlement 11-20']],
    ['2026-11-20', ['trade 11-20', 'weekend 11-21', 'weekend 11-22', 'settlement 11-23']],
    ['2026-11-23', ['trade 11-23', 'tradingHoliday 11-24 Guru Nanak Jayanti', 'settlement 11-25']],
    [
      '2026-03-30',
      [
        'trade 03-30',
        'tradingHoliday 03-31 Mahavir Jayanti',
        'settlementHoliday 04-01 Annual closing of bank accounts',
        'settlement 04-02',
      ],
    ],
    [
      '2026-02-18',
      ['trade 02-18', 'settlementHoliday 02-19 Chhatrapati Shivaji Maharaj Jayanti', 'settlement 02-20'],
    ],
    [
      '2026-11-06',
      ['trade 11-06', 'weekend 11-07', 'specialSession 11-08 Muhurat trading', 'settlement 11-09'],
    ],
    ['2026-08-14', ['trade 08-14', 'weekend 08-15 Independence Day', 'weekend 08-16', 'settlement 08-17']],
  ])('of %s says what lies between', (day, steps) => {
    expect(stepsOf(day)).toEqual(steps);
  });

  it('is complete at eight in the morning in India, from when the shares can be sold', () => {
    const friday = calendarDay('2026-11-20');
    const { completeAt } = settlementOf(friday);
    expect(toIstIso(completeAt)).toBe('2026-11-23T08:00:00+05:30');
    expect(isSettled(friday, completeAt - 1)).toBe(false);
    expect(isSettled(friday, completeAt)).toBe(true);
  });

  it('says how sure it is of the day', () => {
    expect(settlementOf(calendarDay('2026-12-31'))).toMatchObject({
      settlesOn: '2027-01-01',
      calendarStatus: 'provisional',
    });
  });

  it('knows no trade on a holiday or before T+1, and no reason where there is none', () => {
    expect(() => settlementOf(calendarDay('2026-11-24'))).toThrow(RangeError);
    expect(() => settlementOf(calendarDay('2023-01-25'))).toThrow(RangeError);
    expect(() => closureOn(calendarDay('2026-11-20'))).toThrow(RangeError);
  });

  it('has every day once, in order, and settles on the first that can', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000 }), (count) => {
        const tradedOn = nextTradingDay(addDays(calendarDay('2025-01-01'), count));
        const { steps, settlesOn, completeAt } = settlementOf(tradedOn);
        steps.forEach((step, index) => {
          expect(step.day).toBe(addDays(tradedOn, index));
          if (index > 0) expect(isSettlementDay(step.day)).toBe(step.kind === 'settlement');
        });
        expect(steps.at(-1)?.day).toBe(settlesOn);
        expect(completeAt).toBeGreaterThan(istInstant(settlesOn));
      }),
    );
  });
});
