import { createDesk, type DeskEnvironment } from '../createDesk.ts';
import { createIntents } from '@wealth/session';
import { vi } from 'vitest';

/** What is sent, and what the server makes of it. */
export interface Wish {
  amount: number;
}
export interface Movement extends Wish {
  id: string;
}
export const requestFixture = {
  key: '9b2f0f3e-5f0a-4b62-9f4d-7d0f3f1f6a11',
  body: { amount: 20_000 },
};
export const movementOf = (key: string, { amount }: Wish): Movement => ({ id: `movement-${key}`, amount });

type Environment = DeskEnvironment<Wish, Movement>;

/** The storage of one browser, shared by its tabs. */
function createStorage() {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size;
    },
  };
}

/** One tab at a time under each name, in the order in which they came. */
function createLocks() {
  const tails = new Map<string, Promise<unknown>>();
  return <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    const result = (tails.get(name) ?? Promise.resolve()).then(work);
    tails.set(
      name,
      result.catch(() => undefined),
    );
    return result;
  };
}

/** A browser with tabs that place and ask; time is that of vitest's fake timers. */
export function setUpDesk(different: Partial<Environment> = {}, hasLocks = true) {
  vi.useFakeTimers({ now: Date.parse('2026-11-19T14:32:07+05:30') });
  const storage = createStorage();
  const withLock = hasLocks ? createLocks() : null;
  const openIntents = () =>
    createIntents({
      storage,
      now: Date.now,
      newKey: () => requestFixture.key,
      onOtherTab: () => () => undefined,
      withLock,
    });
  const online = new Set<() => void>();
  const state = { isOnline: true };
  const place = vi.fn<Environment['place']>(({ key, body }) => Promise.resolve(movementOf(key, body)));
  const ask = vi.fn<Environment['ask']>(() => Promise.resolve({ placed: null, sealed: true }));
  /** Another tab, or this one after a reload. */
  const openDesk = () =>
    createDesk<Wish, Movement>({
      kind: 'order',
      place,
      ask,
      intents: openIntents(),
      client: () => '100482',
      after(delayMs, run) {
        const timer = setTimeout(run, delayMs);
        return () => clearTimeout(timer);
      },
      isOnline: () => state.isOnline,
      onOnline(listener) {
        online.add(listener);
        return () => online.delete(listener);
      },
      ...different,
    });
  return {
    openDesk,
    place,
    ask,
    storage,
    goOffline: () => {
      state.isOnline = false;
    },
    comeBack() {
      state.isOnline = true;
      for (const listener of online) listener();
    },
  };
}
