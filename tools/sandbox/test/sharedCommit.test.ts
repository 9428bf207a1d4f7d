import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createSharedCommit, type SharedCommit } from '../src/database/createSharedCommit.ts';
import { openDatabase, type Database, type DatabaseStep } from '../src/database/database.ts';

let database: Database;
let commits: SharedCommit;
let steps: DatabaseStep[];
let failsAt: DatabaseStep | null;

beforeEach(() => {
  steps = [];
  failsAt = null;
  database = openDatabase(':memory:', (step) => {
    steps.push(step);
    if (step === failsAt) throw new Error(`no ${step}`);
  });
  commits = createSharedCommit(database);
});

afterEach(() => database.close());

const write = (name: string) => () => {
  database.insert('setting', { name, value: name });
  return name;
};

const fail = (name: string) => () => {
  write(name)();
  throw new Error(`not ${name}`);
};

const names = () =>
  database.all(database.query.selectFrom('setting').select('name').orderBy('name')).map(({ name }) => name);

const count = (step: DatabaseStep) => steps.filter((one) => one === step).length;

describe('work of one turn [I5A-4-JOURNAL]', () => {
  it('shares a transaction, each with its own answer', async () => {
    expect(await Promise.all([commits(write('a')), commits(write('b')), commits(write('c'))])).toEqual([
      'a',
      'b',
      'c',
    ]);
    expect([count('begin'), count('committed')]).toEqual([1, 1]);
    expect(names()).toEqual(['a', 'b', 'c']);
  });

  it('that fails is taken back, with what it would have done afterwards, and the others are written', async () => {
    const done: string[] = [];
    const telling = (name: string, work: () => unknown) => () => {
      database.afterCommit(() => done.push(`told ${name}`));
      database.afterRollback(() => done.push(`undone ${name}`));
      return work();
    };
    const answers = await Promise.allSettled([
      commits(telling('a', write('a'))),
      commits(telling('b', fail('b'))),
      commits(telling('c', write('c'))),
    ]);

    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(names()).toEqual(['a', 'c']);
    expect(done).toEqual(['undone a', 'undone b', 'told a', 'undone b', 'told c']);
  });

  it('is answered by nothing but the fault where it could not be written down', async () => {
    failsAt = 'commit';
    const answers = await Promise.allSettled([commits(write('a')), commits(write('b'))]);
    failsAt = null;

    expect(answers).toEqual([
      { status: 'rejected', reason: new Error('no commit') },
      { status: 'rejected', reason: new Error('no commit') },
    ]);
    expect(names()).toEqual([]);
    expect(await commits(write('c'))).toBe('c');
  });

  it('is twenty at most: those after them come next', async () => {
    const all = Array.from({ length: 45 }, (_, index) => commits(write(String(index))));
    await Promise.all(all);

    expect(count('begin')).toBe(3);
    expect(names()).toHaveLength(45);
  });
});
