import { readPreferences, type PreferenceName, type Preferences } from './preference.ts';

/** The one storage key. The theme script of the app reads the same key before the first paint. */
export const preferencesKey = 'wealth.preferences';

/** Holds `necessary` for who has refused that preferences are kept, and `all` for who has allowed it again. */
export const cookieChoiceKey = 'wealth.cookieChoice';

/** The part of the Storage interface that is used; null where the browser offers none. */
export type PreferenceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

/** Calls the listener when another tab has written the storage; returns the way to stop that. */
export type StorageChanges = (listener: (key: string | null) => void) => () => void;

export interface PreferencesStore {
  /** The same object until something changes. */
  all: () => Readonly<Preferences>;
  get: <Name extends PreferenceName>(name: Name) => Preferences[Name];
  set: <Name extends PreferenceName>(name: Name, value: Preferences[Name]) => void;
  subscribe: (listener: () => void) => () => void;
  /** Whether this browser may keep the choices. They hold for this page in any case. */
  isKept: () => boolean;
  /** Allows or refuses that; a refusal removes what is stored, at once. */
  keep: (isWanted: boolean) => void;
  /** Stops listening to the other tabs. */
  dispose: () => void;
}

export interface PreferencesOptions {
  /** How other tabs are heard; without it this tab stands alone. See `windowStorageChanges`. */
  changes?: StorageChanges;
}

/** The storage events of a window: they come from the other tabs only, which is what is wanted. */
export function windowStorageChanges(
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): StorageChanges {
  return (listener) => {
    const hear = (event: StorageEvent) => listener(event.key);
    target.addEventListener('storage', hear);
    return () => target.removeEventListener('storage', hear);
  };
}

function isEqual(left: Preferences, right: Preferences): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/**
 * The client's display choices. They survive a reload where storage works; where it throws (switched off, full,
 * private mode) they live in memory, and nothing is reported: a theme is not worth an error.
 */
export function createPreferences(
  storage: PreferenceStorage,
  options: PreferencesOptions = {},
): PreferencesStore {
  const listeners = new Set<() => void>();
  // Storage that takes no writes still answers reads, with what is out of date.
  let isWritable = storage !== null;
  let isRefused = false;
  let current = read() ?? readPreferences(null);

  /** Asked again each time: another tab may have refused a moment ago. */
  function isKept(): boolean {
    try {
      if (storage) isRefused = storage.getItem(cookieChoiceKey) === 'necessary';
    } catch {
      // What was chosen in this tab holds.
    }
    return !isRefused;
  }

  function read(): Preferences | null {
    try {
      return storage ? readPreferences(storage.getItem(preferencesKey)) : null;
    } catch {
      return null;
    }
  }

  function write(): void {
    try {
      if (isKept()) storage?.setItem(preferencesKey, JSON.stringify(current));
      else storage?.removeItem(preferencesKey);
    } catch {
      isWritable = false;
    }
  }

  function tell(): void {
    for (const listener of listeners) listener();
  }

  const stop = options.changes?.((key) => {
    if (key === cookieChoiceKey) tell();
    // Storage.clear() reports no key. What a refusal has removed stays as it looks.
    if ((key !== preferencesKey && key !== null) || !isKept()) return;
    const next = read();
    if (!next || isEqual(current, next)) return;
    current = next;
    tell();
  });

  return {
    all: () => current,
    get: (name) => current[name],
    set: (name, value) => {
      // The other choices may have been changed in another tab whose event is still on its way.
      const base = (isWritable && isKept() ? read() : null) ?? current;
      const next = { ...base, [name]: value };
      if (isEqual(current, next)) return;
      current = next;
      write();
      tell();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isKept,
    keep: (isWanted) => {
      isRefused = !isWanted;
      try {
        storage?.setItem(cookieChoiceKey, isWanted ? 'all' : 'necessary');
      } catch {
        isWritable = false;
      }
      write();
      tell();
    },
    dispose: () => stop?.(),
  };
}
