import { fromPaise } from '@wealth/domain';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountOf, cashOf, unitsOf } from '../src/ledger/accountCodes.ts';
import { createTestLedger, isin, type TestLedger } from './support/testLedger.ts';

let test: TestLedger;

beforeEach(() => {
  test = createTestLedger();
  test.deposit(100_000);
});

afterEach(() => {
  expect(test.close()).toEqual([]);
});

/** Runs a statement past the ledger. */
function runRaw(sql: string): void {
  test.database.run({ compile: () => CompiledQuery.raw(sql) });
}

describe('double entry [I5A-3-DOUBLE]', () => {
  it('moves each amount from one account to another, so that all of them add up to nothing', () => {
    test.trade({ quantity: 10, price: 1_000, lines: { securitiesTransactionTax: 100, gst: 3 } });
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
    expect(test.money()).toMatchObject({ cash: 89_897, available: 89_897 });
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
    expect(() => test.trade({ quantity: 1_000, price: 1_000 })).toThrow('account_limit');

    expect(test.ledger.entries(test.clientId)).toEqual(before);
    expect(test.ledger.lots(test.clientId)).toEqual([]);
  });

  it('books a trade once for each of its orders', () => {
    const trade = { tradeId: 'one', quantity: 10, price: 100 };
    test.trade({ ...trade, order: 'a' });
    expect(() => test.trade({ ...trade, order: 'a' })).toThrow('UNIQUE');
    test.trade({ ...trade, order: 'b' });

    expect(test.units()).toMatchObject({ quantity: 20 });
  });

  it.each(['UPDATE ledger_entry SET amount = 1', 'UPDATE lot_part SET quantity = 1'])(
    'is never edited: %s',
    (sql) => {
      test.own(5);
      test.trade({ side: 'SELL', quantity: 1, price: 100 });
      expect(() => runRaw(sql)).toThrow('is never edited');
    },
  );
});

describe('money that was added today [I4C-1-ADDED]', () => {
  it('does not leave before tomorrow, also where its entry names its movement', () => {
    test.deposit(5_000);
    expect(test.ledger.entries(test.clientId).at(-1)?.reference).toEqual(expect.any(String));
    expect(test.money()).toMatchObject({ cash: 105_000, available: 105_000, withdrawable: 0 });

    test.at('2026-11-20T00:00:00');
    expect(test.money()).toMatchObject({ withdrawable: 105_000 });
  });
});

describe('a hold [I5A-3-HOLD]', () => {
  it('blocks, is raised and lowered, and ends', () => {
    expect(test.hold('a', 60_000)).toBeNull();
    expect(test.money()).toMatchObject({
      cash: 100_000,
      blocked: 60_000,
      available: 40_000,
      withdrawable: 0,
    });
    expect(test.hold('a', 90_000)).toBeNull();
    expect(test.money()).toMatchObject({ blocked: 90_000, available: 10_000 });
    expect(test.hold('a', 5_000)).toBeNull();
    expect(test.money()).toMatchObject({ blocked: 5_000, available: 95_000 });
    test.ledger.release(test.clientId, 'a');
    expect(test.money()).toMatchObject({ blocked: 0, available: 100_000 });
    test.ledger.release(test.clientId, 'a');
    expect(test.ledger.entries(test.clientId).filter(({ code }) => code === 'hold')).toHaveLength(4);
  });

  it('is taken back with its transaction, and leaves no row where it begins and ends in one', () => {
    const rows = () => test.database.all(test.database.query.selectFrom('ledger_hold').selectAll());
    test.hold('a', 60_000);
    const inVain = () =>
      test.database.transaction(() => {
        test.hold('a', 70_000);
        test.hold('b', 1_000);
        throw new Error('no');
      });
    expect(inVain).toThrow('no');
    expect(rows()).toMatchObject([{ reference: 'a', held: 60_000 }]);
    test.database.transaction(() => {
      test.hold('b', 2_000);
      test.hold('b', 3_000);
      // Whoever asks the table itself finds what the transaction has blocked so far.
      expect(rows()).toMatchObject([{ reference: 'a' }, { reference: 'b', held: 3_000 }]);
      test.ledger.release(test.clientId, 'b');
      test.hold('c', 4_000);
      test.ledger.release(test.clientId, 'c');
    });
    expect(rows().map(({ reference, held }) => [reference, held])).toEqual([
      ['a', 60_000],
      ['b', 0],
    ]);
    expect(test.money()).toMatchObject({ blocked: 60_000, available: 40_000 });
  });

  it('is posted in parts by fills, and void when the order ends', () => {
    test.hold('a', 10_500);
    test.trade({ order: 'a', quantity: 4, price: 990, lines: { gst: 10 }, stillHeld: 6_300 });
    expect(test.money()).toMatchObject({ cash: 100_000 - 3_970, blocked: 6_300 });
    test.trade({ order: 'a', quantity: 2, price: 1_000, lines: { gst: 16 }, stillHeld: 4_200 });
    expect(test.money()).toMatchObject({ cash: 100_000 - 3_970 - 2_006, blocked: 4_200 });
    test.ledger.release(test.clientId, 'a');
    expect(test.money()).toMatchObject({ cash: 100_000 - 5_976, blocked: 0 });
  });

  it('of a sale blocks units, which its fills take', () => {
    test.own(10);
    expect(test.holdUnits('s', 8)).toBeNull();
    expect(test.units()).toMatchObject({ quantity: 10, waiting: 8, sellable: 2 });
    test.trade({ side: 'SELL', order: 's', quantity: 3, price: 110 });
    expect(test.units()).toMatchObject({ quantity: 7, waiting: 5, sellable: 2 });
    test.ledger.release(test.clientId, 's');
    expect(test.units()).toMatchObject({ quantity: 7, waiting: 0, sellable: 7 });
  });

  it('of a sale may block money too, for charges that its proceeds may not cover', () => {
    test.own(10);
    const legs = [
      { account: cashOf(test.clientId), amount: 1_593 },
      { account: unitsOf(test.clientId, isin, 'settled'), amount: 1 },
    ];
    expect(test.ledger.hold({ clientId: test.clientId, reference: 's', legs })).toBeNull();
    const before = test.money();
    expect(before.blocked).toBe(1_593);
    test.trade({ side: 'SELL', order: 's', quantity: 1, price: 100, depository: 1_593 });

    expect(test.money()).toMatchObject({ blocked: 0, unsettled: 0, cash: before.cash - 1_493 });
  });

  it('blocks any account, each to its own limit [I4C-3-LEGS]', () => {
    const { clientId, ledger } = test;
    const legs = (bankHeld: number) => [
      { account: cashOf(clientId), amount: 40_000 },
      { account: accountOf('bankHeld', { clientId, isin: null }), amount: bankHeld },
    ];
    const request = { clientId, reference: 'bid' };
    expect(ledger.hold({ ...request, legs: legs(1) })).toEqual({ kind: 'money', available: 0, missing: 1 });
    expect(test.money().blocked).toBe(0);
    expect(ledger.hold({ ...request, legs: legs(0) })).toBeNull();
    expect(test.money().blocked).toBe(40_000);
  });

  it('takes back the units when it asks for money only', () => {
    test.own(10);
    test.holdUnits('s', 8);
    test.hold('s', 100);
    expect(test.units()).toMatchObject({ waiting: 0 });
  });
});

describe('the limit of an account [I5A-3-LIMIT]', () => {
  it('lets two tabs spend each rupee once', () => {
    expect(test.hold('tab one', 70_000)).toBeNull();
    expect(test.hold('tab two', 70_000)).toEqual({ kind: 'money', available: 30_000, missing: 40_000 });
    expect(test.money().blocked).toBe(70_000);
    expect(test.hold('tab two', 30_000)).toBeNull();
    expect(test.hold('tab one', 70_001)).toEqual({ kind: 'money', available: 70_000, missing: 1 });
  });

  it('lets two tabs sell each unit once, and none that is not settled or is pledged', () => {
    test.own(10);
    test.pledge(3);
    test.trade({ quantity: 5, price: 100 });
    expect(test.units()).toMatchObject({ quantity: 15, incoming: 5, pledged: 3, sellable: 7 });

    expect(test.holdUnits('tab one', 4)).toBeNull();
    expect(test.holdUnits('tab two', 4)).toEqual({ kind: 'units', available: 3, missing: 1 });
    expect(() => test.trade({ side: 'SELL', quantity: 8, price: 100 })).toThrow('5 more units');
  });

  it('lets no sale take what another order holds, though more is to come', () => {
    test.own(10);
    test.trade({ quantity: 5, price: 100 });
    test.holdUnits('a', 8);

    expect(() => test.trade({ side: 'SELL', order: 'b', quantity: 3, price: 100 })).toThrow('1 more units');
    test.trade({ side: 'SELL', order: 'a', quantity: 8, price: 100 });
  });

  it('is kept by the database itself', () => {
    test.hold('a', 60_000);
    expect(() => runRaw('UPDATE ledger_account SET posted = posted - 40001')).toThrow('account_limit');
    expect(() => runRaw('UPDATE ledger_account SET held = held + 40001')).toThrow('account_limit');
  });

  it('holds for what a client has, not for what another has', () => {
    const legs = [{ account: cashOf(test.otherId), amount: 1 }];
    expect(test.ledger.hold({ clientId: test.otherId, reference: 'o', legs })).toEqual({
      kind: 'money',
      available: 0,
      missing: 1,
    });
  });

  it('lets withdrawals take what is settled, not blocked and not added today', () => {
    const { withdraw } = test;
    expect(withdraw(1)).toEqual({ kind: 'money', available: 0, missing: 1 });
    test.at('2026-11-20T11:00:00');
    test.hold('a', 10_000);
    expect(withdraw(90_001)).toEqual({ kind: 'money', available: 90_000, missing: 1 });
    expect(withdraw(90_000)).toBeNull();
    expect(test.money()).toEqual({
      cash: 10_000,
      unsettled: 0,
      blocked: 10_000,
      available: 0,
      withdrawable: 0,
    });
  });
});
