import { createMemory } from '../database/createMemory.ts';
import type { Database } from '../database/database.ts';
import type { Given } from '../database/statements.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { RandomSource } from '../machine/systemRandom.ts';
import { hashToken, newToken } from './tokenHash.ts';

/** What a session begins with. */
export interface NewSession {
  /** Whether it should outlive the browser. */
  remembers: boolean;
  /** Browser and system, e.g. `Chrome on Linux`. */
  device: string;
  /** What is kept of the browser's cookie. */
  browser?: string | null;
}

/** Sessions of one client that live at the same time; the one that was not seen for longest makes room. */
export const maxLiveSessions = 100;
/** How long an ended session lets its browser be known again. */
export const endedFamilyMs = 30 * 24 * 3_600_000;
const maxEndedSessions = 200;
/**
 * How long every used refresh token is kept, to recognise a stolen one. With a limit by number a thief could push the stolen
 * token out by using its successors.
 */
const usedRefreshMs = 24 * 3_600_000;
/** The last used refresh tokens, which are kept for longer than that. */
const maxUsedRefreshTokens = 100;
/** Access tokens of one session that are good at the same time. */
const maxAccessTokens = 50;

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
    endFamily(familyId: string): void {
      run(
        query
          .updateTable('session_family')
          .set({ ended_at: clock.now() })
          .where('id', '=', familyId)
          .where('ended_at', 'is', null),
      );
    },
    /** @returns The families that were alive. @param except - The one that goes on. */
    endAllOf(clientId: string, except?: string): string[] {
      const ended = all(
        query
          .updateTable('session_family')
          .set({ ended_at: clock.now() })
          .where('client_id', '=', clientId)
          .where('id', '!=', except ?? '')
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

/** What keeps the tables of sessions and tokens from growing without an end. */
function createTokenDeletes({ query, all, run }: Database, clock: SandboxClock) {
  return {
    /** Deletes what has expired, and what ended so long ago that its browser need not be known. */
    sweep(): void {
      run(query.deleteFrom('access_token').where('expires_at', '<=', clock.now()));
      run(query.deleteFrom('refresh_token').where('expires_at', '<=', clock.now()));
      run(query.deleteFrom('session_family').where('ended_at', '<=', clock.now() - endedFamilyMs));
      // Never ended, but what could renew it has run out long ago.
      run(query.deleteFrom('session_family').where('last_seen_at', '<=', clock.now() - 2 * endedFamilyMs));
    },
    /** @returns The living families of a client that are over the limit, longest unseen first. */
    surplusOf(clientId: string): string[] {
      const living = all(
        query
          .selectFrom('session_family')
          .select('id')
          .where('client_id', '=', clientId)
          .where('ended_at', 'is', null)
          .orderBy('last_seen_at', 'desc')
          .orderBy('created_at', 'desc')
          .limit(-1)
          .offset(maxLiveSessions),
      );
      return living.map(({ id }) => id);
    },
    trimEnded(clientId: string): void {
      const surplus = query
        .selectFrom('session_family')
        .select('id')
        .where('client_id', '=', clientId)
        .where('ended_at', 'is not', null)
        .orderBy('ended_at', 'desc')
        .limit(-1)
        .offset(maxEndedSessions);
      run(query.deleteFrom('session_family').where('id', 'in', surplus));
    },
    trimTokens(familyId: string): void {
      const used = query
        .selectFrom('refresh_token')
        .select('hash')
        .where('family_id', '=', familyId)
        .where('used_at', 'is not', null)
        .orderBy('used_at', 'desc')
        .limit(-1)
        .offset(maxUsedRefreshTokens);
      run(
        query
          .deleteFrom('refresh_token')
          .where('hash', 'in', used)
          .where('used_at', '<=', clock.now() - usedRefreshMs),
      );
      const access = query
        .selectFrom('access_token')
        .select('hash')
        .where('family_id', '=', familyId)
        .orderBy('expires_at', 'desc')
        .limit(-1)
        .offset(maxAccessTokens);
      run(query.deleteFrom('access_token').where('hash', 'in', access));
    },
  };
}

/** The tables of sessions and tokens: what `Sessions` decides is written down here. */
export function createTokenStore(database: Database, clock: SandboxClock, random: RandomSource) {
  const { query, first, run, prepare } = database;
  const access = prepare((given: Given<{ hash: string }>) =>
    query
      .selectFrom('access_token')
      .innerJoin('session_family', 'session_family.id', 'access_token.family_id')
      .select(['client_id', 'family_id', 'expires_at', 'last_seen_at'])
      .where('access_token.hash', '=', given('hash'))
      .where('ended_at', 'is', null),
  );
  // Each request asks for its token, twice; a sign-in or an end of a session is seldom beside that.
  const known = createMemory<ReturnType<typeof access.first>>(database, ['access_token', 'session_family']);
  return {
    ...createTokenWrites(database, clock),
    ...createTokenDeletes(database, clock),
    openFamily(clientId: string, { remembers, device, browser = null }: NewSession): string {
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
          browser_hash: browser,
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
    findAccess(accessToken: string) {
      const hash = hashToken(accessToken);
      const found = known.of(hash, () => access.first({ hash }));
      return found && found.expires_at > clock.now() ? found : undefined;
    },
    /** Seconds until another refresh token of a session may be used: `count` within any `windowMs`; 0 for now. */
    waitSeconds(familyId: string, { count, windowMs }: { count: number; windowMs: number }): number {
      const oldest = first(
        query
          .selectFrom('refresh_token')
          .select('used_at')
          .where('family_id', '=', familyId)
          .where('used_at', '>', clock.now() - windowMs)
          .orderBy('used_at', 'desc')
          .limit(1)
          .offset(count - 1),
      );
      if (!oldest || oldest.used_at === null) return 0;
      return Math.max(1, Math.ceil((oldest.used_at + windowMs - clock.now()) / 1_000));
    },
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
