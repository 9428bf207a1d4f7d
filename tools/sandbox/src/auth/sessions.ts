import type { SandboxClock } from '../clock';
import type { Database } from '../database/database';
import type { RandomSource } from '../random';
import type { ServerKey } from './server-key';
import { hashToken, keyedHash, newToken } from './token-hash';

export const accessLifetimeMs = 15 * 60_000;
export const rememberedLifetimeMs = 30 * 24 * 3_600_000;
export const plainLifetimeMs = 12 * 3_600_000;
/** How long a used refresh token still answers its own successor: a reload may lose the first answer. */
export const refreshGraceMs = 60_000;

/** The wire's auth data. */
export interface AuthData {
  access_token: string;
  refresh_token: string;
  /** Seconds. */
  expires_in: number;
  token_type: 'Bearer';
}

/** Whom an access token speaks for. */
export interface Bearer {
  clientId: string;
  familyId: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export interface Sessions {
  open(clientId: string, remembers: boolean): AuthData;
  /** @returns null when the token is unknown, expired or its family has ended. */
  authenticate(accessToken: string): Bearer | null;
  /**
   * Exchanges a refresh token for new auth data. A used one answers its own successor for a minute; used
   * later it is taken for stolen and ends the whole family.
   */
  rotate(refreshToken: string): AuthData | null;
  endFamily(familyId: string): void;
  endAllOf(clientId: string): void;
}

interface SessionsOptions {
  database: Database;
  clock: SandboxClock;
  random: RandomSource;
  serverKey: ServerKey;
}

/** Makes the session store. Tokens are kept as hashes only. */
export function createSessions({ database, clock, random, serverKey }: SessionsOptions): Sessions {
  const { query } = database;

  function storeRefreshToken(token: string, familyId: string, remembers: boolean): void {
    const lifetimeMs = remembers ? rememberedLifetimeMs : plainLifetimeMs;
    database.run(
      query
        .insertInto('refresh_token')
        .values({
          hash: hashToken(token),
          family_id: familyId,
          expires_at: clock.now() + lifetimeMs,
          used_at: null,
        })
        .onConflict((conflict) => conflict.doNothing()),
    );
  }

  function toAuthData(familyId: string, refreshToken: string): AuthData {
    const accessToken = newToken(random);
    database.run(
      query
        .insertInto('access_token')
        .values({
          hash: hashToken(accessToken),
          family_id: familyId,
          expires_at: clock.now() + accessLifetimeMs,
        }),
    );
    return {
      access_token: accessToken,
      refresh_token: refreshToken,
      expires_in: accessLifetimeMs / 1000,
      token_type: 'Bearer',
    };
  }

  function purge(): void {
    database.run(query.deleteFrom('access_token').where('expires_at', '<=', clock.now()));
    database.run(query.deleteFrom('refresh_token').where('expires_at', '<=', clock.now()));
  }

  function endFamily(familyId: string): void {
    database.run(
      query
        .updateTable('session_family')
        .set({ ended_at: clock.now() })
        .where('id', '=', familyId)
        .where('ended_at', 'is', null),
    );
  }

  function findRefreshToken(hash: string) {
    return database.first(
      query
        .selectFrom('refresh_token')
        .innerJoin('session_family', 'session_family.id', 'refresh_token.family_id')
        .select(['family_id', 'used_at', 'expires_at', 'remembers', 'ended_at'])
        .where('refresh_token.hash', '=', hash),
    );
  }

  return {
    open(clientId, remembers) {
      return database.transaction(() => {
        purge();
        const familyId = random.uuid();
        database.run(
          query.insertInto('session_family').values({
            id: familyId,
            client_id: clientId,
            remembers: remembers ? 1 : 0,
            created_at: clock.now(),
            ended_at: null,
            password_verified_until: null,
          }),
        );
        const refreshToken = newToken(random);
        storeRefreshToken(refreshToken, familyId, remembers);
        return toAuthData(familyId, refreshToken);
      });
    },
    authenticate(accessToken) {
      const row = database.first(
        query
          .selectFrom('access_token')
          .innerJoin('session_family', 'session_family.id', 'access_token.family_id')
          .select(['client_id', 'family_id', 'expires_at'])
          .where('access_token.hash', '=', hashToken(accessToken))
          .where('expires_at', '>', clock.now())
          .where('ended_at', 'is', null),
      );
      return row ? { clientId: row.client_id, familyId: row.family_id, expiresAt: row.expires_at } : null;
    },
    rotate(refreshToken) {
      return database.transaction(() => {
        const hash = hashToken(refreshToken);
        const found = findRefreshToken(hash);
        if (!found || found.ended_at !== null || found.expires_at <= clock.now()) return null;
        if (found.used_at !== null && clock.now() - found.used_at > refreshGraceMs) {
          endFamily(found.family_id);
          return null;
        }
        // Derived, not random: the successor can be answered again without being stored in plain text.
        const successor = keyedHash(serverKey(), `refresh:${refreshToken}`);
        if (found.used_at === null) {
          database.run(
            query.updateTable('refresh_token').set({ used_at: clock.now() }).where('hash', '=', hash),
          );
          storeRefreshToken(successor, found.family_id, found.remembers === 1);
        }
        return toAuthData(found.family_id, successor);
      });
    },
    endFamily,
    endAllOf(clientId) {
      database.run(
        query
          .updateTable('session_family')
          .set({ ended_at: clock.now() })
          .where('client_id', '=', clientId)
          .where('ended_at', 'is', null),
      );
    },
  };
}
