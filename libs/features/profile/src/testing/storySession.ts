import { createSession, type Profile, type Session } from '@wealth/session';
import { profile } from '../testing.ts';

/** The moment of the examples in the API description. */
const storyNow = Date.parse('2026-11-19T14:32:07+05:30');

const doNothing = () => {};
const neverHeard = () => doNothing;

const authData = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 900,
  token_type: 'Bearer',
} as const;

/** A session of the client of the fixtures, in a browser that keeps nothing; what is given differs. */
export async function storySession(different: Partial<Profile> = {}): Promise<Session> {
  const session = createSession({
    environment: {
      localStorage: null,
      sessionStorage: null,
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
    api: {
      refresh: () => Promise.resolve(authData),
      clientInfo: () => Promise.resolve({ ...profile, ...different }),
      logout: () => Promise.resolve(null),
    },
  });
  await session.signIn(authData, { remember: false });
  return session;
}
