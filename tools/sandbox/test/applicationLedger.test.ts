import { join } from 'node:path';
import { fromWire, sumOf } from '@wealth/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/database/database.ts';
import { ledgerFaults } from './support/fundClient.ts';
import { applicationOf, createIssueClient, type IssueClient } from './support/issueClient.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;
let client: IssueClient;
/** As the ledger names the client. */
const clientId = '100001';
/** Open on the day of the test, allotted on 26 November, debited and released on the 27th. */
const open = 'IPO-2026-11-B';

beforeEach(async () => {
  test = await createTestSandbox();
  client = await createIssueClient(test);
});

afterEach(async () => {
  expect(ledgerFaults(test)).toEqual([]);
  await test.dispose();
});

/** What applications and allotments have brought to an account of the client's, less what they took; paise. */
function balanceOf(family: 'bank' | 'bankHeld' | 'cash'): number {
  const database = openDatabase(join(test.dataFolder, 'wealth.db'));
  try {
    const { all, query } = database;
    const entries = all(
      query
        .selectFrom('ledger_entry')
        .select(['debit', 'credit', 'amount'])
        .where('phase', '=', 'posted')
        .where('code', 'in', ['block', 'allotment']),
    );
    const isOf = (code: string) => code === `${clientId}/${family}`;
    return entries.reduce(
      (sum, { debit, credit, amount }) => sum + (isOf(credit) ? amount : 0) - (isOf(debit) ? amount : 0),
      0,
    );
  } finally {
    database.close();
  }
}

async function approved() {
  const { lot_size: lot } = await client.issue('ipo', open);
  const bids = [{ quantity: (lot ?? 0) * 2, price: null }];
  const { id } = applicationOf(await client.apply('ipo', open, { bids }));
  return applicationOf(await client.decide(id, 'approve'));
}

/** An application's three amounts are what it asked for, and what it says to be blocked stands in the ledger. */
async function checkMoney(id: string, heldBefore: number) {
  const { money, amount } = await client.application(id);
  expect(sumOf([money.free, money.blocked, money.paid].map((part) => fromWire(part)))).toBe(fromWire(amount));
  expect(balanceOf('bankHeld') - heldBefore).toBe(fromWire(money.blocked));
  return money;
}

describe('the money of an application [I5C-DONE-LEDGER]', () => {
  it('is at its bank what the application says, from the mandate to the debit and the release', async () => {
    const held = balanceOf('bankHeld');
    const cash = balanceOf('cash');
    const { id, amount } = await approved();
    expect((await checkMoney(id, held)).blocked).toBe(amount);
    const whole = balanceOf('bank') + balanceOf('bankHeld');
    await client.jumpTo('2026-11-26T22:00:00+05:30');
    await checkMoney(id, held);
    await client.jumpTo('2026-11-27T17:00:00+05:30');

    const { blocked, paid } = await checkMoney(id, held);
    expect(blocked).toBe(0);
    // What was paid has left the bank; cash here never moved.
    expect(whole - balanceOf('bank') - balanceOf('bankHeld')).toBe(fromWire(paid));
    expect(balanceOf('cash')).toBe(cash);
  });

  it('comes back whole from an issue that is withdrawn', async () => {
    const [held, bank] = [balanceOf('bankHeld'), balanceOf('bank')];
    const { id } = await approved();
    await client.control('issue', { id: open, action: 'withdraw' });
    await client.jumpTo('2026-11-19T12:00:00+05:30');

    expect((await checkMoney(id, held)).blocked).toBe(0);
    expect(balanceOf('bank')).toBe(bank);
  });
});

describe('what the back office decides [I5C-6-CONTROL]', () => {
  it('approves, declines and fails a mandate; an issue is allotted at its hour and not before', async () => {
    const mandate = (action: string) => client.control('mandate', { mobile: '9876543210', action });
    const { lot_size: lot } = await client.issue('ipo', open);
    const apply = async () =>
      applicationOf(await client.apply('ipo', open, { bids: [{ quantity: lot ?? 0, price: null }] }));

    const declined = await apply();
    expect((await mandate('decline')).data).toMatchObject({ id: declined.id, state: 'MANDATE_REJECTED' });
    expect((await mandate('approve')).status).toBe(409);
    const failed = await apply();
    expect((await mandate('no_money')).data).toMatchObject({ id: failed.id });
    const { id } = await apply();
    expect((await mandate('approve')).data).toMatchObject({ id, state: 'MANDATE_APPROVED' });
    expect((await client.control('mandate', { mobile: '9000000001', action: 'approve' })).status).toBe(404);
    await client.jumpTo('2026-11-26T20:59:59+05:30');
    expect((await client.control('allot', { id: open })).status).toBe(409);
    expect((await client.application(id)).state).toBe('MANDATE_APPROVED');
    await client.jumpTo('2026-11-26T21:00:00+05:30');
    expect((await client.control('allot', { id: open })).status).toBe(409);
    expect(['ALLOTTED', 'NOT_ALLOTTED']).toContain((await client.application(id)).state);
    expect((await client.control('allot', { id: 'IPO-1999-01-A' })).status).toBe(404);
  });
});
