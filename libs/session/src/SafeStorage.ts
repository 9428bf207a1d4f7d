import type { KeyValueStorage } from './browserEnvironment.ts';

/** A storage that never throws: what the browser refuses to keep is kept in memory, as long as the page lives. */
export class SafeStorage {
  readonly #storage: KeyValueStorage | null;
  readonly #memory = new Map<string, string>();
  #isSupported: boolean;

  constructor(storage: KeyValueStorage | null) {
    this.#storage = storage;
    this.#isSupported = storage !== null;
    // Some browsers have a storage that takes nothing.
    this.#attempt((real) => {
      real.setItem('wealth.probe', '1');
      real.removeItem('wealth.probe');
    });
  }

  /** False as soon as the browser has refused to read or write. */
  get isSupported(): boolean {
    return this.#isSupported;
  }

  read(key: string): string | null {
    return this.#memory.get(key) ?? this.#attempt((real) => real.getItem(key)) ?? null;
  }

  write(key: string, value: string): void {
    const isWritten = this.#attempt((real) => {
      real.setItem(key, value);
      return true;
    });
    if (isWritten) this.#memory.delete(key);
    else this.#memory.set(key, value);
  }

  remove(key: string): void {
    this.#memory.delete(key);
    this.#attempt((real) => real.removeItem(key));
  }

  #attempt<Result>(access: (storage: KeyValueStorage) => Result): Result | undefined {
    if (!this.#storage) return undefined;
    try {
      return access(this.#storage);
    } catch {
      this.#isSupported = false;
      return undefined;
    }
  }
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
