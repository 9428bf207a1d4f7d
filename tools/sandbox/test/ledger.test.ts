import { fromPaise, noMoney } from '@wealth/domain';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../src/ledger/checkLedger.ts';
import { createTestLedger, isin, otherIsin, type TestLedger } from './support/testLedger.ts';

let test: TestLedger;

beforeEach(() => {
  test = createTestLedger();
  test.ledger.deposit({ clientId: test.clientId, amount: fromPaise(100_000), at: test.clock.now() });
});

afterEach(() => {
  expect(test.close()).toEqual([]);
});

/** Runs a statement past the ledger. */
function runRaw(sql: string): void {
  test.database.run({ compile: () => CompiledQuery.raw(sql) });
}

function money() {
  return test.ledger.money(test.clientId);
}

function units(of = isin) {
  return test.ledger.units(test.clientId).find((row) => row.isin === of);
}

function hold(order: string, paise: number) {
  return test.ledger.hold({
    clientId: test.clientId,
    reference: order,
    money: fromPaise(paise),
    units: null,
  });
}

function holdUnits(order: string, quantity: number) {
  return test.ledger.hold({
    clientId: test.clientId,
    reference: order,
    money: noMoney,
    units: { isin, quantity },
  });
}

/** Buys, and waits until it is settled. */
function own(quantity: number, of = isin): void {
  test.fill({ quantity, price: 100, isin: of });
  test.at('2026-11-20T11:00:00');
}

describe('double entry [I5A-3-DOUBLE]', () => {
  it('moves each amount from one account to another, so that all of them add up to nothing', () => {
    test.fill({ quantity: 10, price: 1_000, lines: { securitiesTransactionTax: 100, gst: 3 } });
    const entries = test.ledger.entries(test.clientId);

    expect(
      entries.map(({ code, debit, credit, amount }) => [
        code,
        debit.replace(/^\d+/, 'client'),
        credit,
        amount,
      ]),
    ).toEqual([
      ['deposit', 'client/bank', `${test.clientId}/cash`, 100_000],
      ['trade', 'client/cash', 'clearing', 10_000],
      ['securitiesTransactionTax', 'client/cash', 'charges/securitiesTransactionTax', 100],
      ['gst', 'client/cash', 'charges/gst', 3],
      ['trade', `clearing/${isin}`, `${test.clientId}/incoming/${isin}`, 10],
      ['settlement', `client/incoming/${isin}`, `${test.clientId}/settled/${isin}`, 10],
    ]);
    expect(money()).toMatchObject({ cash: 89_897, available: 89_897 });
  });

  it('knows when something was recorded and when it counts', () => {
    const at = test.clock.now() - 86_400_000;
    test.ledger.deposit({ clientId: test.clientId, amount: fromPaise(500), at });

    expect(test.ledger.entries(test.clientId).at(-1)).toMatchObject({
      recorded_at: test.clock.now(),
      effective_at: at,
      day: '2026-11-18',
    });
  });

  it('writes all of a trade or nothing', () => {
    const before = test.ledger.entries(test.clientId);
    expect(() => test.fill({ quantity: 1_000, price: 1_000 })).toThrow('account_limit');

    expect(test.ledger.entries(test.clientId)).toEqual(before);
    expect(test.ledger.lots(test.clientId)).toEqual([]);
  });

  it.each(['UPDATE ledger_entry SET amount = 1', 'UPDATE lot_part SET quantity = 1'])(
    'is never edited: %s',
    (sql) => {
      own(5);
      test.fill({ side: 'SELL', quantity: 1, price: 100 });
      expect(() => runRaw(sql)).toThrow('is never edited');
    },
  );
});

describe('a hold [I5A-3-HOLD]', () => {
  it('blocks, is raised and lowered, and ends', () => {
    expect(hold('a', 60_000)).toBeNull();
    expect(money()).toMatchObject({ cash: 100_000, blocked: 60_000, available: 40_000, withdrawable: 0 });
    expect(hold('a', 90_000)).toBeNull();
    expect(money()).toMatchObject({ blocked: 90_000, available: 10_000 });
    expect(hold('a', 5_000)).toBeNull();
    expect(money()).toMatchObject({ blocked: 5_000, available: 95_000 });
    test.ledger.release(test.clientId, 'a');
    expect(money()).toMatchObject({ blocked: 0, available: 100_000 });
    test.ledger.release(test.clientId, 'a');
    expect(test.ledger.entries(test.clientId).filter(({ code }) => code === 'hold')).toHaveLength(4);
  });

  it('is posted in parts by fills, and void when the order ends', () => {
    hold('a', 10_500);
    test.fill({ order: 'a', quantity: 4, price: 990, lines: { gst: 10 }, stillHeld: 6_300 });
    expect(money()).toMatchObject({ cash: 100_000 - 3_970, blocked: 6_300 });
    test.fill({ order: 'a', quantity: 2, price: 1_000, lines: { gst: 16 }, stillHeld: 4_200 });
    expect(money()).toMatchObject({ cash: 100_000 - 3_970 - 2_006, blocked: 4_200 });
    test.ledger.release(test.clientId, 'a');
    expect(money()).toMatchObject({ cash: 100_000 - 5_976, blocked: 0 });
  });

  it('of a sale blocks units, which its fills take', () => {
    own(10);
    expect(holdUnits('s', 8)).toBeNull();
    expect(units()).toMatchObject({ quantity: 10, waiting: 8, sellable: 2 });
    test.fill({ side: 'SELL', order: 's', quantity: 3, price: 110 });
    expect(units()).toMatchObject({ quantity: 7, waiting: 5, sellable: 2 });
    test.ledger.release(test.clientId, 's');
    expect(units()).toMatchObject({ quantity: 7, waiting: 0, sellable: 7 });
  });

  it('of a sale may block money too, for charges that its proceeds may not cover', () => {
    own(10);
    const request = { clientId: test.clientId, reference: 's', units: { isin, quantity: 1 } };
    expect(test.ledger.hold({ ...request, money: fromPaise(1_593) })).toBeNull();
    const before = money();
    expect(before.blocked).toBe(1_593);
    test.fill({ side: 'SELL', order: 's', quantity: 1, price: 100, depository: 1_593 });

    expect(money()).toMatchObject({ blocked: 0, unsettled: 0, cash: before.cash - 1_493 });
  });

  it('takes back the units when it asks for money only', () => {
    own(10);
    holdUnits('s', 8);
    hold('s', 100);
    expect(units()).toMatchObject({ waiting: 0 });
  });
});

describe('the limit of an account [I5A-3-LIMIT]', () => {
  it('lets two tabs spend each rupee once', () => {
    expect(hold('tab one', 70_000)).toBeNull();
    expect(hold('tab two', 70_000)).toEqual({ kind: 'money', available: 30_000, missing: 40_000 });
    expect(money().blocked).toBe(70_000);
    expect(hold('tab two', 30_000)).toBeNull();
    expect(hold('tab one', 70_001)).toEqual({ kind: 'money', available: 70_000, missing: 1 });
  });

  it('lets two tabs sell each unit once, and none that is not settled or is pledged', () => {
    own(10);
    test.ledger.moveUnits({ clientId: test.clientId, isin, quantity: 3, from: 'settled', to: 'pledged' });
    test.fill({ quantity: 5, price: 100 });
    expect(units()).toMatchObject({ quantity: 15, incoming: 5, pledged: 3, sellable: 7 });

    expect(holdUnits('tab one', 4)).toBeNull();
    expect(holdUnits('tab two', 4)).toEqual({ kind: 'units', available: 3, missing: 1 });
    expect(() => test.fill({ side: 'SELL', quantity: 8, price: 100 })).toThrow('1 more units');
  });

  it('is kept by the database itself', () => {
    hold('a', 60_000);
    expect(() => runRaw('UPDATE ledger_account SET posted = posted - 40001')).toThrow('account_limit');
    expect(() => runRaw('UPDATE ledger_account SET held = held + 40001')).toThrow('account_limit');
  });

  it('holds for what a client has, not for what another has', () => {
    const other = { clientId: test.otherId, reference: 'o', money: fromPaise(1), units: null };
    expect(test.ledger.hold(other)).toEqual({ kind: 'money', available: 0, missing: 1 });
  });

  it('lets withdrawals take what is settled, not blocked and not added today', () => {
    const withdraw = (paise: number) =>
      test.ledger.withdraw({
        clientId: test.clientId,
        amount: fromPaise(paise),
        at: test.clock.now(),
      });
    expect(withdraw(1)).toEqual({ kind: 'money', available: 0, missing: 1 });
    test.at('2026-11-20T11:00:00');
    hold('a', 10_000);
    expect(withdraw(90_001)).toEqual({ kind: 'money', available: 90_000, missing: 1 });
    expect(withdraw(90_000)).toBeNull();
    expect(money()).toEqual({ cash: 10_000, unsettled: 0, blocked: 10_000, available: 0, withdrawable: 0 });
  });
});

describe('settlement', () => {
  it('is complete at 08:00 of its day: the units can be sold, the money can leave', () => {
    test.fill({ quantity: 10, price: 1_000 });
    expect(units()).toMatchObject({ incoming: 10, settled: 0, sellable: 0 });
    expect(holdUnits('s', 1)).toEqual({ kind: 'units', available: 0, missing: 1 });
    test.at('2026-11-20T07:59:59');
    expect(units()).toMatchObject({ incoming: 10, sellable: 0 });
    test.at('2026-11-20T08:00:00');
    expect(units()).toMatchObject({ incoming: 0, settled: 10, sellable: 10 });

    test.fill({ side: 'SELL', quantity: 10, price: 1_100 });
    expect(money()).toMatchObject({
      cash: 90_000,
      unsettled: 11_000,
      available: 101_000,
      withdrawable: 90_000,
    });
    // 20 November 2026 is a Friday, the 24th a holiday: settled on Monday the 23rd.
    test.at('2026-11-23T07:59:59');
    expect(money()).toMatchObject({ cash: 90_000, unsettled: 11_000 });
    test.at('2026-11-23T08:00:00');
    expect(money()).toMatchObject({ cash: 101_000, unsettled: 0, withdrawable: 101_000 });
  });

  it('of a trade on a holiday is that of the next trading day', () => {
    test.at('2026-11-22T20:00:00');
    expect(test.fill({ quantity: 1, price: 100 })).toMatchObject({
      tradeDay: '2026-11-23',
      settlesAt: Date.parse('2026-11-25T08:00:00+05:30'),
    });
  });

  it('pays purchases out of proceeds on their way first, so that what may leave stays', () => {
    own(100);
    test.fill({ side: 'SELL', quantity: 50, price: 100 });
    hold('a', 3_000);
    const before = money();
    expect(before).toMatchObject({ cash: 90_000, unsettled: 5_000, withdrawable: 90_000 });
    test.fill({ order: 'a', quantity: 30, price: 100 });

    expect(money()).toMatchObject({ cash: 90_000, unsettled: 2_000, withdrawable: 90_000 });
    test.fill({ quantity: 30, price: 100 });
    expect(money()).toMatchObject({ cash: 89_000, unsettled: 0 });
    test.at('2026-11-23T08:00:00');
    expect(money()).toMatchObject({ cash: 89_000, unsettled: 0, available: 89_000 });
  });
});

describe('charges', () => {
  it('of an order are posted as the difference to what its fills have paid', () => {
    const first = test.fill({ order: 'a', quantity: 1, price: 100, lines: { stampDuty: 100, gst: 2 } });
    const second = test.fill({ order: 'a', quantity: 1, price: 100, lines: { stampDuty: 100, gst: 5 } });

    expect(first.charges).toEqual([
      { code: 'stampDuty', amount: 100 },
      { code: 'gst', amount: 2 },
    ]);
    expect(second.charges).toEqual([{ code: 'gst', amount: 3 }]);
    expect(money().cash).toBe(100_000 - 200 - 105);
  });

  it('that fall by a paisa, as a fee does when the levy takes it, are given back', () => {
    test.fill({ order: 'a', quantity: 1, price: 100, lines: { exchangeFee: 10, gst: 2 } });
    const { charges } = test.fill({ order: 'a', quantity: 1, price: 100, lines: { exchangeFee: 9, gst: 2 } });

    expect(charges).toEqual([{ code: 'exchangeFee', amount: -1 }]);
    expect(money().cash).toBe(100_000 - 200 - 11);
    const third = test.fill({ order: 'a', quantity: 1, price: 100, lines: { exchangeFee: 12, gst: 2 } });
    expect(third.charges).toEqual([{ code: 'exchangeFee', amount: 3 }]);
  });

  it('of the depository are asked once an ISIN and day, whatever the order', () => {
    own(10);
    test.fill({ quantity: 10, price: 100, isin: otherIsin });
    test.at('2026-11-23T11:00:00');
    const sell = (change: object = {}) =>
      test.fill({ side: 'SELL', quantity: 1, price: 5_000, depository: 1_593, ...change }).charges;

    expect(sell({ order: 'a' })).toEqual([{ code: 'depositoryFee', amount: 1_593 }]);
    expect(sell({ order: 'a' })).toEqual([]);
    expect(sell({ order: 'b', market: 'BSE' })).toEqual([]);
    expect(sell({ isin: otherIsin })).toEqual([{ code: 'depositoryFee', amount: 1_593 }]);
    test.at('2026-11-25T11:00:00');
    expect(sell()).toEqual([{ code: 'depositoryFee', amount: 1_593 }]);
  });
});

describe('lots in the ledger [I5A-1-LOTS]', () => {
  it('carry their charges, go first in first out, and leave gains by part', () => {
    test.fill({ quantity: 10, price: 100, lines: { securitiesTransactionTax: 100, stampDuty: 15 } });
    test.at('2026-11-20T11:00:00');
    test.fill({ quantity: 10, price: 120 });
    test.at('2026-11-23T11:00:00');
    const { parts } = test.fill({
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

  it('are one holding by ISIN: bought on one exchange, sold on the other [I5A-3-ISIN]', () => {
    test.fill({ quantity: 10, price: 100, market: 'NSE' });
    test.fill({ quantity: 10, price: 101, market: 'BSE' });
    test.at('2026-11-20T11:00:00');
    test.fill({ side: 'SELL', quantity: 15, price: 110, market: 'BSE' });

    expect(test.ledger.lots(test.clientId)).toMatchObject([{ market: 'BSE', quantity: 5 }]);
    expect(test.ledger.units(test.clientId)).toMatchObject([{ isin, quantity: 5 }]);
  });
});

describe('dividends [I5A-3-DIVIDEND]', () => {
  it('go from the registrar to the bank, less the tax, and never through cash', () => {
    const pay = (amount: number) =>
      test.ledger.payDividend({
        clientId: test.clientId,
        isin,
        amount: fromPaise(amount),
        at: test.clock.now(),
      });
    expect(pay(900_000)).toMatchObject({ gross: 900_000, deducted: 0, net: 900_000 });
    test.at('2026-11-20T11:00:00');
    expect(pay(200_000)).toMatchObject({ gross: 200_000, deducted: 110_000, net: 90_000 });

    expect(money()).toMatchObject({ cash: 100_000, available: 100_000 });
    expect(test.ledger.dividends(test.clientId).map(({ net }) => net)).toEqual([900_000, 90_000]);
  });

  it('are counted by company and tax year', () => {
    const pay = (of: string) =>
      test.ledger.payDividend({
        clientId: test.clientId,
        isin: of,
        amount: fromPaise(900_000),
        at: test.clock.now(),
      }).deducted;
    expect([pay(isin), pay(otherIsin)]).toEqual([0, 0]);
    test.at('2027-04-01T11:00:00');
    expect(pay(isin)).toBe(0);
  });
});

describe('a correction [I5A-3-CORRECTION]', () => {
  function deposit(): number {
    test.ledger.deposit({ clientId: test.clientId, amount: fromPaise(5_000), at: test.clock.now() });
    return test.ledger.entries(test.clientId).at(-1)?.id ?? 0;
  }

  it('is a new entry that names the old one and counts from when that did', () => {
    const wrong = deposit();
    const effectiveAt = test.clock.now();
    test.at('2026-11-20T11:00:00');
    expect(test.ledger.correct(wrong)).toBeNull();

    expect(test.ledger.entries(test.clientId).slice(-2)).toMatchObject([
      { id: wrong, amount: 5_000, corrects: null },
      {
        corrects: wrong,
        amount: 5_000,
        debit: `${test.clientId}/cash`,
        credit: `${test.clientId}/bank`,
        effective_at: effectiveAt,
        recorded_at: test.clock.now(),
        code: 'deposit',
      },
    ]);
    expect(money()).toMatchObject({ cash: 100_000, withdrawable: 100_000 });
  });

  it('is made once, and not of a correction, a hold or a part of a trade', () => {
    const wrong = deposit();
    test.ledger.correct(wrong);
    hold('a', 100);
    const held = wrong + 2;
    test.fill({ quantity: 1, price: 100 });
    for (const id of [wrong, wrong + 1, held, held + 1, 9_999]) {
      expect(() => test.ledger.correct(id)).toThrow(RangeError);
    }
  });

  it('takes nothing that is blocked', () => {
    const wrong = deposit();
    hold('a', 104_000);
    expect(test.ledger.correct(wrong)).toEqual({ kind: 'money', available: 1_000, missing: 4_000 });
  });

  it('of a dividend takes it out of the list', () => {
    test.ledger.payDividend({
      clientId: test.clientId,
      isin,
      amount: fromPaise(500),
      at: test.clock.now(),
    });
    test.ledger.correct(test.ledger.entries(test.clientId).at(-1)?.id ?? 0);
    expect(test.ledger.dividends(test.clientId)).toEqual([]);
  });
});

describe('the check of the ledger [I5A-3-CHAIN]', () => {
  /** Changes what stands there as somebody with the file could. */
  function tamper(sql: string): string[] {
    runRaw('BEGIN');
    runRaw('DROP TRIGGER ledger_entry_is_never_edited');
    runRaw(sql);
    const found = checkLedger(test.database, test.clock.now());
    runRaw('ROLLBACK');
    return found;
  }

  beforeEach(() => {
    own(10);
    hold('a', 100);
    test.fill({ side: 'SELL', quantity: 4, price: 110, depository: 50 });
  });

  it.each([
    {
      sql: 'UPDATE ledger_entry SET amount = amount + 1 WHERE id = 1',
      says: 'the chain is broken at entry 1',
    },
    {
      sql: "UPDATE ledger_entry SET day = '2026-11-18' WHERE id = 2",
      says: 'the chain is broken at entry 2',
    },
    { sql: 'DELETE FROM ledger_entry WHERE id = 3', says: 'the chain is broken at entry 4' },
    {
      sql: "UPDATE ledger_entry SET hash = hash || '0' WHERE id = 4",
      says: 'the chain is broken at entry 4',
    },
    { sql: 'UPDATE ledger_account SET posted = posted + 1', says: /what was posted of \d+\/cash is/ },
    { sql: 'UPDATE ledger_account SET held = held + 1', says: /what is held of \d+\/cash is/ },
    { sql: 'UPDATE ledger_hold SET held = held + 1', says: /the hold of a \d+\/cash is 101/ },
    { sql: 'UPDATE lot SET left_quantity = left_quantity - 1', says: /what is left of lot 1, quantity is 5/ },
    {
      sql: 'UPDATE lot SET left_quantity = left_quantity - 1',
      says: /the lots of client \d+ of INE000Z01012/,
    },
    { sql: 'UPDATE lot SET left_cost_paise = 0', says: /what is left of lot 1, cost_paise is 0/ },
    { sql: "UPDATE ledger_entry SET isin = 'INE000Z01020' WHERE id = 3", says: 'entry 3 mixes units' },
  ])('finds $sql', ({ sql, says }) => {
    const found = tamper(sql);
    expect(found.some((text) => (typeof says === 'string' ? text === says : says.test(text)))).toBe(true);
  });

  it('finds nothing where nothing is wrong', () => {
    expect(checkLedger(test.database, test.clock.now())).toEqual([]);
  });
});
