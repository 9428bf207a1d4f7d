import { createSession, type KeyValueStorage, type Session } from '@wealth/session';

/** The moment of the examples in the API description. */
const storyNow = Date.parse('2026-11-19T14:32:07+05:30');

function memoryStorage(): KeyValueStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

const doNothing = () => {};
const neverHeard = () => doNothing;

/** A real session in a browser that keeps nothing: its calls go to the handlers of the story. */
export function storySession(): Session {
  return createSession({
    environment: {
      localStorage: memoryStorage(),
      sessionStorage: memoryStorage(),
      now: () => storyNow,
      schedule: neverHeard,
      withLock: null,
      channel: null,
      replaceLocation: doNothing,
      reload: doNothing,
      isOnline: () => true,
      onActivity: neverHeard,
      onWake: neverHeard,
      warn: doNothing,
    },
  });
}
