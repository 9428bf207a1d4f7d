import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import md5 from 'md5';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod/mini';
import { openDatabase, type Database } from '../src/database/database.ts';
import { migrations } from '../src/database/migrations.ts';
import { readSetting, writeSetting } from '../src/database/settings.ts';
import { call, cookieOf, signIn } from './support/api.ts';
import { eachSandbox } from './support/eachSandbox.ts';
import { createTestSandbox, type TestSandbox } from './support/testSandbox.ts';

const detailSchema = z.object({
  quote: z.object({ last_price: z.number(), high: z.number(), low: z.number(), volume: z.number() }),
});

let test: TestSandbox;

eachSandbox((made) => {
  test = made;
});

function everyByte(): string {
  return readdirSync(test.dataFolder)
    .filter((name) => name.startsWith('wealth.db'))
    .map((name) => readFileSync(join(test.dataFolder, name), 'latin1'))
    .join('');
}

it('is a SQLite file with a write-ahead log in the data folder [I1-6-DATABASE]', () => {
  expect(readFileSync(join(test.dataFolder, 'wealth.db'), 'latin1')).toMatch(/^SQLite format 3\0/);
  expect(existsSync(join(test.dataFolder, 'wealth.db-wal'))).toBe(true);
});

it('is readable for its owner only', async () => {
  // With a seed of its own it makes its folder itself, instead of taking a prepared one.
  const fresh = await createTestSandbox({ seed: 'storage' });
  onTestFinished(() => fresh.dispose());
  expect(statSync(join(fresh.dataFolder, 'uploads')).mode & 0o077).toBe(0);
});

it('holds no password, PIN, code, token or grant as it arrived [I1-6-HASHES]', async () => {
  const session = await signIn(test.sandbox, '9876543210');
  const token = session.access_token;
  await call(test.sandbox, 'POST /client/app/v1/code', { json: { identifier: '+919876543210' } });
  const verified = await call(test.sandbox, 'POST /client/app/v1/code', {
    json: { identifier: '+919876543210', code: '123456' },
  });
  const pin = await call(test.sandbox, 'POST /client/app/v1/pin/verify', {
    token,
    json: { pin: md5('246810') },
  });
  const grants = [verified, pin].map((reply) => cookieOf(reply).split('=')[1] ?? '');
  const secrets = [
    md5('Wealth@123'),
    md5('246810'),
    '246810',
    'Wealth@123',
    ...Object.values(session),
    ...grants,
  ];
  const stored = everyByte();

  expect(secrets.every((secret) => secret.length > 5)).toBe(true);
  for (const secret of secrets) expect(stored).not.toContain(secret);
  expect(stored).toContain('scrypt$16$');
});

it('salts every hash of its own', () => {
  const database = openDatabase(join(test.dataFolder, 'wealth.db'));
  const rows = database.all(
    database.query.selectFrom('client').select('pin_hash').where('pin_hash', 'is not', null),
  );
  database.close();

  expect(rows.length).toBeGreaterThan(1);
  expect(new Set(rows.map(({ pin_hash }) => pin_hash?.split('$')[2])).size).toBe(rows.length);
});

describe('the market', () => {
  it('goes on after a restart where it stood [I1-6-RESTART]', async () => {
    const headers = { authorization: 'wealth-sandbox-key' };
    await call(test.sandbox, 'POST /sandbox/v1/price', {
      json: { market: 'NSE', symbol: 'ARAVBANK', price: 1_000 },
    });
    const read = () =>
      call(test.sandbox, 'GET /stock/api/v1/stock_detail?market=NSE&s=ARAVBANK', { headers });
    test.advance(61_000);
    const { last_price, high, low, volume } = z.parse(detailSchema, (await read()).data).quote;
    const prices = { quote: { last_price, high, low, volume } };
    await test.restart();

    expect(high).toBeGreaterThanOrEqual(1_000);
    expect((await read()).data).toMatchObject(prices);
  });

  it('keeps a price that was set, also in the same minute and when the process is killed', async () => {
    const stored = () => {
      const database = openDatabase(join(test.dataFolder, 'wealth.db'));
      const value = readSetting(database, 'engine_state');
      database.close();
      return value ?? '';
    };
    const headers = { authorization: 'wealth-sandbox-key' };
    await call(test.sandbox, 'POST /sandbox/v1/price', {
      json: { market: 'NSE', symbol: 'ARAVBANK', price: 1_000 },
    });
    const whenKilled = stored();
    await test.restart(() => {
      const database = openDatabase(join(test.dataFolder, 'wealth.db'));
      writeSetting(database, 'engine_state', whenKilled);
      database.close();
    });

    const answer = await call(test.sandbox, 'GET /stock/api/v1/stock_detail?market=NSE&s=ARAVBANK', {
      headers,
    });
    expect(answer.data).toMatchObject({ quote: { last_price: 1_000 } });
  });

  it.each(['{"version":1}', 'null'])('begins anew when its stored state is %s', async (state) => {
    await test.restart(() => {
      const database = openDatabase(join(test.dataFolder, 'wealth.db'));
      database.run(
        database.query.insertInto('setting').orReplace().values({ name: 'engine_state', value: state }),
      );
      database.close();
    });

    expect((await call(test.sandbox, 'GET /client/app/v1/system_info')).status).toBe(200);
  });
});

describe('a transaction', () => {
  let database: Database;

  beforeEach(() => {
    database = openDatabase(':memory:');
  });

  afterEach(() => database.close());

  it('is rolled back by a throw', () => {
    const write = () =>
      database.transaction(() => {
        database.run(database.query.insertInto('setting').values({ name: 'a', value: '1' }));
        throw new Error('no');
      });

    expect(write).toThrow('no');
    expect(database.all(database.query.selectFrom('setting').selectAll())).toEqual([]);
  });

  it('keeps references whole', () => {
    const orphan = database.query
      .insertInto('access_token')
      .values({ hash: 'x', family_id: 'nobody', expires_at: 1 });

    expect(() => database.run(orphan)).toThrow('FOREIGN KEY');
  });
});

it('brings a database of the first version up to date and keeps what it holds', () => {
  const path = join(test.dataFolder, 'old.db');
  const old = new DatabaseSync(path);
  for (const statement of migrations[0]?.statements ?? []) old.exec(statement);
  old.exec(`PRAGMA user_version = 1;
    INSERT INTO client VALUES ('100001', '9876543210', 'Asha Verma', 'x', NULL, 0, NULL, 'rejected',
      0, 0, 0, '', 0, 0, 0, NULL, 1);
    INSERT INTO session_family VALUES ('f', '100001', 0, 1000, NULL, NULL);
    INSERT INTO upload VALUES ('u', '100001', 'image', 'image/jpeg', 1, 1);
    INSERT INTO identity VALUES ('100001', 'Asha Verma', 'ZZZPZ1234Z', '9876543210', 'u', 'u', 5, 7);`);
  old.close();
  const database = openDatabase(path);
  const identity = database.first(database.query.selectFrom('identity_submission').selectAll());
  const session = database.first(database.query.selectFrom('session_family').selectAll());
  database.close();

  expect(identity).toMatchObject({ client_id: '100001', status: 'rejected', reason: null, checked_at: 7 });
  expect(session).toMatchObject({ id: 'f', device: 'Unknown device', last_seen_at: 1_000 });
});

const orderTables = [
  'order_trade',
  'order_step',
  'client_order',
  'intent_key',
  'exchange_command',
  'exchange_progress',
];

/** Of version 10, and still there, on tables that are older than it. */
const laterIndexes = ['notification_unread', 'idempotency_created', 'pin_grant_expiry'];

/** Puts the tables of money and lots back as the versions before the ledger had them, with a row of the seeds in each. */
function beforeTheLedger(path: string): void {
  const old = new DatabaseSync(path);
  const ledgerTables = [
    'offer_use',
    'offer',
    'article_reading',
    'claim_image',
    'claim_step',
    'claim',
    'block_notice',
    'loan_step',
    'loan_instalment',
    'loan_payment',
    'margin_call',
    'loan',
    'loan_quote',
    'issue_application_step',
    'issue_application',
    'issue_change',
    'withdrawable_notice',
    'client_action',
    'running_account',
    'bank_report',
    'fund_payment',
    'movement_entry',
    'movement_step',
    'movement_leg',
    'movement',
    'lot_part',
    'lot',
    'ledger_hold',
    'ledger_entry',
    'scheduled_totals',
    'ledger_account',
  ];
  for (const table of [...orderTables, ...ledgerTables]) {
    old.exec(`DROP TABLE ${table}`);
  }
  old.exec('ALTER TABLE client DROP COLUMN has_ddpi');
  for (const index of laterIndexes) old.exec(`DROP INDEX ${index}`);
  const formerTables = /\b(?:ledger_entry|block|lot|realisation)\b/;
  for (const statement of migrations[0]?.statements ?? [])
    if (formerTables.test(statement)) old.exec(statement);
  old.exec(`PRAGMA user_version = 5;
    INSERT INTO ledger_entry VALUES (1, (SELECT min(id) FROM client), 'deposit', 100, 1, 1, 'Deposit');
    INSERT INTO block VALUES (1, (SELECT min(id) FROM client), 100, 'Order awaiting execution', 1);
    INSERT INTO lot VALUES (1, (SELECT min(id) FROM client), 'NSE', 'ARAVBANK', 5, 5, 0, 100, 1, 1);
    INSERT INTO realisation VALUES (1, (SELECT min(id) FROM client), 1, 5, 100, 0, 1);`);
  old.close();
}

it('starts with a database of before the ledger, and posts the history of the seeded clients anew [I5A-3-SEEDS]', async () => {
  const figures = async (mobile: string) => {
    const { access_token: token } = await signIn(test.sandbox, mobile);
    const of = async (path: `/${string}`) =>
      (await call(test.sandbox, `GET /stat/app/v1${path}`, { token })).data;
    return [await of('/asset'), await of('/portfolio'), await of('/holdings')];
  };
  const before = [await figures('9876543210'), await figures('9876543215')];
  await test.restart(() => beforeTheLedger(join(test.dataFolder, 'wealth.db')));

  expect([await figures('9876543210'), await figures('9876543215')]).toEqual(before);
  const entryCount = test.countRows('ledger_entry');
  await test.restart();
  expect(test.countRows('ledger_entry')).toBe(entryCount);
});
