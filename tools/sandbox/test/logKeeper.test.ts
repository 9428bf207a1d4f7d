import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase, type Database } from '../src/database/database.ts';

function newPath(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wealth-log-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'wealth.db');
}

/** Writes about four megabytes of rows. */
function fill({ transaction, insert }: Database, part: string): void {
  transaction(() => {
    for (let row = 0; row < 5_000; row += 1)
      insert('setting', { name: `${part} ${row}`, value: 'x'.repeat(700) });
  });
}

/** Names the log that is written: another one each time that it begins anew. */
const nameOf = (path: string) => readFileSync(`${path}-wal`).subarray(16, 24).toString('hex');

it('the log of a database that is written to goes into it beside, and begins anew [I5A-4-JOURNAL]', async () => {
  const path = newPath();
  const database = openDatabase(path);
  onTestFinished(() => database.close());
  for (const part of ['first', 'second', 'third']) {
    fill(database, part);
    const log = nameOf(path);
    const isNew = () => {
      // The next write begins it, whatever that is.
      database.insert('setting', { name: `${part} at ${performance.now()}`, value: '' });
      return nameOf(path) !== log;
    };
    await vi.waitUntil(isNew, { timeout: 15_000 });
  }
  expect(statSync(path).size).toBeGreaterThan(9_000_000);
});

it('a database that is closed while that goes on is whole, and leaves no log [I5A-4-JOURNAL]', async () => {
  const path = newPath();
  const database = openDatabase(path);
  const size = () => statSync(path).size;
  fill(database, 'first');
  await vi.waitUntil(() => size() > 3_000_000, { timeout: 20_000 });
  const before = size();
  fill(database, 'second');
  const end = performance.now() + 20_000;
  // Nothing of this thread happens between the first pages and the close.
  while (size() === before) expect(performance.now()).toBeLessThan(end);
  database.close();

  expect(existsSync(`${path}-wal`)).toBe(false);
  const again = openDatabase(path);
  onTestFinished(() => again.close());
  expect(again.all(again.query.selectFrom('setting').select('name'))).toHaveLength(10_000);
});
