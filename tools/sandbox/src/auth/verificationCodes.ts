import type { Database } from '../database/database.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { ServerKey } from './serverKey.ts';
import { isSameText, keyedHash } from './tokenHash.ts';

/** Every code of the sandbox is this one: the advisor that a real code would go to is simulated. */
export const sandboxCode = '123456';
export const codeLifetimeMs = 10 * 60_000;
export const maxCodeChecks = 5;

export type CodeCheck = 'right' | 'wrong' | { waitSeconds: number };

/** Where a code is asked for, or checked. */
export interface CodePlace {
  /** What is kept of the browser's cookie; null without one. */
  browser: string | null;
  address: string;
}

/** Where a code was sent from: the cookie is the browser's own, or the one that this answer gives it. */
export interface CodeSender {
  browser: string;
  address: string;
  /** Whether it came with its cookie. Without, its code may be checked from its address without one too. */
  hadCookie: boolean;
}

/** The back office itself sends a code, which may be checked from anywhere. */
const fromBackOffice: CodeSender = { browser: '', address: '', hadCookie: false };

export interface VerificationCodes {
  /** Makes a code for a mobile, known or not. A new code of the same browser replaces the former one. */
  send(mobile: string, sender?: CodeSender): void;
  /**
   * Checks a code where it was asked for; it works once, within ten minutes, and bears five checks. What
   * others check uses up nothing but their own code: somebody at the same address who has not its cookie has
   * five checks beside those of its browser.
   */
  check(mobile: string, code: string, place: CodePlace): CodeCheck;
  /** Whether this browser has asked for a code that it may check. */
  isSentTo(mobile: string, browser: string | null): boolean;
  /** Deletes the codes that have run out. */
  sweep(): void;
}

interface VerificationCodesOptions {
  database: Database;
  clock: SandboxClock;
  serverKey: ServerKey;
}

/** Makes the store of verification codes. */
export function createVerificationCodes(options: VerificationCodesOptions): VerificationCodes {
  const { database, clock, serverKey } = options;
  const { query } = database;

  /** A fast hash is enough: a code lives ten minutes and bears five checks, and the key is not in the row. */
  function hashOf(mobile: string, browser: string, code: string): string {
    return keyedHash(serverKey(), `code:${mobile}:${browser}:${code}`);
  }

  function sentTo(mobile: string) {
    return query
      .selectFrom('verification_code')
      .selectAll()
      .where('mobile', '=', mobile)
      .where('sent_at', '>', clock.now() - codeLifetimeMs);
  }

  function ownCode(mobile: string, browser: string | null) {
    return browser === null ? undefined : database.first(sentTo(mobile).where('browser_hash', '=', browser));
  }

  function openCode(mobile: string, address: string) {
    return database.first(
      sentTo(mobile)
        .where('is_open', '=', 1)
        .where('address', 'in', [address, fromBackOffice.address])
        .orderBy('sent_at', 'desc')
        // Of two in one millisecond the one that was written last.
        .orderBy('id', 'desc')
        .limit(1),
    );
  }

  return {
    send(mobile, sender = fromBackOffice) {
      const { browser, address, hadCookie } = sender;
      database.transaction(() => {
        const former = query.deleteFrom('verification_code').where('mobile', '=', mobile);
        database.run(former.where('browser_hash', '=', browser));
        database.run(
          query.insertInto('verification_code').values({
            mobile,
            browser_hash: browser,
            address,
            is_open: hadCookie ? 0 : 1,
            code_hash: hashOf(mobile, browser, sandboxCode),
            sent_at: clock.now(),
            check_count: 0,
            open_check_count: 0,
            used_at: null,
          }),
        );
      });
    },
    check(mobile, code, { browser, address }) {
      const own = ownCode(mobile, browser);
      const sent = own ?? openCode(mobile, address);
      if (!sent) return 'wrong';
      const checkCount = own ? sent.check_count : sent.open_check_count;
      if (checkCount >= maxCodeChecks) {
        return { waitSeconds: Math.max(1, Math.ceil((sent.sent_at + codeLifetimeMs - clock.now()) / 1000)) };
      }
      const isRight =
        sent.used_at === null && isSameText(sent.code_hash, hashOf(mobile, sent.browser_hash, code));
      database.run(
        query
          .updateTable('verification_code')
          .set(own ? { check_count: checkCount + 1 } : { open_check_count: checkCount + 1 })
          .set({ used_at: isRight ? clock.now() : sent.used_at })
          .where('id', '=', sent.id),
      );
      return isRight ? 'right' : 'wrong';
    },
    isSentTo: (mobile, browser) => ownCode(mobile, browser) !== undefined,
    sweep() {
      database.run(
        query.deleteFrom('verification_code').where('sent_at', '<=', clock.now() - codeLifetimeMs),
      );
    },
  };
}
