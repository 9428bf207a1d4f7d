import type { SandboxClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { SecretHasher } from './secret-hash.ts';

/** Every code of the sandbox is this one: the advisor that a real code would go to is simulated. */
export const sandboxCode = '123456';
export const codeLifetimeMs = 10 * 60_000;
export const maxCodeChecks = 5;

export type CodeCheck = 'right' | 'wrong' | 'tooMany';

export interface VerificationCodes {
  /** Makes a code for a mobile, known or not. A new code replaces the former one. */
  send(mobile: string): Promise<void>;
  /** Checks a code; it works once, within ten minutes, and bears five checks. */
  check(mobile: string, code: string): Promise<CodeCheck>;
  /** Seconds until a code that was checked too often has run out. */
  waitSeconds(mobile: string): number;
}

interface VerificationCodesOptions {
  database: Database;
  clock: SandboxClock;
  hasher: SecretHasher;
}

/** Makes the store of verification codes. */
export function createVerificationCodes({
  database,
  clock,
  hasher,
}: VerificationCodesOptions): VerificationCodes {
  const { query } = database;

  function find(mobile: string) {
    return database.first(
      query
        .selectFrom('verification_code')
        .selectAll()
        .where('mobile', '=', mobile)
        .where('sent_at', '>', clock.now() - codeLifetimeMs),
    );
  }

  return {
    async send(mobile) {
      const row = {
        mobile,
        code_hash: await hasher.hash(sandboxCode),
        sent_at: clock.now(),
        check_count: 0,
        used_at: null,
      };
      database.run(
        query
          .insertInto('verification_code')
          .values(row)
          .onConflict((conflict) => conflict.column('mobile').doUpdateSet(row)),
      );
    },
    async check(mobile, code) {
      const sent = find(mobile);
      if (sent && sent.check_count >= maxCodeChecks) return 'tooMany';
      // Counted before the slow comparison, so that parallel guesses cannot pass the limit.
      database.run(
        query
          .updateTable('verification_code')
          .set((row) => ({ check_count: row('check_count', '+', 1) }))
          .where('mobile', '=', mobile),
      );
      const isRight = await hasher.verify(code, sent?.code_hash ?? null);
      if (!isRight) return 'wrong';
      const used = database.run(
        query
          .updateTable('verification_code')
          .set({ used_at: clock.now() })
          .where('mobile', '=', mobile)
          .where('sent_at', '=', sent?.sent_at ?? 0)
          .where('used_at', 'is', null),
      );
      return used === 1 ? 'right' : 'wrong';
    },
    waitSeconds(mobile) {
      const sent = find(mobile);
      return sent ? Math.max(1, Math.ceil((sent.sent_at + codeLifetimeMs - clock.now()) / 1000)) : 1;
    },
  };
}
