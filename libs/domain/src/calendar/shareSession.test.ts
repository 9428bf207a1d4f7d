import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDay, istInstant } from './calendarDay.ts';
import { marketCalendar } from './marketCalendar.ts';
import { daySegments, orderKindsTaken, shareSession } from './shareSession.ts';

const withAuction = { isCasEligible: true };
const withoutAuction = { isCasEligible: false };
const at = (time: string) => Date.parse(`${time}+05:30`);
const clock = (instant: number) => new Date(instant + 19_800_000).toISOString().slice(11, 16);
const any = 'limit market';
const all = 'limit market stopLoss ioc';

describe('the session of a share [I4-3-SESSION]', () => {
  // Each instant of the day at which something begins, and the second before it.
  it.each([
    ['08:44:59', '- → preOpenAnyOrder 09:00:', '- → preOpenAnyOrder 09:00:'],
    ['08:45:00', '- → preOpenAnyOrder 09:00:', '- → preOpenAnyOrder 09:00:'],
    ['09:00:00', `preOpen → preOpenLimitOnly 09:05: ${any}`, `preOpen → preOpenLimitOnly 09:05: ${any}`],
    ['09:05:00', 'preOpen → preOpenMatching 09:10: limit', 'preOpen → preOpenMatching 09:10: limit'],
    ['09:10:00', 'preOpen → preOpenBuffer 09:12:', 'preOpen → preOpenBuffer 09:12:'],
    ['09:12:00', 'preOpen → continuous 09:15:', 'preOpen → continuous 09:15:'],
    ['09:14:59', 'preOpen → continuous 09:15:', 'preOpen → continuous 09:15:'],
    ['09:15:00', `continuous → closingReference 15:15: ${all}`, `continuous → postClose 15:50: ${all}`],
    ['14:05:00', `continuous → closingReference 15:15: ${all}`, `continuous → postClose 15:50: ${all}`],
    ['14:20:00', `continuous → closingReference 15:15: ${all}`, `continuous → postClose 15:50: ${all}`],
    ['15:14:59', `continuous → closingReference 15:15: ${all}`, `continuous → postClose 15:50: ${all}`],
    ['15:15:00', 'closingAuction → closingAnyOrder 15:20:', `continuous → postClose 15:50: ${all}`],
    ['15:20:00', `closingAuction → closingLimitOnly 15:25: ${any}`, `continuous → postClose 15:50: ${all}`],
    ['15:25:00', 'closingAuction → closingMatching 15:30: limit', `continuous → postClose 15:50: ${all}`],
    ['15:30:00', 'closingAuction → postClose 15:50:', '- → postClose 15:50:'],
    ['15:35:00', '- → postClose 15:50:', '- → postClose 15:50:'],
    ['15:50:00', 'postClose → preOpenAnyOrder 09:00: market', 'postClose → preOpenAnyOrder 09:00: market'],
    ['16:00:00', '- → preOpenAnyOrder 09:00:', '- → preOpenAnyOrder 09:00:'],
  ])('at %s: %s with the closing auction, %s without', (time, cas, plain) => {
    const told = [withAuction, withoutAuction].map((options) => {
      const { current, next, taken } = shareSession(at(`2026-11-19T${time}`), options);
      return `${current?.part ?? '-'} → ${next.phase} ${clock(next.startsAt)}: ${taken.join(' ')}`.trimEnd();
    });
    expect(told).toEqual([cas, plain]);
  });

  it.each([
    ['2026-11-19T08:00:00', null, null, 'before the day'],
    ['2026-11-19T15:59:59', null, null, 'in the last second of it'],
    ['2026-11-19T16:00:00', '2026-11-20T09:00:00', null, 'after it'],
    ['2026-11-20T16:00:00', '2026-11-23T09:00:00', null, 'before a weekend'],
    ['2026-11-21T12:00:00', '2026-11-23T09:00:00', null, 'on a Saturday'],
    ['2026-11-23T16:00:00', '2026-11-25T09:00:00', null, 'before a holiday'],
    ['2026-11-24T11:00:00', '2026-11-25T09:00:00', 'Guru Nanak Jayanti', 'on a holiday'],
  ])('at %s the next opening is %s, the holiday %s: %s', (...[time, opening, holiday]) => {
    const session = shareSession(at(time), withAuction);
    expect(session.nextOpening).toBe(opening === null ? null : at(opening));
    expect(session.holiday).toBe(holiday);
  });

  it('has one phase on the evening of Muhurat, and the holiday’s name before its hours are known', () => {
    const unknown = marketCalendar.map((year) => ({
      ...year,
      specialSessions: year.specialSessions.map((special) => ({ ...special, hours: null })),
    }));
    const known = marketCalendar.map((year) => ({
      ...year,
      specialSessions: year.specialSessions.map((special) => ({
        ...special,
        hours: { opensAtMinute: 1080, closesAtMinute: 1140 },
      })),
    }));
    const evening = at('2026-11-08T18:30:00');
    expect(shareSession(evening, withAuction, unknown)).toMatchObject({
      current: null,
      holiday: 'Muhurat trading',
      nextOpening: at('2026-11-09T09:00:00'),
    });
    const muhurat = shareSession(evening, withAuction, known);
    expect(muhurat.segments).toEqual([
      { part: 'continuous', startsAt: at('2026-11-08T18:00:00'), endsAt: at('2026-11-08T19:00:00') },
    ]);
    expect(muhurat).toMatchObject({ phase: 'continuous', holiday: null, nextOpening: null });
    expect(shareSession(at('2026-11-08T17:59:59'), withAuction, known).next).toEqual({
      phase: 'continuous',
      startsAt: at('2026-11-08T18:00:00'),
    });
  });

  it('merges phases that a person takes for one, for each kind of share', () => {
    const day = calendarDay('2026-11-19');
    const written = (options: { isCasEligible: boolean }) =>
      daySegments(day, options).map(
        ({ part, startsAt, endsAt }) => `${part} ${clock(startsAt)}-${clock(endsAt)}`,
      );
    expect(written(withAuction)).toEqual([
      'preOpen 09:00-09:15',
      'continuous 09:15-15:15',
      'closingAuction 15:15-15:35',
      'postClose 15:50-16:00',
    ]);
    expect(written(withoutAuction)).toEqual([
      'preOpen 09:00-09:15',
      'continuous 09:15-15:30',
      'postClose 15:50-16:00',
    ]);
  });

  it('never says that something comes next which is over, nor takes an order while it is closed', () => {
    const first = istInstant(calendarDay('2026-01-01'));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 525_599 }), fc.boolean(), (minute, isCasEligible) => {
        const instant = first + minute * 60_000;
        const session = shareSession(instant, { isCasEligible });
        expect(session.next.startsAt).toBeGreaterThan(instant);
        expect(session.current === null).toBe(session.phase === 'closed');
        if (session.phase === 'closed') expect(session.taken).toEqual([]);
        if (session.nextOpening !== null) expect(session.nextOpening).toBe(session.next.startsAt);
        // Until then nothing changes but the clock.
        const before = shareSession(session.endsAt - 1, { isCasEligible });
        expect(before.phase).toBe(session.phase);
      }),
    );
  });
});

it('takes stop-loss and IOC in continuous trading only, and names nothing that no ticket takes [I4B-A20]', () => {
  expect(orderKindsTaken('continuous')).toEqual(['limit', 'market', 'stopLoss', 'ioc']);
  expect(orderKindsTaken('closingAnyOrder')).toEqual(['limit', 'market']);
  expect(orderKindsTaken('postClose')).toEqual(['market']);
  expect(orderKindsTaken('closed')).toEqual([]);
});
