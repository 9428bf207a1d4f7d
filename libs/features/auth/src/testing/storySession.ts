import { createSession, withoutBrowser, type Session } from '@wealth/session';

/** The moment of the examples in the API description. */
const storyNow = Date.parse('2026-11-19T14:32:07+05:30');

/** A real session in a browser that keeps nothing: its calls go to the handlers of the story. */
export function storySession(): Session {
  return createSession({ environment: { ...withoutBrowser, now: () => storyNow } });
}
