import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { call, signIn } from './support/api.ts';
import { createHoldableHash } from './support/heldHash.ts';
import { createTestSandbox, startOfTest, type TestSandbox } from './support/testSandbox.ts';

const tables = [
  'client',
  'upload',
  'identity_submission',
  'bank_account',
  'notification',
  'session_family',
  'ledger_account',
  'ledger_entry',
  'ledger_hold',
  'lot',
  'lot_part',
];

let test: TestSandbox;
let hash: ReturnType<typeof createHoldableHash>;

beforeEach(async () => {
  hash = createHoldableHash();
  test = await createTestSandbox({ deriveKey: hash.deriveKey });
});

afterEach(async () => {
  expect(test.errors).toEqual([]);
  await test.dispose();
});

function reset() {
  return call(test.sandbox, 'POST /sandbox/v1/reset', { json: {} });
}

function setState(state: string) {
  return call(test.sandbox, 'POST /sandbox/v1/state', { json: { state, params: {}, action: 'setup' } });
}

function countRows() {
  return Object.fromEntries(tables.map((table) => [table, test.countRows(table)]));
}

it('resets that overlap leave what one of them leaves', async () => {
  const seeded = countRows();
  const replies = await Promise.all(Array.from({ length: 6 }, reset));

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(countRows()).toEqual(seeded);
  await signIn(test.sandbox, '9876543210');
});

it('a provider state is whole before a reset that overlaps with it begins', async () => {
  const seeded = countRows();
  const state = 'client 9876543211 is unverified, signed in and has uploaded both sides of the ID';
  const replies = await Promise.all([setState(state), reset(), setState(state)]);

  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(countRows()).toEqual({
    ...seeded,
    upload: Number(seeded.upload) + 2,
    session_family: Number(seeded.session_family) + 1,
  });
});

/** Every row of the tables that a seeding fills. */
function readRows() {
  const connection = new DatabaseSync(join(test.dataFolder, 'wealth.db'), { readOnly: true });
  const rows = tables.map((table) => connection.prepare(`SELECT * FROM ${table} ORDER BY rowid`).all());
  connection.close();
  return rows;
}

it('a reset brings back what the one before has prepared, rows and images', async () => {
  await reset();
  const seeded = readRows();
  const images = readdirSync(join(test.dataFolder, 'uploads')).toSorted();
  await signIn(test.sandbox, '9876543210');
  await setState('client 9876543211 is unverified, signed in and has uploaded both sides of the ID');
  expect(readRows()).not.toEqual(seeded);
  test.advance(60_000);
  await reset();

  expect(readRows()).toEqual(seeded);
  expect(images).toHaveLength(14);
  expect(readdirSync(join(test.dataFolder, 'uploads')).toSorted()).toEqual(images);
});

it.each([
  { what: 'another trading day has begun', ms: 24 * 3_600_000 },
  { what: 'the times of what was prepared are too old', ms: 16 * 60_000 },
])('a reset seeds anew when $what', async ({ ms }) => {
  await reset();
  const seeded = readRows();
  test.advance(ms);
  await reset();

  expect(readRows()).not.toEqual(seeded);
  // As many as a sandbox has that begins on that day: how much there was before it depends on the calendar.
  const begun = await createTestSandbox({ clock: () => startOfTest + ms });
  expect(countRows()).toEqual(Object.fromEntries(tables.map((table) => [table, begun.countRows(table)])));
  await begun.dispose();
});

it('a reset that could not hash the seeded secrets breaks no later one', async () => {
  // The secrets of a database that is seeded already are hashed at the first reset.
  await test.restart();
  hash.failNext();
  expect((await reset()).status).toBe(500);
  expect(test.errors.splice(0)).toEqual([new Error('no hash')]);

  expect((await reset()).status).toBe(200);
  await signIn(test.sandbox, '9876543210');
});
