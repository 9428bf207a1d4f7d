import type { RandomSource } from '../machine/systemRandom.ts';
import type { ServerKey } from './serverKey.ts';
import { hashToken, isSameText, keyedHash, newToken } from './tokenHash.ts';

export const browserCookie = '__Host-browser';
/** As long as a session may be remembered. */
const lifetimeSeconds = 30 * 24 * 3_600;

/**
 * Knows a browser again by a cookie that says nothing but "the same one as before": limits then count what
 * this browser did, and a stranger uses up the stranger's tries only.
 */
export interface Browsers {
  /** What is kept of a browser's cookie; null without one that this server has given. */
  read(cookie: string | undefined): string | null;
  /** The same cookie for longer, or a new one: what is kept of it, and its `Set-Cookie` value. */
  keep(cookie: string | undefined): { hash: string; setCookie: string };
}

/** Makes the reader and giver of the cookie. It is signed: nobody can make up many browsers. */
export function createBrowsers(serverKey: ServerKey, random: RandomSource): Browsers {
  const sign = (id: string) => keyedHash(serverKey(), `browser:${id}`);
  const signed = (id: string) => `${id}.${sign(id)}`;

  function idOf(cookie: string | undefined): string | null {
    const [id = ''] = (cookie ?? '').split('.');
    return id !== '' && isSameText(cookie ?? '', signed(id)) ? id : null;
  }

  return {
    read(cookie) {
      const id = idOf(cookie);
      return id === null ? null : hashToken(id);
    },
    keep(cookie) {
      const id = idOf(cookie) ?? newToken(random);
      const attributes = `Max-Age=${lifetimeSeconds}; Path=/; Secure; HttpOnly; SameSite=Strict`;
      return { hash: hashToken(id), setCookie: `${browserCookie}=${signed(id)}; ${attributes}` };
    },
  };
}
