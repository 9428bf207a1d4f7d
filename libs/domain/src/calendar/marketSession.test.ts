import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay, istInstant } from './calendarDay.ts';
import { marketSession, sessionTimetable } from './marketSession.ts';
import { isOrderTypeTaken } from './phaseOrderTypes.ts';

const withAuction = { isCasEligible: true };
const withoutAuction = { isCasEligible: false };

function at(time: string): number {
  return Date.parse(`${time}+05:30`);
}

describe('marketSession [I1-7-CALENDAR]', () => {
  it.each([
    ['08:44:59', 'closed', 'closed', null],
    ['08:45:00', 'closed', 'closed', 'morning'],
    ['09:00:00', 'preOpenAnyOrder', 'preOpenAnyOrder', null],
    ['09:04:59', 'preOpenAnyOrder', 'preOpenAnyOrder', null],
    ['09:05:00', 'preOpenLimitOnly', 'preOpenLimitOnly', null],
    ['09:10:00', 'preOpenMatching', 'preOpenMatching', null],
    ['09:12:00', 'preOpenBuffer', 'preOpenBuffer', null],
    ['09:14:59', 'preOpenBuffer', 'preOpenBuffer', null],
    ['09:15:00', 'continuous', 'continuous', null],
    ['14:04:59', 'continuous', 'continuous', null],
    ['14:05:00', 'continuous', 'continuous', 'afternoon'],
    ['14:20:00', 'continuous', 'continuous', null],
    ['15:14:59', 'continuous', 'continuous', null],
    ['15:15:00', 'closingReference', 'continuous', null],
    ['15:20:00', 'closingAnyOrder', 'continuous', null],
    ['15:25:00', 'closingLimitOnly', 'continuous', null],
    ['15:30:00', 'closingMatching', 'closed', null],
    ['15:35:00', 'closed', 'closed', null],
    ['15:50:00', 'postClose', 'postClose', null],
    ['16:00:00', 'closed', 'closed', null],
  ] as const)(
    'at %s: %s with the closing auction, %s without; block window %s',
    (...[time, cas, plain, block]) => {
      const instant = at(`2026-11-20T${time}`);
      expect(marketSession(instant, withAuction)).toMatchObject({ phase: cas, blockWindow: block });
      expect(marketSession(instant, withoutAuction)).toMatchObject({ phase: plain, blockWindow: block });
    },
  );

  it.each([
    ['2026-07-31T15:20:00', 'continuous', 'before the closing auction'],
    ['2026-08-03T15:20:00', 'closingAnyOrder', 'its first day'],
    ['2026-07-31T15:45:00', 'postClose', 'before the closing auction'],
    ['2026-08-03T15:45:00', 'closed', 'its first day'],
    ['2026-09-04T09:06:00', 'preOpenAnyOrder', 'before the split pre-open'],
    ['2026-09-04T09:09:00', 'preOpenMatching', 'before the split pre-open'],
    ['2026-09-07T09:06:00', 'preOpenLimitOnly', 'its first day'],
    ['2026-09-07T09:09:00', 'preOpenLimitOnly', 'its first day'],
  ])('at %s: %s (%s)', (time, phase) => {
    expect(marketSession(at(time), withAuction).phase).toBe(phase);
  });

  it.each(['2026-11-21T11:00:00', '2026-11-24T11:00:00'])('is closed at %s: no trading day', (time) => {
    const session = marketSession(at(time), withAuction);
    expect(session).toMatchObject({ phase: 'closed', isTradingDay: false, blockWindow: null });
  });

  it('says when the phase ends, over a weekend and a holiday too', () => {
    expect(marketSession(at('2026-11-20T11:00:00'), withAuction).endsAt).toBe(at('2026-11-20T15:15:00'));
    expect(marketSession(at('2026-11-20T15:40:00'), withAuction).endsAt).toBe(at('2026-11-20T15:50:00'));
    expect(marketSession(at('2026-11-20T16:00:00'), withAuction).endsAt).toBe(at('2026-11-23T09:00:00'));
    expect(marketSession(at('2026-11-23T20:00:00'), withAuction).endsAt).toBe(at('2026-11-25T09:00:00'));
  });

  it('knows where the exchange may end a phase at random', () => {
    expect(marketSession(at('2026-11-20T09:07:59'), withAuction).mayEndAtRandom).toBe(false);
    expect(marketSession(at('2026-11-20T09:08:00'), withAuction).mayEndAtRandom).toBe(true);
    expect(marketSession(at('2026-11-20T15:28:00'), withAuction).mayEndAtRandom).toBe(true);
  });

  it('trades through a special session, in one phase and without block windows [I4-1-SESSIONS]', () => {
    const session = marketSession(at('2026-11-08T18:30:00'), withAuction);
    expect(session).toMatchObject({ phase: 'continuous', endsAt: at('2026-11-08T19:00:00') });
    expect(marketSession(at('2026-11-08T08:50:00'), withAuction)).toMatchObject({
      phase: 'closed',
      blockWindow: null,
      endsAt: at('2026-11-08T18:00:00'),
    });
  });

  it('ends later than now, and each phase begins where the timetable says', () => {
    const minutes = fc.integer({ min: 0, max: 2 * 365 * 1440 });
    fc.assert(
      fc.property(minutes, fc.boolean(), (minute, isCasEligible) => {
        const instant = istInstant(calendarDay('2026-01-01'), minute);
        const session = marketSession(instant, { isCasEligible });
        expect(session.endsAt).toBeGreaterThan(instant);
        expect(marketSession(session.endsAt - 1, { isCasEligible }).phase).toBe(session.phase);
      }),
    );
  });

  it('has timetables in order and without overlap', () => {
    for (const day of ['2026-01-01', '2026-08-03', '2026-09-07'].map(calendarDay)) {
      const rows = sessionTimetable(day, withAuction);
      rows.forEach((row, index) => {
        expect(row.startMinute).toBeLessThan(row.endMinute);
        expect(row.startMinute).toBeGreaterThanOrEqual(rows[index - 1]?.endMinute ?? 0);
      });
    }
  });
});

describe('isOrderTypeTaken', () => {
  it.each([
    ['preOpenAnyOrder', 'MARKET', true],
    ['preOpenLimitOnly', 'MARKET', false],
    ['preOpenLimitOnly', 'LIMIT', true],
    ['preOpenBuffer', 'LIMIT', false],
    ['continuous', 'SL-M', true],
    ['closingAnyOrder', 'SL', false],
    ['closingAnyOrder', 'MARKET', true],
    ['closingLimitOnly', 'MARKET', false],
    ['closed', 'LIMIT', false],
  ] as const)('in %s a %s order is taken: %s', (phase, orderType, isTaken) => {
    expect(isOrderTypeTaken(phase, orderType)).toBe(isTaken);
  });
});
