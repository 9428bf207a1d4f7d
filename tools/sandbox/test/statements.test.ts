import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase, type Database, type DatabaseStep } from '../src/database/database.ts';
import type { Given } from '../src/database/statements.ts';

let database: Database;
let steps: DatabaseStep[];

beforeEach(() => {
  steps = [];
  database = openDatabase(':memory:', (step) => steps.push(step));
});

afterEach(() => database.close());

const rows = () => database.all(database.query.selectFrom('setting').selectAll().orderBy('name'));

describe('a prepared statement', () => {
  it('is built once, and runs with the values of each time', () => {
    let built = 0;
    const named = database.prepare((given: Given<{ name: string }>) => {
      built += 1;
      return database.query.selectFrom('setting').selectAll().where('name', '=', given('name'));
    });
    expect(built).toBe(0);
    database.insert('setting', { name: 'one', value: '1' });
    database.insert('setting', { name: 'two', value: '2' });

    expect(named.first({ name: 'one' })).toEqual({ name: 'one', value: '1' });
    expect(named.first({ name: 'two' })).toEqual({ name: 'two', value: '2' });
    expect(named.all({ name: 'three' })).toEqual([]);
    expect(named.first({ name: 'three' })).toBeUndefined();
    expect(built).toBe(1);
  });

  it('keeps the values that it was built with beside those of each time', () => {
    const add = database.prepare((given: Given<{ name: string }>) =>
      database.query.insertInto('setting').values({ name: given('name'), value: 'fixed' }),
    );
    expect(add.run({ name: 'one' })).toBe(1);
    expect(add.run({ name: 'two' })).toBe(1);
    expect(rows()).toEqual([
      { name: 'one', value: 'fixed' },
      { name: 'two', value: 'fixed' },
    ]);
  });

  it('goes on after all rows were put back', () => {
    const named = database.prepare((given: Given<{ name: string }>) =>
      database.query.selectFrom('setting').selectAll().where('name', '=', given('name')),
    );
    database.insert('setting', { name: 'one', value: '1' });
    expect(named.first({ name: 'one' })?.value).toBe('1');
    database.keep();
    database.update('setting', { name: 'one' }, { value: '2' });
    expect(named.first({ name: 'one' })?.value).toBe('2');
    database.keep();
    database.transaction(() => database.restore());
    expect(named.first({ name: 'one' })?.value).toBe('2');
  });

  it('refuses what SQLite has no value for', () => {
    const any = database.prepare((given: Given<{ value: unknown }>) =>
      database.query.selectFrom('setting').selectAll().orderBy(given('value')),
    );
    expect(() => any.first({ value: { one: 1 } })).toThrow(RangeError);
  });
});

describe('insert and update', () => {
  it('leave out what is undefined, and count rows', () => {
    database.insert('client', {
      id: '1',
      mobile: '9876543210',
      name: 'Asha',
      password_hash: 'x',
      pin_wrong_count: 0,
      kyc_status: 'approved',
      kyc_reason: 'a',
      vip: 0,
      score: 0,
      order_count: 0,
      account: '',
      allow_compensation: 0,
      allow_bonus: 0,
      allow_loan: 0,
      has_ddpi: 0,
      created_at: 1,
      pin_hash: undefined,
    });
    const changed = database.update('client', { id: '1' }, { name: 'Ravi', kyc_reason: undefined });
    expect(changed).toBe(1);
    expect(database.update('client', { id: '2' }, { name: 'Ravi' })).toBe(0);
    expect(database.update('client', { id: '1' }, {})).toBe(0);
    expect(database.first(database.query.selectFrom('client').selectAll())).toMatchObject({
      name: 'Ravi',
      kyc_reason: 'a',
      pin_hash: null,
    });
  });

  it('are told as writes inside of a transaction, like all others', () => {
    const remove = database.prepare((given: Given<{ name: string }>) =>
      database.query.deleteFrom('setting').where('name', '=', given('name')),
    );
    database.transaction(() => {
      database.insert('setting', { name: 'one', value: '1' });
      database.update('setting', { name: 'one' }, { value: '2' });
      remove.run({ name: 'one' });
    });
    expect(steps).toEqual(['begin', 'write', 'write', 'write', 'commit', 'committed']);
  });
});
