import { createSession, withoutBrowser, type Profile, type Session } from '@wealth/session';
import { profile } from '../testing.ts';

/** The moment of the examples in the API description. */
const storyNow = Date.parse('2026-11-19T14:32:07+05:30');

export const authData = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 900,
  token_type: 'Bearer',
} as const;

/** A session of the client of the fixtures before the sign-in, in a browser that keeps nothing; what is given differs. */
export function guestSession(different: Partial<Profile> = {}): Session {
  return createSession({
    environment: { ...withoutBrowser, now: () => storyNow },
    api: {
      refresh: () => Promise.resolve(authData),
      clientInfo: () => Promise.resolve({ ...profile, ...different }),
      logout: () => Promise.resolve(null),
    },
  });
}

/** The same, signed in. */
export async function storySession(different: Partial<Profile> = {}): Promise<Session> {
  const session = guestSession(different);
  await session.signIn(authData, { remember: false });
  return session;
}
