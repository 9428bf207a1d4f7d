import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../src/database/database.ts';
import { migrations } from '../src/database/migrations.ts';

function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wealth-migration-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'old.db');
}

/** A database as version 7 has left it: one order with two trades, one that waits, and the charges that were posted. */
function versionSeven(path: string): void {
  const old = new DatabaseSync(path);
  for (const { statements } of migrations.filter(({ version }) => version <= 7))
    for (const statement of statements) old.exec(statement);
  const order = (values: string) =>
    `INSERT INTO client_order (seq, id, client_id, client_order_id, content_hash, market, symbol, isin, side, order_type,
      validity, quantity, price_paise, trigger_paise, protection_paise, status, filled, value_paise, blocked_paise,
      reason_code, reason_message, placed_at, updated_at) VALUES (${values});`;
  const entry = (values: string) =>
    `INSERT INTO ledger_entry (phase, unit, client_id, recorded_at, effective_at, day, reference, hash, code, amount, debit,
      credit) VALUES ('posted', 'INR', '1', 20, 20, '2026-11-19', 'one', 'h', ${values});`;
  old.exec(`PRAGMA user_version = 7;
    INSERT INTO client (id, mobile, name, password_hash, pin_wrong_count, kyc_status, vip, score, order_count, account,
      allow_compensation, allow_bonus, allow_loan, created_at)
      VALUES ('1', '9876543210', 'Asha Verma', 'x', 0, 'approved', 0, 0, 2, '', 0, 0, 0, 1);
    ${order(`1, 'one', '1', 'key-1', 'h1', 'NSE', 'ARAVBANK', 'INE1', 'BUY', 'LIMIT', 'DAY', 40, 100480, NULL, NULL, 'COMPLETE',
      40, 4019000, 0, NULL, NULL, 10, 21`)}
    ${order(`5, 'two', '1', 'key-2', 'h2', 'NSE', 'ARAVBANK', 'INE1', 'SELL', 'SL-M', 'DAY', 20, NULL, 90000, 88000,
      'TRIGGER_PENDING', 0, 0, 0, 'r', 'why', 11, 12`)}
    INSERT INTO order_trade VALUES ('one-1', 'one', 100470, 30, 20), ('one-2', 'one', 100490, 10, 21);
    INSERT INTO order_step VALUES (1, 'one', 'PENDING', 10, NULL, NULL), (2, 'one', 'COMPLETE', 21, NULL, NULL),
      (3, 'two', 'TRIGGER_PENDING', 11, 'modified', 'Modified by the client.');
    INSERT INTO sealed_key VALUES ('1', 'key-3', 12);
    ${entry("'stampDuty', 600, 'cash/1', 'charges/stampDuty'")}
    ${entry("'exchangeFee', 125, 'cash/1', 'charges/exchangeFee'")}
    ${entry("'exchangeFee', 2, 'charges/exchangeFee', 'cash/1'")}
    ${entry("'depositoryFee', 1534, 'cash/1', 'charges/depositoryFee'")}
    ${entry("'trade', 4019000, 'cash/1', 'clearing'")}`);
  old.close();
}

it('brings orders of version 7 up to date, and keeps them with their trades and steps [I5A-4-JOURNAL]', () => {
  const path = newPath();
  versionSeven(path);
  const database = openDatabase(path);
  onTestFinished(() => database.close());
  const { query, all } = database;

  const fresh = {
    stop_trigger_paise: null,
    stop_price_paise: null,
    child_order_id: null,
    note: null,
    tags: '[]',
    version: 1,
    counted_paise: null,
    names_depository: 0,
    depository_paise: 0,
    waived_paise: 0,
    names_waiver: 0,
  };
  expect(all(query.selectFrom('client_order').selectAll())).toMatchObject([
    {
      seq: 1,
      id: 'one',
      status: 'COMPLETE',
      value_paise: 4_019_000,
      filled_at: 21,
      charges_paise: 723,
      exchange_number: '1700101000000001',
      ...fresh,
    },
    {
      seq: 5,
      id: 'two',
      trigger_paise: 90_000,
      filled_at: null,
      charges_paise: 0,
      reason_code: 'r',
      exchange_number: '1700101000000005',
      ...fresh,
    },
  ]);
  expect(all(query.selectFrom('order_trade').selectAll()).map(({ id, quantity }) => [id, quantity])).toEqual([
    ['one-1', 30],
    ['one-2', 10],
  ]);
  expect(
    all(query.selectFrom('order_step').selectAll()).map(({ id, order_id, reason_code }) => [
      id,
      order_id,
      reason_code,
    ]),
  ).toEqual([
    [1, 'one', null],
    [2, 'one', null],
    [3, 'two', 'modified'],
  ]);
  // The tables that were made anew refer to each other as those before did.
  expect(() =>
    database.run(
      database.query
        .insertInto('order_trade')
        .values({ id: 'x', order_id: 'nobody', price_paise: 1, quantity: 1, at: 1 }),
    ),
  ).toThrow('FOREIGN KEY');
  // A key that was sealed stays so: of an order, since nothing else was asked for then.
  expect(all(query.selectFrom('intent_key').selectAll())).toEqual([
    { client_id: '1', kind: 'order', key: 'key-3', record_id: null, at: 12 },
  ]);
});
