import type { SandboxClock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { RandomSource } from '../random.ts';
import { hashToken, newToken } from './token-hash.ts';

/** What a session begins with. */
export interface NewSession {
  /** Whether it should outlive the browser. */
  remembers: boolean;
  /** Browser and system, e.g. `Chrome on Linux`. */
  device: string;
}

/** Writes of the tables of sessions and tokens. */
function createTokenWrites({ query, all, run }: Database, clock: SandboxClock) {
  return {
    markUsed(refreshToken: string): void {
      run(
        query
          .updateTable('refresh_token')
          .set({ used_at: clock.now() })
          .where('hash', '=', hashToken(refreshToken)),
      );
    },
    storeRefresh(token: string, familyId: string, lifetimeMs: number): void {
      const expiresAt = clock.now() + lifetimeMs;
      run(
        query
          .insertInto('refresh_token')
          .values({ hash: hashToken(token), family_id: familyId, expires_at: expiresAt, used_at: null }),
      );
    },
    purge(): void {
      run(query.deleteFrom('access_token').where('expires_at', '<=', clock.now()));
      run(query.deleteFrom('refresh_token').where('expires_at', '<=', clock.now()));
    },
    endFamily(familyId: string): void {
      run(
        query
          .updateTable('session_family')
          .set({ ended_at: clock.now() })
          .where('id', '=', familyId)
          .where('ended_at', 'is', null),
      );
    },
    /** @returns The families that were alive. */
    endAllOf(clientId: string): string[] {
      const ended = all(
        query
          .updateTable('session_family')
          .set({ ended_at: clock.now() })
          .where('client_id', '=', clientId)
          .where('ended_at', 'is', null)
          .returning('id'),
      );
      return ended.map(({ id }) => id);
    },
    see(familyId: string): void {
      run(query.updateTable('session_family').set({ last_seen_at: clock.now() }).where('id', '=', familyId));
    },
  };
}

/** The tables of sessions and tokens: what `Sessions` decides is written down here. */
export function createTokenStore(database: Database, clock: SandboxClock, random: RandomSource) {
  const { query, first, run } = database;
  return {
    ...createTokenWrites(database, clock),
    openFamily(clientId: string, { remembers, device }: NewSession): string {
      const id = random.uuid();
      run(
        query.insertInto('session_family').values({
          id,
          client_id: clientId,
          remembers: remembers ? 1 : 0,
          created_at: clock.now(),
          ended_at: null,
          password_verified_until: null,
          device,
          last_seen_at: clock.now(),
        }),
      );
      return id;
    },
    /** @returns The new access token. */
    issueAccess(familyId: string, lifetimeMs: number): string {
      const token = newToken(random);
      const expiresAt = clock.now() + lifetimeMs;
      run(
        query
          .insertInto('access_token')
          .values({ hash: hashToken(token), family_id: familyId, expires_at: expiresAt }),
      );
      return token;
    },
    findAccess: (accessToken: string) =>
      first(
        query
          .selectFrom('access_token')
          .innerJoin('session_family', 'session_family.id', 'access_token.family_id')
          .select(['client_id', 'family_id', 'expires_at', 'last_seen_at'])
          .where('access_token.hash', '=', hashToken(accessToken))
          .where('expires_at', '>', clock.now())
          .where('ended_at', 'is', null),
      ),
    findRefresh: (refreshToken: string) =>
      first(
        query
          .selectFrom('refresh_token')
          .innerJoin('session_family', 'session_family.id', 'refresh_token.family_id')
          .select(['family_id', 'used_at', 'expires_at', 'remembers', 'ended_at'])
          .where('refresh_token.hash', '=', hashToken(refreshToken)),
      ),
  };
}
