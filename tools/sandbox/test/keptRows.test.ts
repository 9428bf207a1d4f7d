import { DatabaseSync } from 'node:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createClientRows } from '../src/clients/clientRows.ts';
import { createClients, freshClient } from '../src/clients/clients.ts';
import { createMemory } from '../src/database/createMemory.ts';
import { openDatabase, type Database } from '../src/database/database.ts';
import { createSandboxClock } from '../src/machine/createSandboxClock.ts';
import type { NewOrder } from '../src/orders/model/orderRows.ts';
import { createOrderTable } from '../src/orders/table/orderTable.ts';

let folder: string;
let database: Database;
let clientId: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wealth-kept-'));
  database = openDatabase(join(folder, 'wealth.db'));
  const clients = createClients(
    database,
    createSandboxClock(() => 1),
  );
  clientId = clients.create({ ...freshClient, mobile: '9000000001', password_hash: '' }) ?? '';
});

afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

function failing(work: () => void): void {
  expect(() =>
    database.transaction(() => {
      work();
      throw new RangeError('no');
    }),
  ).toThrow('no');
}

describe('what is kept of a table', () => {
  let asked: number;
  let ask: () => number;

  beforeEach(() => {
    asked = 0;
    const memory = createMemory<number>(database, ['setting']);
    ask = () =>
      memory.of('count', () => {
        asked += 1;
        return database.all(database.query.selectFrom('setting').select('name')).length;
      });
  });

  it('is read once, and again after each way of writing it', () => {
    const { query } = database;
    expect([ask(), ask(), asked]).toEqual([0, 0, 1]);
    database.insert('setting', { name: 'one', value: '' });
    expect(ask()).toBe(1);
    database.run(query.insertInto('setting').values({ name: 'two', value: '' }));
    expect(ask()).toBe(2);
    database.prepare(() => query.insertInto('setting').values({ name: 'three', value: '' })).run({});
    expect(ask()).toBe(3);
    database.all(query.insertInto('setting').values({ name: 'four', value: '' }).returning('name'));
    expect(ask()).toBe(4);
    database.run(query.deleteFrom('setting').where('name', '=', 'one'));
    expect(ask()).toBe(3);
    database.transaction(() => database.clear());
    expect([ask(), ask(), asked]).toEqual([0, 0, 7]);
  });

  it('is left alone by writes of other tables', () => {
    ask();
    database.update('client', { id: clientId }, { name: 'Asha Verma' });
    expect([ask(), asked]).toEqual([0, 1]);
  });

  it('is what there was after a rollback', () => {
    failing(() => {
      database.insert('setting', { name: 'one', value: '' });
      expect(ask()).toBe(1);
    });
    expect(ask()).toBe(0);
  });

  it('is read again by a transaction where another program has written to the file', () => {
    const other = new DatabaseSync(join(folder, 'wealth.db'));
    ask();
    other.exec("INSERT INTO setting (name, value) VALUES ('one', '')");
    other.close();
    expect(database.transaction(ask)).toBe(1);
  });

  it('is read again where its rows go with those of another table', () => {
    database.insert('client_setting', { client_id: clientId, name: 'a', value: '1' });
    const memory = createMemory<number>(database, ['client_setting']);
    const count = () =>
      memory.of('', () => database.all(database.query.selectFrom('client_setting').select('name')).length);
    expect(count()).toBe(1);
    database.run(database.query.deleteFrom('client').where('id', '=', clientId));
    expect(count()).toBe(0);
  });
});

describe('a row that is kept', () => {
  it('has what was written into its columns, and not what was taken back', () => {
    const rows = createClientRows(database);
    expect(rows.byId(clientId)).toMatchObject({ name: '', order_count: 0 });
    rows.countTrade(clientId);
    database.update('client', { id: clientId }, { name: 'Asha Verma', account: undefined });
    expect(rows.byId(clientId)).toMatchObject({ name: 'Asha Verma', order_count: 1, account: '' });
    failing(() => rows.countTrade(clientId));
    expect(rows.byId(clientId)).toMatchObject({ order_count: 1 });
    database.run(database.query.updateTable('client').set({ name: 'Ravi' }));
    expect(rows.byId(clientId)).toMatchObject({ name: 'Ravi' });
    expect(rows.byId('nobody')).toBeNull();
  });
});

describe('an order that was placed in the transaction under way [I5A-4-JOURNAL]', () => {
  function newOrder(id: string): NewOrder {
    return {
      id,
      client_id: clientId,
      client_order_id: `key of ${id}`,
      content_hash: 'h',
      market: 'NSE',
      symbol: 'ARAVBANK',
      isin: 'INE000Z01016',
      side: 'BUY',
      order_type: 'LIMIT',
      validity: 'DAY',
      quantity: 10,
      price_paise: 100,
      trigger_paise: null,
      stop_trigger_paise: null,
      stop_price_paise: null,
      protection_paise: null,
      status: 'PENDING',
      filled: 0,
      value_paise: 0,
      charges_paise: 0,
      depository_paise: 0,
      waived_paise: 0,
      names_waiver: 0,
      counted_paise: null,
      names_depository: 0,
      version: 1,
      exchange_number: null,
      filled_at: null,
      child_order_id: null,
      blocked_paise: 0,
      reason_code: null,
      reason_message: null,
      note: null,
      tags: '[]',
      placed_at: 1,
      updated_at: 1,
    };
  }

  const inTable = () =>
    database.all(database.query.selectFrom('client_order').select(['seq', 'id', 'status']).orderBy('seq'));

  function place(table: ReturnType<typeof createOrderTable>, id: string): void {
    table.insert(newOrder(id));
    table.addStep({ order_id: id, status: 'PENDING', at: 1, reason_code: null, reason_message: null });
    table.update(id, { status: 'COMPLETE', filled: 10 });
    table.addTrade({ id: `${id}-1`, order_id: id, price_paise: 100, quantity: 10, at: 2 }, clientId);
    table.addStep({ order_id: id, status: 'COMPLETE', at: 2, reason_code: null, reason_message: null });
  }

  it('is written once as it stands at the end, with its steps and trades', () => {
    const table = createOrderTable(database);
    const told: unknown[] = [];
    database.onWrite('client_order', (change) => told.push(change));
    database.transaction(() => {
      place(table, 'a');
      place(table, 'b');
      expect(table.byId('a')).toMatchObject({ status: 'COMPLETE', seq: 1 });
      expect(table.stepsOf('a').map(({ status }) => status)).toEqual(['PENDING', 'COMPLETE']);
      expect(table.tradesOf('b').map(({ id }) => id)).toEqual(['b-1']);
      expect(told).toEqual([]);
    });

    expect(told).toEqual([null, null]);
    expect(inTable()).toEqual([
      { seq: 1, id: 'a', status: 'COMPLETE' },
      { seq: 2, id: 'b', status: 'COMPLETE' },
    ]);
    expect(table.stepsOf('b').map(({ status }) => status)).toEqual(['PENDING', 'COMPLETE']);
    expect(table.tradesOf('a').map(({ id }) => id)).toEqual(['a-1']);
  });

  it('is found by each statement of that transaction, and goes on afterwards', () => {
    const table = createOrderTable(database);
    database.transaction(() => {
      table.insert(newOrder('a'));
      expect(table.hasEqualSince(clientId, 'h', 0)).toBe(true);
      expect(inTable()).toEqual([{ seq: 1, id: 'a', status: 'PENDING' }]);
      table.update('a', { status: 'OPEN' });
      expect(table.find(clientId, 'a')?.status).toBe('OPEN');
    });
    expect(inTable()).toEqual([{ seq: 1, id: 'a', status: 'OPEN' }]);
  });

  it('is gone after a rollback, and its number with it', () => {
    const table = createOrderTable(database);
    expect(table.waitingCount(clientId)).toBe(0);
    failing(() => {
      table.insert(newOrder('a'));
      expect(table.waitingCount(clientId)).toBe(1);
    });
    expect([table.byId('a'), table.waitingCount(clientId), inTable()]).toEqual([null, 0, []]);
    database.transaction(() => place(table, 'b'));
    expect(inTable()).toEqual([{ seq: 1, id: 'b', status: 'COMPLETE' }]);
  });

  it('counts among those that wait until it ends', () => {
    const table = createOrderTable(database);
    const waiting = () => table.waitingOf(clientId).map(({ id }) => id);
    expect(waiting()).toEqual([]);
    database.transaction(() => ['a', 'b', 'c'].forEach((id) => table.insert(newOrder(id))));
    expect(waiting()).toEqual(['c', 'b', 'a']);
    table.update('b', { status: 'CANCELLED' });
    expect(waiting()).toEqual(['c', 'a']);
    expect(table.inBookIn(clientId, { market: 'BSE', symbol: 'ARAVBANK' })).toEqual([]);
    expect(createOrderTable(database).waitingOf(clientId)).toEqual(table.waitingOf(clientId));
  });
});
