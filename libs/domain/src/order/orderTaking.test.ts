import { describe, expect, it } from 'vitest';
import { calendarDay, istInstant, toIstIso } from '../calendar/calendarDay.ts';
import { orderOutlook } from './orderOutlook.ts';
import { orderTaking, type TradingMode } from './orderTaking.ts';

const at = (day: string, time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return istInstant(calendarDay(day), hour * 60 + minute);
};
const auction = { isCasEligible: true };
const plain = { isCasEligible: false };
const friday = '2026-11-20';
const monday = '2026-11-23';
/** A holiday. */
const tuesday = '2026-11-24';

function takingAt(day: string, time: string, mode: TradingMode = 'exchange-hours') {
  const taking = orderTaking({ instant: at(day, time), mode }, auction);
  const { sendsAt, stopsSendAt } = taking.afterMarket ?? {};
  return {
    day: taking.day,
    phase: taking.phase,
    sends: sendsAt && toIstIso(sendsAt).slice(0, 16),
    stops: stopsSendAt && toIstIso(stopsSendAt).slice(0, 16),
  };
}

describe('orderTaking [I5A-1-CHECKS]', () => {
  it.each([
    [friday, '16:00', monday, `${monday}T09:00`, `${monday}T09:15`],
    [friday, '23:59', monday, `${monday}T09:00`, `${monday}T09:15`],
    ['2026-11-21', '12:00', monday, `${monday}T09:00`, `${monday}T09:15`],
    [monday, '08:57', monday, `${monday}T09:00`, `${monday}T09:15`],
    [monday, '08:58', monday, undefined, undefined],
    [monday, '15:40', monday, undefined, undefined],
    [tuesday, '10:00', '2026-11-25', '2026-11-25T09:00', '2026-11-25T09:15'],
    // The evening session of a Sunday is the next one there is.
    ['2026-11-06', '17:00', '2026-11-08', '2026-11-08T18:00', '2026-11-08T18:00'],
    ['2026-11-08', '17:57', '2026-11-08', '2026-11-08T18:00', '2026-11-08T18:00'],
    ['2026-11-08', '17:58', '2026-11-08', undefined, undefined],
    ['2026-11-08', '19:00', '2026-11-09', '2026-11-09T09:00', '2026-11-09T09:15'],
  ])('keeps an order of %s %s for %s, sent at %s', (...[day, time, forDay, sends, stops]) => {
    expect(takingAt(day, time)).toEqual({ day: forDay, phase: 'closed', sends, stops });
  });

  it.each([
    [monday, '11:00', monday],
    [monday, '23:00', monday],
    [tuesday, '11:00', '2026-11-25'],
    ['2026-11-21', '03:00', monday],
  ])('trades at any hour where it is always open: %s %s counts for %s', (day, time, forDay) => {
    expect(takingAt(day, time, 'always-open')).toMatchObject({ day: forDay, phase: 'continuous' });
  });
});

describe('orderOutlook [I5A-1-CHECKS]', () => {
  const day = (orderType: 'LIMIT' | 'MARKET' | 'SL' | 'SL-M') => ({ orderType, validity: 'DAY' as const });

  it.each([
    [
      'a limit of the day',
      day('LIMIT'),
      '11:00',
      auction,
      ['sent 11:00', 'closingAuction 15:30', 'expired 15:35'],
    ],
    ['without an auction', day('LIMIT'), '11:00', plain, ['sent 11:00', 'expired 15:30']],
    [
      'of the pre-open',
      day('MARKET'),
      '09:02',
      auction,
      ['sent 09:02', 'openingAuction 09:10', 'closingAuction 15:30', 'expired 15:35'],
    ],
    ['a stop order', day('SL'), '11:00', auction, ['sent 11:00', 'cancelled 15:15']],
    ['a stop order without an auction', day('SL-M'), '11:00', plain, ['sent 11:00', 'expired 15:30']],
    [
      'in the closing auction',
      day('LIMIT'),
      '15:26',
      auction,
      ['sent 15:26', 'closingAuction 15:30', 'expired 15:35'],
    ],
    ['at the closing price', day('MARKET'), '15:55', auction, ['sent 15:55', 'expired 16:00']],
    ['an IOC', { orderType: 'LIMIT', validity: 'IOC' }, '11:00', auction, ['sent 11:00', 'cancelled 11:00']],
    ['what is not taken', day('SL'), '15:20', auction, []],
    ['an IOC before trading', { orderType: 'LIMIT', validity: 'IOC' }, '09:02', auction, []],
  ] as const)('%s', (...[_name, order, time, options, events]) => {
    const session = { instant: at(monday, time), mode: 'exchange-hours' } as const;
    const told = orderOutlook(order, { session, options }).map(
      (event) => `${event.kind} ${toIstIso(event.at).slice(11, 16)}`,
    );
    expect(told).toEqual(events);
  });

  it('sends what comes after the market, stop orders when continuous trading begins', () => {
    const session = { instant: at(monday, '20:00'), mode: 'exchange-hours' } as const;
    const told = (orderType: 'LIMIT' | 'SL') =>
      orderOutlook(day(orderType), { session, options: auction }).map(
        (event) => `${event.kind} ${toIstIso(event.at).slice(0, 16)}`,
      );
    expect(told('LIMIT')).toEqual([
      'sent 2026-11-25T09:00',
      'openingAuction 2026-11-25T09:10',
      'closingAuction 2026-11-25T15:30',
      'expired 2026-11-25T15:35',
    ]);
    expect(told('SL')).toEqual(['sent 2026-11-25T09:15', 'cancelled 2026-11-25T15:15']);
  });

  it('ends at midnight where it is always open, and a GTT after a year', () => {
    const session = { instant: at(tuesday, '16:30'), mode: 'always-open' } as const;
    expect(orderOutlook(day('SL'), { session, options: auction })).toEqual([
      { at: session.instant, kind: 'sent' },
      { at: at('2026-11-25', '0:00'), kind: 'expired' },
    ]);
    const gtt = { orderType: 'LIMIT', validity: 'GTT' } as const;
    expect(orderOutlook(gtt, { session, options: auction })).toEqual([
      { at: session.instant, kind: 'waits' },
      { at: at('2027-11-25', '0:00'), kind: 'expired' },
    ]);
  });
});
