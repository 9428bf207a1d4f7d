import type { Database } from '../database/database.ts';
import type { Given } from '../database/statements.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { RandomSource } from '../machine/systemRandom.ts';
import { hashToken, newToken } from './tokenHash.ts';

export const codeGrantCookie = '__Host-code_grant';
export const pinGrantCookie = '__Host-pin_grant';
export const codeGrantLifetimeMs = 10 * 60_000;
export const pinGrantLifetimeMs = 5 * 60_000;
/** How long a confirmed password allows a new PIN. */
export const passwordVerifiedMs = 5 * 60_000;

/** Short-lived permissions, kept in http-only cookies or in the session record. */
export interface Grants {
  /** @returns The secret of a new single-use grant to set a new password for `mobile`. */
  grantCode(mobile: string): string;
  /** Whether the grant could be used now, for whatever mobile it is. */
  isCodeGrant(secret: string): boolean;
  /** Whether the grant could be used now; it is left as it is. */
  isCodeGrantGood(secret: string, mobile: string): boolean;
  /** Uses the grant up, and with it every other one of the mobile. False when it is unknown, used, expired or of another mobile. */
  useCodeGrant(secret: string, mobile: string): boolean;
  /** @returns The secret of a new grant for one movement of money by this session. */
  grantPin(familyId: string): string;
  /** Whether the PIN was confirmed in this session within the last five minutes, and nothing was done with it. */
  isPinGrantGood(secret: string, familyId: string): boolean;
  usePinGrant(secret: string): void;
  allowNewPin(familyId: string): void;
  /** Whether the password was confirmed in this session within the last five minutes. */
  maySetPin(familyId: string): boolean;
  /** Deletes the grants that have run out. */
  sweep(): void;
}

/** The `Set-Cookie` value of a grant; an empty secret deletes the cookie. */
export function grantCookie(name: string, secret: string, lifetimeMs: number): string {
  const maxAge = secret === '' ? 0 : lifetimeMs / 1000;
  return `${name}=${secret}; Max-Age=${maxAge}; Path=/; Secure; HttpOnly; SameSite=Strict`;
}

/** What a verified code allows. */
function createCodeGrants({ query, first, run }: Database, clock: SandboxClock, random: RandomSource) {
  function mobileOf(secret: string): string | null {
    const grant = first(
      query
        .selectFrom('code_grant')
        .select('mobile')
        .where('hash', '=', hashToken(secret))
        .where('used_at', 'is', null)
        .where('expires_at', '>', clock.now()),
    );
    return grant?.mobile ?? null;
  }

  function isCodeGrantGood(secret: string, mobile: string): boolean {
    return mobileOf(secret) === mobile;
  }

  return {
    isCodeGrant: (secret: string) => mobileOf(secret) !== null,
    isCodeGrantGood,
    grantCode(mobile: string): string {
      const secret = newToken(random);
      const expiresAt = clock.now() + codeGrantLifetimeMs;
      run(
        query
          .insertInto('code_grant')
          .values({ hash: hashToken(secret), mobile, expires_at: expiresAt, used_at: null }),
      );
      return secret;
    },
    useCodeGrant(secret: string, mobile: string): boolean {
      if (!isCodeGrantGood(secret, mobile)) return false;
      run(query.updateTable('code_grant').set({ used_at: clock.now() }).where('mobile', '=', mobile));
      return true;
    },
  };
}

/** What a confirmed PIN allows. */
function createPinGrants(
  { query, prepare, insert, update }: Database,
  clock: SandboxClock,
  random: RandomSource,
) {
  const good = prepare((given: Given<{ hash: string; familyId: string; now: number }>) =>
    query
      .selectFrom('pin_grant')
      .select('hash')
      .where('hash', '=', given('hash'))
      .where('family_id', '=', given('familyId'))
      .where('used_at', 'is', null)
      .where('expires_at', '>', given('now')),
  );
  return {
    grantPin(familyId: string): string {
      const secret = newToken(random);
      const expiresAt = clock.now() + pinGrantLifetimeMs;
      insert('pin_grant', {
        hash: hashToken(secret),
        family_id: familyId,
        expires_at: expiresAt,
        used_at: null,
      });
      return secret;
    },
    isPinGrantGood: (secret: string, familyId: string): boolean =>
      good.first({ hash: hashToken(secret), familyId, now: clock.now() }) !== undefined,
    usePinGrant(secret: string): void {
      update('pin_grant', { hash: hashToken(secret) }, { used_at: clock.now() });
    },
  };
}

/** Makes the grant store. */
export function createGrants(database: Database, clock: SandboxClock, random: RandomSource): Grants {
  const { query } = database;
  return {
    ...createCodeGrants(database, clock, random),
    ...createPinGrants(database, clock, random),
    allowNewPin(familyId) {
      database.run(
        query
          .updateTable('session_family')
          .set({ password_verified_until: clock.now() + passwordVerifiedMs })
          .where('id', '=', familyId),
      );
    },
    maySetPin(familyId) {
      const family = database.first(
        query.selectFrom('session_family').select('password_verified_until').where('id', '=', familyId),
      );
      return (family?.password_verified_until ?? 0) > clock.now();
    },
    sweep() {
      database.run(query.deleteFrom('code_grant').where('expires_at', '<=', clock.now()));
      database.run(query.deleteFrom('pin_grant').where('expires_at', '<=', clock.now()));
    },
  };
}
