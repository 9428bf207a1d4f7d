import { calendarDay, fromPaise, noMoney, taxYearOf, type CalendarDay } from '@wealth/domain';
import { describe, expect, it } from 'vitest';
import { createClientSettings } from '../src/clients/clientSettings.ts';
import { createTaxDesk } from '../src/tax/createTaxDesk.ts';
import { gainsByDay } from '../src/tax/gainsByDay.ts';
import { createTestLedger, isin, otherIsin } from './support/testLedger.ts';

describe('gains of a tax year', () => {
  it('are those of the year by day and term over all ISINs; what was sold before it is left out [I5A-3-READ] [I5A-5-TAX]', () => {
    const test = createTestLedger();
    const { ledger, clientId, database, clock } = test;
    test.at('2025-01-02T11:00:00');
    test.deposit(10_000_000);
    for (const one of [isin, otherIsin]) test.trade({ quantity: 40, price: 1_000, isin: one });
    const sell = (iso: string, price: number, one = isin) => {
      test.at(iso);
      test.trade({ side: 'SELL', quantity: 10, price, isin: one, lines: { exchangeFee: 7 } });
    };
    sell('2026-03-30T11:00:00', 2_000);
    sell('2026-04-01T11:00:00', 1_100);
    sell('2026-04-01T11:00:01', 1_200, otherIsin);
    test.trade({ quantity: 10, price: 1_000, isin: otherIsin });
    sell('2026-05-04T11:00:00', 900);
    const [april, may] = [calendarDay('2026-04-01'), calendarDay('2026-05-04')];
    const settings = createClientSettings(database);
    const desk = createTaxDesk({
      database,
      clock,
      settings,
      marketValueOf: () => null,
      fractionsOf: () => [],
    });
    const gainsOf = (day: CalendarDay) => gainsByDay(desk.soFar(clientId, day).gains);
    expect(gainsOf(may)).toEqual([
      { term: 'longTerm', soldOn: april, gain: 2_986 },
      { term: 'longTerm', soldOn: may, gain: -1_007 },
    ]);
    const asked = { clientId, after: null, limit: 10 };
    expect(ledger.soldSinceYearOf(may, asked).map(({ soldOn }) => soldOn)).toEqual([april, april, may]);
    expect(ledger.soldSinceYearOf(may, { ...asked, isins: [otherIsin] })).toHaveLength(1);
    const lastYear = taxYearOf(calendarDay('2026-03-30'));
    const broughtInto = () => desk.soFar(clientId, may).brought;
    const before = broughtInto();
    desk.saveOwnLosses(clientId, lastYear, { shortTerm: fromPaise(5_000), longTerm: noMoney, isFiled: true });
    expect(broughtInto()).toEqual([...before, { year: '2025-26', term: 'shortTerm', amount: 5_000 }]);
    expect(gainsOf(calendarDay('2026-03-30'))).toHaveLength(1);
    expect(gainsOf(calendarDay('2027-04-01'))).toEqual([]);
    expect(ledger.openLots({ ...asked, isins: [isin] })).toMatchObject([{ quantity: 10, orderId: null }]);
    expect(test.close()).toEqual([]);
  });
});
