import { calendarDay, fromPaise, noMoney } from '@wealth/domain';
import { taxRowsOf } from '@wealth/domain/tax';
import { describe, expect, it } from 'vitest';
import { createClientSettings } from '../src/clients/clientSettings.ts';
import { taxOfDraft } from '../src/orders/checks/taxOfDraft.ts';
import { bonusLotsOf } from '../src/tax/bonusLotsOf.ts';
import { createTaxDesk } from '../src/tax/createTaxDesk.ts';
import { createTaxTable } from '../src/tax/createTaxTable.ts';
import { createTestLedger, isin } from './support/testLedger.ts';

/** Bought on 19 November 2026 at ₹100 a unit, and a bonus of as many with the record date a week later. */
function heldWithBonus() {
  const test = createTestLedger();
  test.deposit(2_000_000);
  test.trade({ quantity: 100, price: 10_000 });
  test.at('2026-11-27T11:00:00');
  const share = { isin, market: 'NSE', symbol: 'ARAVBANK' };
  const at = (day: string) => Date.parse(`${day}T08:00:00+05:30`);
  test.ledger.giveBonus({
    clientId: test.clientId,
    share,
    at: at('2026-11-26'),
    reference: 'bonus',
    quantity: 100,
    recordDate: calendarDay('2026-11-26'),
    allottedAt: at('2026-11-27'),
    tradableAt: at('2026-11-30'),
  });
  return test;
}

function taxDeskOf({ database, clock }: ReturnType<typeof heldWithBonus>) {
  return createTaxDesk({
    database,
    clock,
    settings: createClientSettings(database),
    marketValueOf: () => null,
    fractionsOf: () => [],
  });
}

/** What a ticket says of a sale of so many units on a day at a price. */
function taxOf(
  test: ReturnType<typeof heldWithBonus>,
  day: string,
  { price, quantity = 100 }: { price: number; quantity?: number },
) {
  const { ledger, clientId } = test;
  const draft = { side: 'SELL', quantity } as const;
  const asked = { share: { isin }, draft, clientId };
  const costed = { facts: { on: calendarDay(day) }, price: fromPaise(price), lines: [] };
  return taxOfDraft({ ledger, tax: taxDeskOf(test) }, { ...asked, ...costed });
}

const warningsOf = (...asked: Parameters<typeof taxOf>) => taxOf(...asked)?.warnings.map(({ code }) => code);

describe('a sale beside bonus shares [I5B-4-STRIPPING]', () => {
  it('is warned of where its loss would not count, and not where it gains or is late', () => {
    const test = heldWithBonus();
    expect(warningsOf(test, '2026-12-04', { price: 5_000 })).toEqual(['bonusStripping']);
    expect(warningsOf(test, '2026-12-04', { price: 12_000 })).toEqual([]);
    expect(warningsOf(test, '2027-09-01', { price: 5_000 })).toEqual([]);
    expect(test.close()).toEqual([]);
  });

  it('is taxed without the loss, and what it adds is the cost of the bonus shares until they are sold', () => {
    const test = heldWithBonus();
    expect(taxOf(test, '2026-12-04', { price: 5_000 })?.tax).toMatchObject({
      shortTermGain: 0,
      ignoredLoss: 500_000,
    });
    test.at('2026-12-04T11:00:00');
    test.trade({ side: 'SELL', quantity: 100, price: 5_000 });

    const { clientId, ledger } = test;
    const day = calendarDay('2026-12-07');
    const desk = taxDeskOf(test);
    expect(desk.soFar(clientId, day).gains).toMatchObject([{ gain: 0 }]);
    expect(desk.asTaxed(clientId, ledger.lots(clientId), day)).toMatchObject([{ addedCost: 500_000 }]);
    // 40 of the bonus shares at ₹60 less their part of the ₹5,000.
    expect(taxOf(test, '2026-12-07', { price: 6_000, quantity: 40 })?.tax).toMatchObject({
      shortTermGain: 40_000,
    });
    expect(test.close()).toEqual([]);
  });

  it('is a line of the report: the loss is the cost of the bonus shares', () => {
    const test = heldWithBonus();
    test.at('2026-12-04T11:00:00');
    test.trade({ side: 'SELL', quantity: 100, price: 5_000 });
    const sold = createTaxTable({
      database: test.database,
      marketValueOf: () => null,
      fractionsOf: () => [],
    }).soldLots(test.clientId);
    const [row] = taxRowsOf(sold, bonusLotsOf(test.database, test.clientId));
    expect(row).toMatchObject({
      gain: -500_000,
      costAdded: noMoney,
      ignored: { recordOn: '2026-11-26', loss: 500_000, held: [{ quantity: 100, costAdded: 500_000 }] },
    });
    expect(test.close()).toEqual([]);
  });
});
