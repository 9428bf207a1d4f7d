import type { KeyValueStorage } from './browserEnvironment.ts';

/** A storage that never throws: what the browser refuses to keep is kept in memory, as long as the page lives. */
export interface SafeStorage {
  /** False as soon as the browser has refused to read or write. */
  isSupported: () => boolean;
  read: (key: string) => string | null;
  write: (key: string, value: string) => void;
  remove: (key: string) => void;
}

export function createSafeStorage(storage: KeyValueStorage | null): SafeStorage {
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
    read: (key) => memory.get(key) ?? attempt((real) => real.getItem(key)) ?? null,
    write: (key, value) => {
      const isWritten = attempt((real) => {
        real.setItem(key, value);
        return true;
      });
      if (isWritten) memory.delete(key);
      else memory.set(key, value);
    },
    remove: (key) => {
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
