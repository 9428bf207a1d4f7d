import { createIntents, type Intents } from './intents.ts';

/** The getter itself throws where storage is denied. */
function localStorageOrNull(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

let intents: Intents | null = null;

/** The intents of this browser, the same ones for all that ask in this page. */
export function browserIntents(): Intents {
  // Absent outside a secure context.
  const { locks }: { locks?: LockManager | null } = navigator;
  intents ??= createIntents({
    storage: localStorageOrNull(),
    now: Date.now,
    newKey: () => crypto.randomUUID(),
    onOtherTab: (listener) => {
      window.addEventListener('storage', listener);
      return () => window.removeEventListener('storage', listener);
    },
    withLock: locks ? (name, work) => locks.request(name, work) : null,
  });
  return intents;
}
