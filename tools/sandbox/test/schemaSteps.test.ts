import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../src/database/database.ts';
import { migrations } from '../src/database/migrations.ts';
import { readSetting } from '../src/database/settings.ts';
import { cashOf } from '../src/ledger/accountCodes.ts';
import { createScheduledTotals } from '../src/ledger/createScheduledTotals.ts';

it('steps of the schema are numbered one by one', () => {
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
});

it('a database of version 19 keeps what is scheduled for accounts, and which settlement was announced last [I4C-8-SCHEDULED]', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wealth-scheduled-totals-'));
  const path = join(folder, 'old.db');
  const old = new DatabaseSync(path);
  for (const { statements } of migrations.filter(({ version }) => version <= 19))
    for (const statement of statements) old.exec(statement);
  old.exec(`PRAGMA user_version = 19;
    INSERT INTO ledger_ahead VALUES ('1/cash', 100, 70), ('1/cash', 200, -20), ('2/cash', 100, 5);
    INSERT INTO setting VALUES ('settlement_told', '90');`);
  old.close();
  const database = openDatabase(path);
  onTestFinished(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });

  const scheduled = createScheduledTotals(database);
  scheduled.add('1/cash', 200, 1);

  expect([...scheduled.of(cashOf('1'), 50)]).toEqual([
    [100, 70],
    [200, -19],
  ]);
  expect(scheduled.sum(cashOf('2'), 50)).toBe(5);
  expect(readSetting(database, 'settlement_announced')).toBe('90');
  expect(readSetting(database, 'settlement_told')).toBeNull();
});
