import { fromPaise } from '@wealth/domain';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../src/ledger/checkLedger.ts';
import { moved } from '../src/ledger/createMovements.ts';
import { createTestLedger, type TestLedger } from './support/testLedger.ts';

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
    expect(test.money()).toMatchObject({ cash: 100_000, withdrawable: 100_000 });
  });

  it('is made once, and not of a correction, a hold or a part of a trade', () => {
    const wrong = deposit();
    test.ledger.correct(wrong);
    test.hold('a', 100);
    const held = wrong + 2;
    test.trade({ quantity: 1, price: 100 });
    for (const id of [wrong, wrong + 1, held, held + 1, 9_999]) {
      expect(() => test.ledger.correct(id)).toThrow(RangeError);
    }
  });

  it('takes nothing that is blocked', () => {
    const wrong = deposit();
    test.hold('a', 104_000);
    expect(test.ledger.correct(wrong)).toEqual({ kind: 'money', available: 1_000, missing: 4_000 });
  });

  it('of a pledge gives the units back, unless they are gone', () => {
    test.own(10);
    const first = moved(test.pledge(4));
    const pledge = test.ledger.entries(test.clientId).at(-1)?.id ?? 0;
    test.ledger.advance(first, 'RELEASED', { at: test.clock.now() });
    expect(test.ledger.correct(pledge)).toEqual({ kind: 'units', available: 0, missing: 4 });
    test.pledge(3);
    const second = test.ledger.entries(test.clientId).at(-1)?.id ?? 0;
    expect(test.ledger.correct(second)).toBeNull();

    expect(test.units()).toMatchObject({ quantity: 10, settled: 10, pledged: 0 });
  });

  it('of a dividend takes it out of the list', () => {
    test.payDividend(500);
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
    test.own(10);
    test.hold('a', 100);
    test.trade({ side: 'SELL', quantity: 4, price: 110, depository: 50 });
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
    {
      sql: 'UPDATE scheduled_totals SET amount = amount + 1',
      says: /what is to come of \d+\/unsettled \d+ is/,
    },
    { sql: 'DELETE FROM scheduled_totals', says: /what is to come of \d+\/cash \d+ is 0/ },
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
