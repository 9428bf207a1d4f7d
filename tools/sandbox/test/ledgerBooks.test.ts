import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestLedger, isin, otherIsin, type TestLedger } from './support/testLedger.ts';

let test: TestLedger;

beforeEach(() => {
  test = createTestLedger();
  test.deposit(100_000);
});

afterEach(() => {
  expect(test.close()).toEqual([]);
});

describe('settlement [I5A-3-READ]', () => {
  it('is complete at 08:00 of its day: the units can be sold, the money can leave', () => {
    test.trade({ quantity: 10, price: 1_000 });
    expect(test.units()).toMatchObject({ incoming: 10, settled: 0, sellable: 0 });
    expect(test.holdUnits('s', 1)).toEqual({ kind: 'units', available: 0, missing: 1 });
    test.at('2026-11-20T07:59:59');
    expect(test.units()).toMatchObject({ incoming: 10, sellable: 0 });
    test.at('2026-11-20T08:00:00');
    expect(test.units()).toMatchObject({ incoming: 0, settled: 10, sellable: 10 });

    test.trade({ side: 'SELL', quantity: 10, price: 1_100 });
    expect(test.money()).toMatchObject({
      cash: 90_000,
      unsettled: 11_000,
      available: 101_000,
      withdrawable: 90_000,
    });
    // 20 November 2026 is a Friday, the 24th a holiday: settled on Monday the 23rd.
    test.at('2026-11-23T07:59:59');
    expect(test.money()).toMatchObject({ cash: 90_000, unsettled: 11_000 });
    test.at('2026-11-23T08:00:00');
    expect(test.money()).toMatchObject({ cash: 101_000, unsettled: 0, withdrawable: 101_000 });
  });

  it('of a trade on a holiday is that of the next trading day', () => {
    test.at('2026-11-22T20:00:00');
    expect(test.trade({ quantity: 1, price: 100 })).toMatchObject({
      tradeDay: '2026-11-23',
      settlesAt: Date.parse('2026-11-25T08:00:00+05:30'),
    });
  });

  it('pays purchases out of proceeds on their way first, so that what may leave stays', () => {
    test.own(100);
    test.trade({ side: 'SELL', quantity: 50, price: 100 });
    test.hold('a', 3_000);
    const before = test.money();
    expect(before).toMatchObject({ cash: 90_000, unsettled: 5_000, withdrawable: 90_000 });
    test.trade({ order: 'a', quantity: 30, price: 100 });

    expect(test.money()).toMatchObject({ cash: 90_000, unsettled: 2_000, withdrawable: 90_000 });
    test.trade({ quantity: 30, price: 100 });
    expect(test.money()).toMatchObject({ cash: 89_000, unsettled: 0 });
    test.at('2026-11-23T08:00:00');
    expect(test.money()).toMatchObject({ cash: 89_000, unsettled: 0, available: 89_000 });
  });

  it('lets the last settlement give first, as a purchase settles with the sales of its own day', () => {
    test.own(100);
    test.trade({ side: 'SELL', quantity: 50, price: 100 });
    // Of Monday already, while the sale of Friday is settled at eight.
    test.at('2026-11-23T07:00:00');
    test.trade({ side: 'SELL', quantity: 40, price: 100 });
    test.trade({ quantity: 60, price: 100 });
    expect(test.money()).toMatchObject({ cash: 90_000, unsettled: 3_000 });
    test.at('2026-11-23T08:00:00');

    expect(test.money()).toMatchObject({ cash: 93_000, unsettled: 0 });
  });

  it('stays where it was when the clock is set back', () => {
    test.own(10);
    test.at('2026-11-01T11:00:00');

    expect(test.money()).toMatchObject({ cash: 99_000, unsettled: 0 });
    expect(test.units()).toMatchObject({ quantity: 10, incoming: 10 });
  });
});

describe('charges', () => {
  it('of an order are posted as the difference to what its fills have paid', () => {
    const first = test.trade({ order: 'a', quantity: 1, price: 100, lines: { stampDuty: 100, gst: 2 } });
    const second = test.trade({ order: 'a', quantity: 1, price: 100, lines: { stampDuty: 100, gst: 5 } });

    expect(first.charges).toEqual([
      { code: 'stampDuty', amount: 100 },
      { code: 'gst', amount: 2 },
    ]);
    expect(second.charges).toEqual([{ code: 'gst', amount: 3 }]);
    expect(test.money().cash).toBe(100_000 - 200 - 105);
  });

  it('that were taken back with their trade are posted with the next', () => {
    const trade = () =>
      test.trade({ order: 'a', quantity: 1, price: 100, lines: { stampDuty: 100, gst: 2 } });
    const inVain = () =>
      test.database.transaction(() => {
        trade();
        throw new Error('no');
      });

    expect(inVain).toThrow('no');
    expect(trade().charges).toHaveLength(2);
    expect(trade().charges).toEqual([]);
  });

  it('that fall by a paisa, as a fee does when the levy takes it, are given back', () => {
    test.trade({ order: 'a', quantity: 1, price: 100, lines: { exchangeFee: 10, gst: 2 } });
    const { charges } = test.trade({
      order: 'a',
      quantity: 1,
      price: 100,
      lines: { exchangeFee: 9, gst: 2 },
    });

    expect(charges).toEqual([{ code: 'exchangeFee', amount: -1 }]);
    expect(test.money().cash).toBe(100_000 - 200 - 11);
    const third = test.trade({ order: 'a', quantity: 1, price: 100, lines: { exchangeFee: 12, gst: 2 } });
    expect(third.charges).toEqual([{ code: 'exchangeFee', amount: 3 }]);
  });

  it('of the depository are asked once an ISIN and day, whatever the order', () => {
    test.own(10);
    test.trade({ quantity: 10, price: 100, isin: otherIsin });
    test.at('2026-11-23T11:00:00');
    const sell = (change: object = {}) =>
      test.trade({ side: 'SELL', quantity: 1, price: 5_000, depository: 1_593, ...change }).charges;

    expect(sell({ order: 'a' })).toEqual([{ code: 'depositoryFee', amount: 1_593 }]);
    expect(sell({ order: 'a' })).toEqual([]);
    expect(sell({ order: 'b', market: 'BSE' })).toEqual([]);
    expect(sell({ isin: otherIsin })).toEqual([{ code: 'depositoryFee', amount: 1_593 }]);
    test.at('2026-11-25T11:00:00');
    expect(sell()).toEqual([{ code: 'depositoryFee', amount: 1_593 }]);
  });

  it('of the depository are no part of what the order has paid', () => {
    test.own(10);
    const sale = { side: 'SELL', order: 'a', quantity: 1, price: 5_000 } as const;
    const asked = { depository: 1_350, depositoryGst: 243 };
    test.trade({ ...sale, ...asked, lines: { gst: 3 } });

    expect(test.trade({ ...sale, ...asked, lines: { gst: 5 } }).charges).toEqual([
      { code: 'gst', amount: 2 },
    ]);
  });
});

describe('lots in the ledger [I5A-1-LOTS]', () => {
  it('carry their charges, go first in first out, and leave gains by part', () => {
    test.trade({ quantity: 10, price: 100, lines: { securitiesTransactionTax: 100, stampDuty: 15 } });
    test.at('2026-11-20T11:00:00');
    test.trade({ quantity: 10, price: 120 });
    test.at('2026-11-23T11:00:00');
    const { parts } = test.trade({
      side: 'SELL',
      quantity: 15,
      price: 130,
      lines: { securitiesTransactionTax: 200, gst: 3 },
      depository: 1_593,
    });

    expect(parts.map(({ quantity, cost, charges, proceeds }) => [quantity, cost, charges, proceeds])).toEqual(
      [
        [10, 1_000, 15, 1_300],
        [5, 600, 0, 650],
      ],
    );
    expect(test.ledger.realised(test.clientId)).toMatchObject([
      { boughtOn: '2026-11-19', soldOn: '2026-11-23', saleCharges: 1_064, saleTransactionTax: 133, isin },
      { boughtOn: '2026-11-20', soldOn: '2026-11-23', saleCharges: 532, saleTransactionTax: 67, isin },
    ]);
    expect(test.ledger.lots(test.clientId)).toMatchObject([{ quantity: 5, cost: 600, boughtQuantity: 10 }]);
    expect(test.ledger.priceGain(test.clientId)).toBe(350);
  });

  it('are found oldest first among many', () => {
    for (let day = 1; day <= 25; day += 1) {
      test.at(`2026-10-${String(day).padStart(2, '0')}T11:00:00`);
      test.trade({ quantity: 1, price: 100 + day });
    }
    test.at('2026-11-20T11:00:00');
    const sold = [
      test.trade({ side: 'SELL', quantity: 1, price: 100 }),
      test.trade({ side: 'SELL', quantity: 23, price: 100 }),
    ];

    expect(sold.map(({ parts }) => parts.map(({ cost }) => cost - 100))).toEqual([
      [1],
      Array.from({ length: 23 }, (_, at) => at + 2),
    ]);
  });

  it('are one holding by ISIN: bought on one exchange, sold on the other [I5A-3-ISIN]', () => {
    test.trade({ quantity: 10, price: 100, market: 'NSE' });
    test.trade({ quantity: 10, price: 101, market: 'BSE' });
    test.at('2026-11-20T11:00:00');
    test.trade({ side: 'SELL', quantity: 15, price: 110, market: 'BSE' });

    expect(test.ledger.lots(test.clientId)).toMatchObject([{ market: 'BSE', quantity: 5 }]);
    expect(test.ledger.units(test.clientId)).toMatchObject([{ isin, quantity: 5 }]);
  });
});

describe('dividends [I5A-3-DIVIDEND]', () => {
  it('go from the registrar to the bank, less the tax, and never through cash', () => {
    const pay = (amount: number) => test.payDividend(amount);
    expect(pay(900_000)).toMatchObject({ gross: 900_000, deducted: 0, net: 900_000 });
    test.at('2026-11-20T11:00:00');
    expect(pay(200_000)).toMatchObject({ gross: 200_000, deducted: 110_000, net: 90_000 });

    expect(test.money()).toMatchObject({ cash: 100_000, available: 100_000 });
    expect(test.ledger.dividends(test.clientId).map(({ net }) => net)).toEqual([900_000, 90_000]);
  });

  it('are counted by company and tax year', () => {
    const pay = (of: string) => test.payDividend(900_000, of).deducted;
    expect([pay(isin), pay(otherIsin)]).toEqual([0, 0]);
    test.at('2027-04-01T11:00:00');
    expect(pay(isin)).toBe(0);
  });
});
