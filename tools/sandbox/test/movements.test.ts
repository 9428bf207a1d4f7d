import { calendarDay, fromPaise } from '@wealth/domain';
import { CompiledQuery } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountOf } from '../src/ledger/accountCodes.ts';
import { checkLedger } from '../src/ledger/checkLedger.ts';
import { moved, type NewMovement } from '../src/ledger/createMovements.ts';
import { runningPledges } from '../src/ledger/createPledging.ts';
import type { MovementKindName } from '../src/ledger/movementKinds.ts';
import { createTestLedger, isin, otherIsin, type TestLedger } from './support/testLedger.ts';

let test: TestLedger;

beforeEach(() => {
  test = createTestLedger();
  test.deposit(100_000);
  test.own(10);
});

afterEach(() => {
  expect(test.close()).toEqual([]);
});

function begin<Kind extends MovementKindName>(movement: Omit<NewMovement<Kind>, 'clientId' | 'at'>) {
  return test.ledger.begin({ ...movement, clientId: test.clientId, at: test.clock.now() });
}

const at = () => ({ at: test.clock.now() });

/** What an account of the client holds, by its entries. */
function balanceOf(family: Parameters<typeof accountOf>[0]): number {
  const { code } = accountOf(family, { clientId: test.clientId, isin });
  return test.ledger
    .entries(test.clientId)
    .filter(({ phase }) => phase === 'posted')
    .reduce((sum, { debit, credit, amount }) => {
      if (credit === code) return sum + amount;
      return debit === code ? sum - amount : sum;
    }, 0);
}

describe('a movement [I4C-3-MOVEMENT]', () => {
  it('has a state, a history and entries that name it', () => {
    const deposit = moved(begin({ kind: 'deposit', legs: { money: { amount: 5_000 } } }));
    expect(test.money().cash).toBe(99_000);
    test.at('2026-11-20T12:00:00');
    const credited = moved(test.ledger.advance(deposit, 'CREDITED', { ...at(), reason: 'upi' }));

    expect(test.money().cash).toBe(104_000);
    expect(test.ledger.movement(test.clientId, deposit.id)).toEqual(credited);
    expect(credited).toMatchObject({
      state: 'CREDITED',
      history: [
        { state: 'AWAITING_PAYMENT', reason: null },
        { state: 'CREDITED', at: test.clock.now(), reason: 'upi' },
      ],
    });
    expect(test.ledger.entries(test.clientId).at(-1)).toMatchObject({
      code: 'deposit',
      reference: deposit.id,
    });
    expect(test.ledger.movement(test.otherId, deposit.id)).toBeNull();
  });

  it('goes only where its kind goes, and never back', () => {
    const deposit = moved(begin({ kind: 'deposit', legs: { money: { amount: 5_000 } } }));
    const expired = moved(test.ledger.advance(deposit, 'EXPIRED', at()));

    for (const state of ['CREDITED', 'AWAITING_PAYMENT', 'EXPIRED'] as const) {
      expect(() => test.ledger.advance(expired, state, at())).toThrow(RangeError);
    }
    expect(test.money().cash).toBe(99_000);
  });

  it('that is asked for is listed, the newest first, page by page', () => {
    const ids = [1, 2, 3].map((amount) => moved(begin({ kind: 'fee', legs: { money: { amount } } })).id);
    const list = (before?: string) =>
      test.ledger
        .movements(test.clientId, { kinds: ['fee'], limit: 2, ...(before === undefined ? {} : { before }) })
        .map(({ id }) => id);

    expect(list()).toEqual([ids[2], ids[1]]);
    expect(list(ids[1])).toEqual([ids[0]]);
  });

  it('are asked for by their state: those that have ended do not count to the limit', () => {
    const pledge = () => moved(begin({ kind: 'pledge', legs: { units: { amount: 2, isin } } }));
    const running = pledge();
    for (let made = 0; made < 3; made += 1) moved(test.ledger.advance(pledge(), 'RELEASED', at()));
    const found = test.ledger.movements(test.clientId, { ...runningPledges, limit: 2 });
    expect(found.map(({ id }) => id)).toEqual([running.id]);
  });
});

describe('a withdrawal', () => {
  it('blocks what it takes until it is sent, and gives it back when it fails', () => {
    const legs = { money: { amount: 60_000 } };
    const asked = moved(begin({ kind: 'withdrawal', legs }));
    expect(test.money()).toMatchObject({ cash: 99_000, blocked: 60_000, withdrawable: 39_000 });
    expect(begin({ kind: 'withdrawal', legs }).shortage).toMatchObject({
      available: 39_000,
      missing: 21_000,
    });

    const sent = moved(test.ledger.advance(asked, 'SENT', at()));
    expect(test.money()).toMatchObject({ cash: 39_000, blocked: 0 });
    test.ledger.advance(sent, 'FAILED', { ...at(), reason: 'account_closed' });
    expect(test.money()).toMatchObject({ cash: 99_000, blocked: 0, withdrawable: 99_000 });
  });

  it('ends its block when it is cancelled', () => {
    const asked = moved(begin({ kind: 'withdrawal', legs: { money: { amount: 60_000 } } }));
    test.ledger.advance(asked, 'CANCELLED', at());
    expect(test.money()).toMatchObject({ cash: 99_000, blocked: 0 });
  });
});

describe('an application for an issue [I4C-3-MANDATE]', () => {
  it('blocks money in the client’s own bank, and no cash, until it is given free', () => {
    const bid = moved(
      begin({ kind: 'application', legs: { money: { amount: 14_700 } }, reference: 'issue' }),
    );
    expect(balanceOf('bankHeld')).toBe(0);
    const blocked = moved(test.ledger.advance(bid, 'BLOCKED', at()));
    expect([balanceOf('bankHeld'), test.money().cash, test.money().blocked]).toEqual([14_700, 99_000, 0]);
    test.ledger.advance(blocked, 'UNBLOCKED', at());
    expect(balanceOf('bankHeld')).toBe(0);
  });
});

describe('a loan', () => {
  it('is owed until it is paid back, and never more is taken than is owed', () => {
    const loan = moved(
      begin({ kind: 'loan', legs: { money: { amount: 50_000 }, owed: { amount: 50_000 } } }),
    );
    test.ledger.advance(loan, 'DRAWN', at());
    const due = moved(begin({ kind: 'interest', legs: { money: { amount: 500 }, owed: { amount: 500 } } }));
    expect([balanceOf('loan'), balanceOf('interest'), test.money().cash]).toEqual([50_000, 500, 99_000]);
    test.ledger.advance(due, 'PAID', at());
    const pay = (amount: number) =>
      test.ledger.advance(
        moved(begin({ kind: 'repayment', legs: { money: { amount }, owed: { amount } } })),
        'PAID',
        at(),
      );

    expect(pay(50_001).shortage).toEqual({ kind: 'money', available: 50_000, missing: 1 });
    expect(pay(50_000).shortage).toBeNull();
    expect([balanceOf('loan'), balanceOf('interest')]).toEqual([0, 0]);
  });
});

describe('dividends [I4C-3-DIVIDEND]', () => {
  it('of one company at one instant stay two, each with its tax', () => {
    test.payDividend(900_000, isin, 'final');
    test.payDividend(200_000, isin, 'special');

    expect(test.ledger.dividends(test.clientId)).toMatchObject([
      { gross: 900_000, deducted: 0 },
      { gross: 200_000, deducted: 110_000, net: 90_000 },
    ]);
  });

  it('are paid once for an event', () => {
    test.payDividend(500, isin, 'final');
    expect(() => test.payDividend(500, isin, 'final')).toThrow('UNIQUE');
    test.payDividend(500, otherIsin, 'final of another');
    expect(test.ledger.dividends(test.clientId)).toHaveLength(2);
  });

  it('may be missing for a while', () => {
    const legs = { gross: { amount: 700, isin } };
    const expected = moved(begin({ kind: 'dividend', legs, reference: 'late' }));
    const missing = moved(test.ledger.advance(expected, 'MISSING', at()));
    expect(test.ledger.dividends(test.clientId)).toEqual([]);
    test.ledger.advance(missing, 'RECEIVED', at());
    expect(test.ledger.dividends(test.clientId)).toMatchObject([{ id: expected.id, net: 700 }]);
  });
});

describe('units that no trade brings [I4C-3-ORIGIN]', () => {
  const share = { isin, market: 'NSE', symbol: 'ARAVBANK' };
  const other = { isin: otherIsin, market: 'NSE', symbol: 'SHESHTECH' };
  const units = () => ({ clientId: test.clientId, at: test.clock.now() });
  const lots = (of?: string) =>
    test.ledger
      .lots(test.clientId, of)
      .map(({ origin, quantity, cost, boughtOn }) => [origin, quantity, cost, boughtOn]);

  it('of a bonus cost nothing, and wait in transit until they are tradable', () => {
    const days = {
      recordDate: calendarDay('2026-11-19'),
      allottedAt: test.clock.now(),
      tradableAt: Date.parse('2026-11-23T08:00:00+05:30'),
    };
    const given = { ...units(), ...days, share, quantity: 5, reference: 'bonus' };
    const bonus = test.ledger.giveBonus(given);
    expect(test.units()).toMatchObject({ quantity: 15, inTransit: 5, sellable: 10 });
    test.ledger.advance(bonus, 'TRADABLE', at());

    expect(test.units()).toMatchObject({ quantity: 15, inTransit: 0, sellable: 15 });
    expect(lots()).toEqual([
      ['trade', 10, 1_000, '2026-11-19'],
      ['bonus', 5, 0, '2026-11-20'],
    ]);
    expect(() => test.ledger.giveBonus(given)).toThrow('UNIQUE');
  });

  it('of an issue are paid from the bank, and can be sold when they list', () => {
    const cash = test.money().cash;
    const allotted = test.ledger.allot({
      ...units(),
      share: other,
      quantity: 30,
      cost: fromPaise(14_700),
      reference: 'issue',
    });
    expect(test.units(otherIsin)).toMatchObject({ quantity: 30, sellable: 0 });
    test.ledger.advance(allotted, 'LISTED', at());

    expect(test.units(otherIsin)).toMatchObject({ quantity: 30, sellable: 30 });
    expect([lots(otherIsin), test.money().cash]).toEqual([[['allotment', 30, 14_700, '2026-11-20']], cash]);
  });

  it('of a split take the place of those before, with their cost and dates, and are no sale', () => {
    const split = { ...units(), given: isin, share: other, origin: 'split', reference: 'split' } as const;
    const exchange = () => test.ledger.exchange({ ...split, ratio: { after: 5, before: 1 } });
    test.holdUnits('sale', 3);
    expect(exchange).toThrow('3 are missing');
    test.ledger.release(test.clientId, 'sale');
    expect(exchange()).toBeNull();

    expect(test.units()).toBeUndefined();
    expect(lots()).toEqual([['trade', 50, 1_000, '2026-11-19']]);
    expect([test.ledger.realised(test.clientId), test.ledger.priceGain(test.clientId)]).toEqual([[], 0]);
    const sold = test.trade({ side: 'SELL', isin: otherIsin, quantity: 50, price: 30 });
    expect(sold.parts).toMatchObject([{ quantity: 50, cost: 1_000, proceeds: 1_500 }]);
  });

  it('that are carried out take the oldest lots along, and are no sale', () => {
    const carry = (quantity: number) =>
      test.ledger.carryOut({ ...units(), share, quantity, reference: 'instruction' }).shortage;
    expect(carry(11)).toEqual({ kind: 'units', available: 10, missing: 1 });
    expect(carry(4)).toBeNull();

    expect(lots()).toEqual([['trade', 6, 600, '2026-11-19']]);
    expect(test.ledger.realised(test.clientId)).toEqual([]);
  });

  it('that were brought in keep when they were bought and for how much', () => {
    const boughtAt = Date.parse('2019-04-01T11:00:00+05:30');
    const brought = [{ quantity: 4, cost: fromPaise(200), boughtAt }];
    test.ledger.bringIn({ ...units(), share, lots: brought, reference: 'statement' });

    expect(lots()).toEqual([
      ['broughtIn', 4, 200, '2019-04-01'],
      ['trade', 10, 1_000, '2026-11-19'],
    ]);
  });
});

describe('the check of the ledger holds movements against entries [I4C-3-CHECK]', () => {
  function tamper(sql: string): string[] {
    const run = (text: string) => test.database.run({ compile: () => CompiledQuery.raw(text) });
    run('BEGIN');
    run('DROP TRIGGER ledger_entry_is_never_edited');
    run(sql);
    const found = checkLedger(test.database, test.clock.now());
    run('ROLLBACK');
    return found;
  }

  beforeEach(() => {
    moved(begin({ kind: 'withdrawal', legs: { money: { amount: 1_000 } } }));
    const legs = { money: { amount: 50_000 }, owed: { amount: 50_000 } };
    test.ledger.advance(moved(begin({ kind: 'loan', legs })), 'DRAWN', at());
  });

  it.each([
    [
      'UPDATE movement_leg SET amount = amount + 1',
      /deposit from \d+\/bank to \d+\/cash is 100000, its amount 100001/,
    ],
    ["UPDATE movement SET state = 'RETURNED' WHERE kind = 'deposit'", /has come to RETURNED by no way/],
    ["DELETE FROM movement WHERE kind = 'deposit'", /entry 1 belongs to no movement/],
    [
      "UPDATE movement_leg SET amount = 999 WHERE movement_id IN (SELECT id FROM movement WHERE kind = 'withdrawal')",
      /holds 1000, its state says 999/,
    ],
    ["UPDATE ledger_entry SET credit = '7/cash' WHERE id = 1", /entry 1 is of two clients/],
    ["UPDATE ledger_entry SET amount = 3 WHERE code = 'owed'", /what clients owe|owed from receivables/],
    ["UPDATE ledger_entry SET debit = credit, credit = debit WHERE code = 'owed'", /\/loan is below nothing/],
  ])('finds %s', (sql, says) => {
    expect(tamper(sql)).toEqual(expect.arrayContaining([expect.stringMatching(says)]));
  });
});
