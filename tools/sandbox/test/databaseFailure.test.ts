import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createClients, freshClient } from '../src/clients/clients.ts';
import { createSandboxClock } from '../src/machine/createSandboxClock.ts';
import { openDatabase } from '../src/database/database.ts';
import { installLastResort } from '../src/installLastResort.ts';
import { call, signIn } from './support/api.ts';
import { listen, openStream } from './support/listening.ts';
import { createTestSandbox, startOfTest, type TestSandbox } from './support/testSandbox.ts';

const heartbeatMs = 5_000;

describe('a database that fails [I3A-H5]', () => {
  let test: TestSandbox;
  let other: DatabaseSync;

  beforeEach(async () => {
    test = await createTestSandbox();
    other = new DatabaseSync(join(test.dataFolder, 'wealth.db'));
  });

  afterEach(async () => {
    other.close();
    expect(test.errors).toEqual([]);
    await test.dispose();
  });

  async function openSignedIn() {
    const { access_token: token } = await signIn(test.sandbox, '9876543210');
    const stream = await openStream(await listen(test.sandbox));
    return { token, stream };
  }

  /** Lets a page in. What is known of its token is read again afterwards, because somebody else signs in. */
  async function authenticate(stream: Awaited<ReturnType<typeof openStream>>, token: string) {
    stream.send({ type: 'auth', token });
    await stream.next();
    await signIn(test.sandbox, '9876543211');
  }

  it('ends the socket that met it with 1011, and nothing else', async () => {
    const { token, stream } = await openSignedIn();
    other.exec('ALTER TABLE access_token RENAME TO hidden');
    stream.send({ type: 'auth', token });
    expect(await stream.closed).toBe(1011);
    expect(test.errors.splice(0)).toHaveLength(1);
    other.exec('ALTER TABLE hidden RENAME TO access_token');

    expect((await call(test.sandbox, 'GET /auth/app/v1/client_info', { token })).status).toBe(200);
  });

  it('at a heartbeat or an event ends the sockets that met it; the rounds go on', async () => {
    const { token, stream } = await openSignedIn();
    await authenticate(stream, token);
    other.exec('ALTER TABLE access_token RENAME TO hidden');
    test.timers.run(heartbeatMs);
    expect(await stream.closed).toBe(1011);
    expect(test.errors.splice(0)).toHaveLength(1);
    test.timers.run(250);
    other.exec('ALTER TABLE hidden RENAME TO access_token');
  });

  it('cannot keep an event from the page of another client', async () => {
    const { token, stream } = await openSignedIn();
    await authenticate(stream, token);
    other.exec('ALTER TABLE access_token RENAME TO hidden');
    const decided = await call(test.sandbox, 'POST /sandbox/v1/kyc', {
      json: { mobile: '9876543210', status: 'approved' },
    });
    other.exec('ALTER TABLE hidden RENAME TO access_token');

    expect(decided.status).toBe(200);
    expect(await stream.closed).toBe(1011);
    expect(test.errors.splice(0)).not.toEqual([]);
  });

  it('fails no request and no socket for the remark of when a session was last seen', async () => {
    const { token, stream } = await openSignedIn();
    test.advance(61_000);
    other.exec('BEGIN IMMEDIATE');
    const profile = await call(test.sandbox, 'GET /auth/app/v1/client_info', { token });
    stream.send({ type: 'auth', token });
    const answer = await stream.next();
    other.exec('ROLLBACK');

    expect([profile.status, answer.type]).toEqual([200, 'ready']);
  });
});

it('what nobody catches is reported and ends nothing [I3A-H5]', () => {
  const program = new EventEmitter();
  const reported: unknown[] = [];
  installLastResort(program, (error) => reported.push(error));
  program.emit('uncaughtException', new Error('thrown'));
  program.emit('unhandledRejection', new Error('rejected'));

  expect(reported).toEqual([new Error('thrown'), new Error('rejected')]);
});

describe('a transaction', () => {
  function open() {
    const database = openDatabase(':memory:');
    onTestFinished(() => database.close());
    return database;
  }

  it('tells why it failed, also when the database has rolled back by itself [I3A-L17]', () => {
    const database = open();
    const { query } = database;
    const add = () =>
      database.run(query.insertInto('setting').orRollback().values({ name: 'menu', value: '[]' }));

    expect(() =>
      database.transaction(() => {
        add();
        add();
      }),
    ).toThrow('UNIQUE constraint failed: setting.name');
    expect(database.all(query.selectFrom('setting').selectAll())).toEqual([]);
  });

  it('inside of another one is a part of it', () => {
    const database = open();
    const { query } = database;
    const add = (name: string) => database.run(query.insertInto('setting').values({ name, value: '' }));

    expect(() =>
      database.transaction(() => {
        database.transaction(() => add('inner'));
        add('outer');
        throw new RangeError('no');
      }),
    ).toThrow('no');
    expect(database.all(query.selectFrom('setting').selectAll())).toEqual([]);
  });
});

it('client ids count on after 999999 [I3A-L16]', () => {
  const database = openDatabase(':memory:');
  onTestFinished(() => database.close());
  const clients = createClients(
    database,
    createSandboxClock(() => startOfTest),
  );
  const add = (mobile: string) => clients.create({ ...freshClient, mobile, password_hash: '' });
  add('9000000001');
  database.run(database.query.updateTable('client').set({ id: '999999' }));

  expect([add('9000000002'), add('9000000003')]).toEqual(['1000000', '1000001']);
});
