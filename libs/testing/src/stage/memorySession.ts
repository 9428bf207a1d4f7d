import {
  createSession,
  withoutBrowser,
  type KeyValueStorage,
  type Profile,
  type Session,
} from '@wealth/session';
import { fixedNow } from './fixedClock.ts';

export function memoryStorage(): KeyValueStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

/** What a sign-in is answered. */
export const authData = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 900,
  token_type: 'Bearer',
} as const;

export interface MemorySessionOptions {
  /** What client_info answers at the moment. @default what the handlers of the story or the test answer */
  profile?: () => Profile;
  /** Of the tab: give the same one to the session after a reload. */
  sessionStorage?: KeyValueStorage;
}

/** A real session in a browser without timers and other tabs, before anybody has signed in. */
export function memorySession({
  profile,
  sessionStorage = memoryStorage(),
}: MemorySessionOptions = {}): Session {
  const environment = {
    ...withoutBrowser,
    localStorage: memoryStorage(),
    sessionStorage,
    now: () => fixedNow,
  };
  if (!profile) return createSession({ environment });
  return createSession({
    environment,
    api: {
      refresh: () => Promise.resolve(authData),
      clientInfo: () => Promise.resolve(profile()),
      logout: () => Promise.resolve(null),
    },
  });
}
