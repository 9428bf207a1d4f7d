import type { KeyValueStorage } from './browserEnvironment.ts';
import { storedKinds, type StoredIn } from './storedKinds.ts';

/**
 * A storage that never throws: what the browser refuses to keep is kept in memory, as long as the page lives. It takes what
 * the table of stored kinds lists for it, and nothing else.
 */
export interface SafeStorage<Where extends 'local' | 'session' = 'local' | 'session'> {
  /** False as soon as the browser has refused to read or write. */
  isSupported: () => boolean;
  read: (kind: StoredIn<Where>) => string | null;
  write: (kind: StoredIn<Where>, value: string) => void;
  remove: (kind: StoredIn<Where>) => void;
}

export function createSafeStorage<Where extends 'local' | 'session'>(
  storage: KeyValueStorage | null,
): SafeStorage<Where> {
  const memory = new Map<string, string>();
  let isSupported = storage !== null;

  function attempt<Result>(access: (real: KeyValueStorage) => Result): Result | undefined {
    if (!storage) return undefined;
    try {
      return access(storage);
    } catch {
      isSupported = false;
      return undefined;
    }
  }

  // Some browsers have a storage that takes nothing.
  attempt((real) => {
    real.setItem('wealth.probe', '1');
    real.removeItem('wealth.probe');
  });

  return {
    isSupported: () => isSupported,
    read(kind) {
      const { key } = storedKinds[kind];
      return memory.get(key) ?? attempt((real) => real.getItem(key)) ?? null;
    },
    write(kind, value) {
      const { key } = storedKinds[kind];
      const isWritten = attempt((real) => {
        real.setItem(key, value);
        return true;
      });
      if (isWritten) memory.delete(key);
      else memory.set(key, value);
    },
    remove(kind) {
      const { key } = storedKinds[kind];
      memory.delete(key);
      attempt((real) => real.removeItem(key));
    },
  };
}

/** The value of a JSON text, or undefined when it is none. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
