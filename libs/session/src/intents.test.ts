import { describe, expect, it, vi } from 'vitest';
import { FakeStorage } from '../test/FakeBrowser.ts';
import { createIntents, type IntentEnvironment } from './intents.ts';

const client = '100001';
/** Keys, by a letter. */
const keyOf = (letter: string) => `${letter.repeat(8)}-0000-4000-8000-000000000000`;
const [a, b, c] = [keyOf('a'), keyOf('b'), keyOf('c')];
const dayMs = 24 * 60 * 60 * 1000;

const start = Date.parse('2026-11-19T10:00:00+05:30');

class ListedStorage extends FakeStorage {
  get length() {
    if (this.isDenied) throw new Error('Denied.');
    return this.entries.size;
  }
  key(index: number): string | null {
    return [...this.entries.keys()][index] ?? null;
  }
}

function setUp(different: Partial<IntentEnvironment> = {}) {
  const storage = new ListedStorage();
  const clock = { now: start };
  const listeners = new Set<() => void>();
  /** A tab, or the same one after a reload. */
  const open = () =>
    createIntents({
      storage,
      now: () => clock.now,
      newKey: () => 'new',
      onOtherTab: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      withLock: null,
      ...different,
    });
  const tellTabs = () => listeners.forEach((listener) => listener());
  return { storage, clock, open, tellTabs };
}

describe('intents [I5A-6-INTENT]', () => {
  it('are there after a reload, for the client whose they are', () => {
    const { clock, open } = setUp();
    const intents = open();
    intents.add({ key: b, kind: 'order', client });
    clock.now += 1;
    intents.add({ key: a, kind: 'order', client });
    intents.add({ key: c, kind: 'order', client: 'another' });

    expect(open().list(client)).toEqual([
      { key: b, kind: 'order', client, time: clock.now - 1 },
      { key: a, kind: 'order', client, time: clock.now },
    ]);
  });

  it('hold nothing but key, kind, client and time', () => {
    const { storage, open } = setUp();
    open().add({ key: a, kind: 'order', client });

    expect([...storage.entries.keys()]).toEqual([`wealth.intent.${a}`]);
    expect(storage.entries.get(`wealth.intent.${a}`)).toMatch(
      /^\{"key":"a{8}-[-\d]+","kind":"order","client":"100001","time":\d+\}$/,
    );
  });

  it('are gone once it is known what became of them', () => {
    const { storage, open } = setUp();
    const intents = open();
    intents.add({ key: a, kind: 'order', client });
    intents.remove(a);

    expect([intents.has(a), intents.list(client), storage.entries.size]).toEqual([false, [], 0]);
  });

  it.each([
    { ageMs: dayMs - 1, isKept: true },
    { ageMs: dayMs, isKept: false },
    { ageMs: -dayMs, isKept: false },
  ])('are asked for within a day: $ageMs ms old, $isKept', ({ ageMs, isKept }) => {
    const { clock, storage, open } = setUp();
    open().add({ key: a, kind: 'order', client });
    clock.now += ageMs;

    expect(open().list(client)).toHaveLength(isKept ? 1 : 0);
    expect(storage.entries.size).toBe(isKept ? 1 : 0);
  });

  it('of two tabs never write over each other, and each tells the other', () => {
    const { open, tellTabs } = setUp();
    const [one, other] = [open(), open()];
    const heard = vi.fn();
    other.subscribe(heard);
    expect(other.list(client)).toEqual([]);

    one.add({ key: a, kind: 'order', client });
    other.add({ key: b, kind: 'order', client });
    tellTabs();

    expect(heard).toHaveBeenCalledTimes(2);
    expect(one.list(client).map(({ key }) => key)).toEqual([a, b]);
    expect(other.list(client)).toBe(other.list(client));
  });

  it.each([
    '{',
    'null',
    `{"key":"${a}"}`,
    `{"key":"${a}","kind":"lottery","client":"100001","time":1}`,
    `{"key":"${a}","kind":"order","client":"100001","time":1e999}`,
    `{"key":"${b}","kind":"order","client":"100001","time":${start}}`,
    `{"key":"${a} ","kind":"order","client":"100001","time":${start}}`,
  ])('that were tampered with are none, and hold up nothing that comes after them: %s [I4B-F7]', (text) => {
    const { storage, open } = setUp();
    storage.entries.set(`wealth.intent.${a}`, text);
    storage.entries.set('wealth.auth', '{}');

    expect(open().list(client)).toEqual([]);
    expect([...storage.entries.keys()]).toEqual(['wealth.auth']);
  });

  it('whose key is none that the server knows are none either [I4B-F7]', () => {
    const { storage, open } = setUp();
    const text = JSON.stringify({ key: 'x', kind: 'order', client, time: start });
    storage.entries.set('wealth.intent.x', text);

    expect([open().list(client), open().has('x'), storage.entries.size]).toEqual([[], false, 0]);
  });

  it('live as long as the page where the browser keeps nothing', () => {
    const { storage, open } = setUp();
    storage.isDenied = true;
    const intents = open();
    intents.add({ key: a, kind: 'order', client });

    expect(intents.list(client)).toHaveLength(1);
    intents.remove(a);
    expect(intents.has(a)).toBe(false);
  });

  it('run work alone where the browser can', async () => {
    const locked: string[] = [];
    const { open } = setUp({
      withLock: (name, work) => {
        locked.push(name);
        return work();
      },
    });

    expect(await open().alone('order', () => Promise.resolve(1))).toBe(1);
    expect(locked).toEqual(['wealth.order']);
    const without = setUp().open();
    expect([without.canBeAlone, await without.alone('order', () => Promise.resolve(2))]).toEqual([false, 2]);
  });
});
