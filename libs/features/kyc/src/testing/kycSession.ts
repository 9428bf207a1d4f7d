import {
  createSession,
  withoutBrowser,
  type KeyValueStorage,
  type Profile,
  type Session,
} from '@wealth/session';

/** The moment of the examples in the API description. */
export const kycNow = Date.parse('2026-11-19T14:32:07+05:30');

export function memoryStorage(): KeyValueStorage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

export const authData = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 900,
  token_type: 'Bearer',
} as const;

export interface KycSessionOptions {
  /** What client_info answers at the moment. */
  profile: () => Profile;
  /** Of the tab: give the same one to the session after a reload. */
  sessionStorage?: KeyValueStorage;
}

/** A real session in a browser without timers and other tabs, before anybody has signed in. */
export function kycSession({ profile, sessionStorage = memoryStorage() }: KycSessionOptions): Session {
  return createSession({
    environment: {
      ...withoutBrowser,
      localStorage: memoryStorage(),
      sessionStorage,
      now: () => kycNow,
    },
    api: {
      refresh: () => Promise.resolve(authData),
      clientInfo: () => Promise.resolve(profile()),
      logout: () => Promise.resolve(null),
    },
  });
}
