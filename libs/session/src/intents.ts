import { IntentKind } from '@wealth/api-sdk/model';
import type { KeyValueStorage } from './browserEnvironment.ts';
import { createListeners } from './listeners.ts';
import { isObject, parseJson } from './safeStorage.ts';
import { storedKinds } from './storedKinds.ts';

const intentKinds = Object.values(IntentKind);

/** A request that moves money, written down before it is sent: after a crash somebody knows what to ask for. */
export interface Intent {
  /** A UUID, under which the request is sent and asked for. */
  key: string;
  kind: IntentKind;
  /** Id of the client whose it is. */
  client: string;
  /** When it was written down: epoch milliseconds of the device. */
  time: number;
}

/** What the browser gives. */
export interface IntentEnvironment {
  /** Null when the browser has none or denies it: intents live as long as the page then. */
  storage: (KeyValueStorage & Pick<Storage, 'length' | 'key'>) | null;
  /** Epoch milliseconds of the device. */
  now: () => number;
  newKey: () => string;
  /** Calls the listener when another tab has written or removed something; returns the way to stop that. */
  onOtherTab: (listener: () => void) => () => void;
  /** Runs work while no other tab does so under the same name; null without Web Locks. */
  withLock: (<Result>(name: string, work: () => Promise<Result>) => Promise<Result>) | null;
}

/** The intents of whoever uses this browser, in all tabs. They survive a logout, and are forgotten after a day. */
export interface Intents {
  /** Of one client, the oldest first. The same list until one has come or gone. */
  list: (client: string) => readonly Intent[];
  /** Writes one down; what is sent under its key is sent after that. */
  add: (intent: Pick<Intent, 'key' | 'kind' | 'client'>) => Intent;
  /** What became of it is known. */
  remove: (key: string) => void;
  has: (key: string) => boolean;
  subscribe: (listener: () => void) => () => void;
  /**
   * Runs work while no other tab runs some under the same name. A tab that crashes lets go.
   *
   * @returns what the work returns. Without Web Locks it runs at once.
   */
  alone: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
  /** Epoch milliseconds of the device, by which intents are dated. */
  now: () => number;
  /** A new UUID. */
  newKey: () => string;
  /** Whether `alone` keeps other tabs out. */
  canBeAlone: boolean;
}

const { key: prefix } = storedKinds.intent;
/** Milliseconds after which nobody asks for an intent any more. */
const lifetimeMs = 24 * 60 * 60 * 1000;

/** The server asks for no other key: one that is none would be asked for again and again. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** @param name - Of the entry: one that holds another key would be listed under that and never be taken away. */
function readIntent(name: string, text: string | null): Intent | null {
  const value = parseJson(text);
  if (!isObject(value)) return null;
  const { key, client, time } = value;
  const kind = intentKinds.find((one) => one === value['kind']);
  if (!kind || typeof key !== 'string' || typeof client !== 'string' || typeof time !== 'number') return null;
  return name === prefix + key && uuid.test(key) && Number.isFinite(time)
    ? { key, kind, client, time }
    : null;
}

/**
 * One entry of local storage an intent, so that two tabs that write at the same time never write over each other. What the
 * browser refuses to keep is kept in memory.
 */
export function createIntents({ storage, now, newKey, onOtherTab, withLock }: IntentEnvironment): Intents {
  const memory = new Map<string, string>();
  const listeners = createListeners();
  const lists = new Map<string, readonly Intent[]>();

  function attempt<Result>(access: (real: NonNullable<typeof storage>) => Result): Result | null {
    try {
      return storage && access(storage);
    } catch {
      return null;
    }
  }

  function names(): string[] {
    const stored = attempt((real) =>
      Array.from({ length: real.length }, (_, index) => real.key(index)).filter((name) => name !== null),
    );
    return [...new Set([...(stored ?? []), ...memory.keys()])].filter((name) => name.startsWith(prefix));
  }

  const read = (name: string) => memory.get(name) ?? attempt((real) => real.getItem(name));

  function drop(name: string) {
    memory.delete(name);
    attempt((real) => real.removeItem(name));
  }

  /** The intents of all clients; those that are too old or unreadable are removed. */
  function all(): Intent[] {
    return names().flatMap((name) => {
      const intent = readIntent(name, read(name));
      if (intent && Math.abs(now() - intent.time) < lifetimeMs) return [intent];
      drop(name);
      return [];
    });
  }

  function changed() {
    lists.clear();
    listeners.notify();
  }
  onOtherTab(changed);

  return {
    list(client) {
      const known = lists.get(client);
      if (known) return known;
      const own = all()
        .filter((intent) => intent.client === client)
        .toSorted((one, other) => one.time - other.time);
      lists.set(client, own);
      return own;
    },
    add({ key, kind, client }) {
      const intent = { key, kind, client, time: now() };
      const text = JSON.stringify(intent);
      const isWritten = attempt((real) => {
        real.setItem(prefix + key, text);
        return true;
      });
      if (!isWritten) memory.set(prefix + key, text);
      changed();
      return intent;
    },
    remove(key) {
      drop(prefix + key);
      changed();
    },
    has: (key) => readIntent(prefix + key, read(prefix + key)) !== null,
    subscribe: listeners.subscribe,
    now,
    newKey,
    alone: (name, work) => (withLock ? withLock(`wealth.${name}`, work) : work()),
    canBeAlone: withLock !== null,
  };
}
