import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../src/database/database.ts';
import { migrations } from '../src/database/migrations.ts';
import { createScheduledTotals } from '../src/ledger/createScheduledTotals.ts';
import { cashOf, unsettledOf } from '../src/ledger/accountCodes.ts';

function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wealth-migration-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'old.db');
}

/** A database as version 9 has left it: proceeds of two sales on their way, and one that has come. */
function versionNine(path: string): void {
  const old = new DatabaseSync(path);
  for (const { statements } of migrations.filter(({ version }) => version <= 9))
    for (const statement of statements) old.exec(statement);
  const settlement = (amount: number, recordedAt: number, effectiveAt: number) =>
    `INSERT INTO ledger_entry (phase, unit, client_id, recorded_at, effective_at, day, hash, code, amount, debit, credit)
      VALUES ('posted', 'INR', '1', ${recordedAt}, ${effectiveAt}, '2026-11-19', 'h', 'settlement', ${amount},
        '1/unsettled', '1/cash');`;
  old.exec(`PRAGMA user_version = 9;
    INSERT INTO client (id, mobile, name, password_hash, pin_wrong_count, kyc_status, vip, score, order_count, account,
      allow_compensation, allow_bonus, allow_loan, created_at)
      VALUES ('1', '9876543210', 'Asha Verma', 'x', 0, 'approved', 0, 0, 2, '', 0, 0, 0, 1);
    INSERT INTO ledger_account VALUES ('1/cash', '1', 0, 0, 0), ('1/unsettled', '1', 0, 0, 0);
    ${settlement(500, 10, 100)} ${settlement(70, 20, 100)} ${settlement(9, 30, 200)} ${settlement(1_000, 50, 40)}`);
  old.close();
}

it('adds up what is to come in a database of before [I5A-3-READ]', () => {
  const path = newPath();
  versionNine(path);
  const database = openDatabase(path);
  onTestFinished(() => database.close());
  const scheduled = createScheduledTotals(database);

  expect([...scheduled.of(cashOf('1'), 50)]).toEqual([
    [100, 570],
    [200, 9],
  ]);
  expect([...scheduled.of(cashOf('1'), 100)]).toEqual([[200, 9]]);
  expect(scheduled.sum(unsettledOf('1'), 50)).toBe(-579);
  expect([...scheduled.sumsOf('1', 50)]).toEqual([
    ['1/cash', 579],
    ['1/unsettled', -579],
  ]);
});

/** What an order, a round and a start ask for: none of it may cost more the more orders there were. */
const asked = [
  "SELECT * FROM client_order WHERE client_id = '1' AND status IN ('PENDING', 'QUEUED', 'TRIGGER_PENDING', 'OPEN', 'PARTIAL') ORDER BY seq DESC",
  "SELECT count(*) FROM client_order WHERE status IN ('PENDING', 'QUEUED', 'TRIGGER_PENDING', 'OPEN', 'PARTIAL') AND client_id = '1'",
  "SELECT * FROM client_order WHERE status = 'QUEUED' ORDER BY seq",
  "SELECT * FROM client_order WHERE validity = 'GTT' AND status = 'TRIGGER_PENDING' ORDER BY seq",
  "SELECT content_hash, placed_at, status FROM client_order WHERE client_id = '1' ORDER BY seq DESC LIMIT 20",
  'SELECT at FROM order_step ORDER BY at DESC LIMIT 1',
  "SELECT count(*) FROM notification WHERE client_id = '1' AND read_at IS NULL",
  "SELECT id FROM ledger_entry WHERE client_id = '1' AND code = 'depositoryFee' AND day = 'd' AND reference IS NULL AND isin = 'i'",
  "SELECT credit, amount FROM ledger_entry WHERE client_id = '1' AND code = 'deposit' AND day = 'd' AND trade_id IS NULL AND phase = 'posted'",
  "SELECT ends_at FROM price_alert WHERE ends_at IS NOT NULL AND state IN ('armed', 'resting') ORDER BY ends_at LIMIT 1",
  'SELECT at FROM alert_firing WHERE hour_price IS NULL ORDER BY at LIMIT 1',
  'SELECT at FROM alert_firing WHERE day_price IS NULL ORDER BY at LIMIT 1',
  "SELECT * FROM bank_account WHERE status = 'pending' AND check_due_at <= 5 ORDER BY check_due_at LIMIT 1",
  "SELECT trade_id FROM ledger_entry WHERE client_id = '1' AND day = 'd' AND code = 'trade' AND unit = 'UNITS'",
  "SELECT sum(amount) FROM ledger_entry WHERE reference IN (SELECT traded.reference FROM ledger_entry AS traded WHERE traded.client_id = '1' AND traded.day = 'd' AND traded.code = 'trade' AND traded.unit = 'UNITS') AND day = 'd' AND code IN ('stampDuty', 'gst')",
  "DELETE FROM notification WHERE client_id = '1' AND at <= 5",
  "SELECT settles_at, sum(left_quantity) FROM lot WHERE client_id = '1' AND isin = 'i' AND settles_at > 5 AND left_quantity > 0 GROUP BY settles_at",
  'DELETE FROM idempotency WHERE created_at <= 5',
  "SELECT effective_at, amount FROM scheduled_totals WHERE code = '1/cash' AND effective_at > 5",
];

it.each(asked)('finds by an index: %s', (statement) => {
  const path = newPath();
  openDatabase(path).close();
  const connection = new DatabaseSync(path);
  onTestFinished(() => connection.close());
  const steps = connection
    .prepare(`EXPLAIN QUERY PLAN ${statement}`)
    .all()
    .map(({ detail }) => String(detail));

  expect(steps.filter((step) => /^SCAN (?!.*USING (COVERING )?INDEX)/.test(step))).toEqual([]);
  expect(steps.join('\n')).toMatch(/USING (COVERING )?(INDEX|PRIMARY KEY)/);
});
