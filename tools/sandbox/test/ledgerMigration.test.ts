import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openDatabase, type Database } from '../src/database/database.ts';
import { migrations } from '../src/database/migrations.ts';
import { checkLedger } from '../src/ledger/checkLedger.ts';
import { createLedger } from '../src/ledger/createLedger.ts';
import { firstHash, hashEntry, type HashedEntry } from '../src/ledger/hashEntry.ts';
import { systemRandom } from '../src/machine/systemRandom.ts';

const at = Date.parse('2026-11-19T11:00:00+05:30');
const later = Date.parse('2026-12-19T11:00:00+05:30');
const isin = 'INE000Z01012';

type OldEntry = Pick<HashedEntry, 'code' | 'debit' | 'credit' | 'amount'> & Partial<HashedEntry>;

/** A day of a client as version 13 has written it: nothing names a movement, and two dividends came at one instant. */
const oldEntries: readonly OldEntry[] = [
  { code: 'deposit', debit: '1/bank', credit: '1/cash', amount: 100_000 },
  { code: 'hold', phase: 'held', debit: '1/cash', credit: 'clearing', amount: 1_000, reference: 'order' },
  { code: 'hold', phase: 'released', debit: '1/cash', credit: 'clearing', amount: 1_000, reference: 'order' },
  {
    code: 'trade',
    debit: '1/cash',
    credit: 'clearing',
    amount: 1_000,
    reference: 'order',
    trade_id: 'trade',
  },
  {
    code: 'trade',
    unit: 'UNITS',
    isin,
    debit: `clearing/${isin}`,
    credit: `1/settled/${isin}`,
    amount: 10,
    reference: 'order',
    trade_id: 'trade',
  },
  { code: 'dividend', isin, debit: 'registrar', credit: '1/bank', amount: 900_000 },
  { code: 'dividend', isin, debit: 'registrar', credit: '1/bank', amount: 200_000 },
  { code: 'dividendTax', isin, debit: '1/bank', credit: 'taxOffice', amount: 110_000 },
  { code: 'deposit', debit: '1/bank', credit: '1/cash', amount: 5_000 },
  { code: 'deposit', debit: '1/cash', credit: '1/bank', amount: 5_000, corrects: 9 },
  { code: 'withdrawal', debit: '1/cash', credit: '1/bank', amount: 20_000 },
];

function writeOld(path: string): void {
  const old = new DatabaseSync(path);
  for (const { statements } of migrations.filter(({ version }) => version <= 13))
    for (const statement of statements) old.exec(statement);
  old.exec(`PRAGMA user_version = 13;
    INSERT INTO client (id, mobile, name, password_hash, pin_wrong_count, kyc_status, vip, score, order_count, account,
      allow_compensation, allow_bonus, allow_loan, created_at)
      VALUES ('1', '9876543210', 'Asha Verma', 'x', 0, 'approved', 0, 0, 2, '', 0, 0, 0, 1);
    INSERT INTO setting VALUES ('orders_reached', '5');
    INSERT INTO ledger_account VALUES ('1/cash', '1', 79000, 0, 0), ('1/settled/${isin}', '1', 10, 0, 0);
    INSERT INTO lot VALUES (1, '1', '${isin}', 'NSE', 'ARAVBANK', 10, 1000, 0, 0, ${at}, '2026-11-19', ${at}, 'order', 'trade',
      10, 1000, 0, 0);`);
  const names =
    'id phase code debit credit amount unit isin client_id recorded_at effective_at day reference trade_id corrects';
  const columns = names.split(' ');
  const insert = old.prepare(
    `INSERT INTO ledger_entry (${columns.join(', ')}, hash) VALUES (${columns.map(() => '?').join(', ')}, ?)`,
  );
  let hash = firstHash;
  for (const [index, given] of oldEntries.entries()) {
    const entry: HashedEntry & Record<string, string | number | null> = {
      phase: 'posted',
      unit: 'INR',
      isin: null,
      reference: null,
      trade_id: null,
      corrects: null,
      ...given,
      id: index + 1,
      client_id: '1',
      recorded_at: at,
      effective_at: at,
      day: '2026-11-19',
    };
    hash = hashEntry(hash, entry);
    insert.run(...columns.map((name) => entry[name] ?? null), hash);
  }
  old.close();
}

let database: Database;

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'wealth-ledger-migration-'));
  const path = join(folder, 'old.db');
  writeOld(path);
  const opened = openDatabase(path);
  database = opened;
  onTestFinished(() => {
    opened.close();
    rmSync(folder, { recursive: true });
  });
});

const open = () => createLedger({ database, clock: { now: () => later }, random: systemRandom });

it('a database of before keeps every entry as it was, and each that is no trade gets its movement [I4C-3-MIGRATE]', () => {
  const ledger = open();
  const entries = ledger.entries('1');

  expect(entries.map(({ code, amount, reference }) => [code, amount, reference])).toEqual(
    oldEntries.map(({ code, amount, reference = null }) => [code, amount, reference]),
  );
  expect(checkLedger(database, later)).toEqual([]);
  const movements = ledger.movements('1', { limit: 20 });
  expect(
    movements
      .toReversed()
      .map(({ id, kind, state, legs }) => [id, kind, state, legs.map(({ amount }) => amount)]),
  ).toEqual([
    ['entry-1', 'deposit', 'CREDITED', [100_000]],
    ['entry-6', 'dividend', 'RECEIVED', [900_000]],
    ['entry-7', 'dividend', 'RECEIVED', [200_000, 110_000]],
    ['entry-9', 'deposit', 'CREDITED', [5_000]],
    ['entry-11', 'withdrawal', 'PAID', [20_000]],
  ]);
});

it('reads its money, lots and dividends as before, two of one instant as two', () => {
  const ledger = open();

  expect(ledger.money('1')).toMatchObject({ cash: 79_000, blocked: 0, withdrawable: 79_000 });
  expect(ledger.lots('1')).toMatchObject([{ isin, quantity: 10, cost: 1_000, origin: 'trade' }]);
  expect(ledger.dividends('1')).toMatchObject([
    { gross: 900_000, deducted: 0, net: 900_000 },
    { gross: 200_000, deducted: 110_000, net: 90_000 },
  ]);
});

it('goes on: an old entry is taken back in the name of its movement, and new ones follow', () => {
  const ledger = open();
  expect(ledger.correct(7)).toBeNull();
  expect(ledger.entries('1').at(-1)).toMatchObject({ corrects: 7, reference: 'entry-7' });
  ledger.deposit({ clientId: '1', amount: ledger.money('1').cash, at: later });

  expect(ledger.money('1')).toMatchObject({ cash: 158_000, withdrawable: 79_000 });
  expect(checkLedger(database, later)).toEqual([]);
});

it('tells the agenda how far it had come', () => {
  const setting = database.query.selectFrom('setting').selectAll();
  expect(database.all(setting)).toEqual([{ name: 'agenda_reached', value: '5' }]);
});
