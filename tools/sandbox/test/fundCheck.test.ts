import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFundClient, fundOf, ledgerFaults } from './support/fundClient.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

let test: TestSandbox;

beforeEach(async () => {
  test = await createTestSandbox();
  const client = await createFundClient(test);
  await client.pay(fundOf(await client.deposit()).id);
  await client.deposit();
  await client.withdraw();
  await client.settleNow();
});

afterEach(async () => {
  await test.dispose();
});

const ofKind = (kind: string) => `WHERE kind = '${kind}'`;

it('payments that agree with their movements are none of the faults of a ledger [I6A-6-CHECK]', () => {
  expect(ledgerFaults(test)).toEqual([]);
});

it.each([
  ['another amount', `UPDATE fund_payment SET amount = amount + 1 ${ofKind('withdrawal')}`, 'is not what'],
  [
    'another amount of a settlement',
    `UPDATE fund_payment SET amount = 1 ${ofKind('settlement')}`,
    'is not what',
  ],
  ['another kind', `UPDATE fund_payment SET kind = 'withdrawal' ${ofKind('settlement')}`, 'is no settlement'],
  ['another client', `UPDATE fund_payment SET client_id = '100006' ${ofKind('deposit')}`, 'belongs to no'],
  ['no time', `UPDATE fund_payment SET due_at = NULL ${ofKind('settlement')}`, 'is due at a wrong time'],
  ['a time after its end', 'UPDATE fund_payment SET due_at = 1', 'is due at a wrong time'],
  [
    'two reports',
    "INSERT INTO bank_report SELECT 'second', movement_id, amount, 1, at, outcome FROM bank_report LIMIT 1",
    'by 2 reports',
  ],
  ['no report', 'DELETE FROM bank_report', 'by 0 reports'],
])('a payment with %s is found [I6A-6-CHECK]', (_name, statement, fault) => {
  test.sql(statement);
  expect(ledgerFaults(test).join('\n')).toContain(fault);
});
