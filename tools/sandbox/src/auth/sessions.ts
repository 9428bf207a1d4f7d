import type { Database } from '../database/database.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import type { RandomSource } from '../machine/systemRandom.ts';
import type { ServerKey } from './serverKey.ts';
import { createSessionList, type SessionList } from './sessionList.ts';
import { keyedHash, newToken } from './tokenHash.ts';
import { createTokenStore, type NewSession } from './tokenStore.ts';

export const accessLifetimeMs = 15 * 60_000;
export const rememberedLifetimeMs = 30 * 24 * 3_600_000;
export const plainLifetimeMs = 12 * 3_600_000;
/** How long a used refresh token still answers its own successor: a reload may lose the first answer. */
export const refreshGraceMs = 60_000;
/** Refresh tokens of one session that may be used in a quarter of an hour: whoever reloads more often has to wait. */
const maxRotations = { count: 100, windowMs: 15 * 60_000 };
/** How exact the last request of a session is written down: not every request needs a write. */
export const seenEveryMs = 60_000;

function lifetimeMs(remembers: boolean): number {
  return remembers ? rememberedLifetimeMs : plainLifetimeMs;
}

/** The wire's auth data. */
export interface AuthData {
  access_token: string;
  refresh_token: string;
  /** Seconds. */
  expires_in: number;
  token_type: 'Bearer';
}

/** New auth data, or seconds until there may be some. */
export type Rotated = { kind: 'renewed'; authData: AuthData } | { kind: 'tooOften'; waitSeconds: number };

/** Whom an access token speaks for. */
export interface Bearer {
  clientId: string;
  familyId: string;
  /** Epoch milliseconds. */
  expiresAt: number;
}

export interface Sessions extends SessionList {
  open(clientId: string, session: NewSession): AuthData;
  /** @returns null when the token is unknown, expired or its family has ended. */
  authenticate(accessToken: string): Bearer | null;
  /**
   * Exchanges a refresh token for new auth data. A used one answers its own successor for a minute; used
   * later it is taken for stolen and ends the whole family. A hundred and first one within 15 minutes has to wait.
   */
  rotate(refreshToken: string): Rotated | null;
  /** Ends a session. @param by - The session that asked for it, if one did. */
  endFamily(familyId: string, by?: string): void;
  /** Ends every session of a client. @param by - The session that asked for it, if one did. */
  endAllOf(clientId: string, by?: string): void;
  /** Ends every session of a client but the one that asks for it. */
  endOthersOf(clientId: string, current: string): void;
  /** Deletes sessions and tokens that are over and no longer read. */
  sweep(): void;
  /**
   * Called for each session that another session or the server has ended. A session that signs out is not reported: its page
   * leaves on its own.
   */
  onEndedElsewhere(listener: (familyId: string) => void): void;
}

interface SessionsOptions {
  database: Database;
  clock: SandboxClock;
  random: RandomSource;
  serverKey: ServerKey;
}

/** Makes the session store. Tokens are kept as hashes only. */
export function createSessions({ database, clock, random, serverKey }: SessionsOptions): Sessions {
  const tokens = createTokenStore(database, clock, random);
  let maySeeFrom = Number.NEGATIVE_INFINITY;
  const listeners = new Set<(familyId: string) => void>();

  function reportEnded(familyId: string, by: string | undefined): void {
    if (familyId === by) return;
    for (const listener of listeners) listener(familyId);
  }

  function endFamily(familyId: string, by?: string): void {
    tokens.endFamily(familyId);
    reportEnded(familyId, by);
  }

  /**
   * Writes down that a session was seen. It is a remark only: a request must not fail because a full disk or a
   * locked file cannot take it, nor must every request wait for the lock again.
   */
  function see(familyId: string): void {
    if (clock.now() < maySeeFrom && clock.now() > maySeeFrom - seenEveryMs) return;
    try {
      tokens.see(familyId);
    } catch {
      maySeeFrom = clock.now() + seenEveryMs;
    }
  }

  function toAuthData(familyId: string, refreshToken: string): AuthData {
    return {
      access_token: tokens.issueAccess(familyId, accessLifetimeMs),
      refresh_token: refreshToken,
      expires_in: accessLifetimeMs / 1000,
      token_type: 'Bearer',
    };
  }

  function rotate(refreshToken: string): Rotated | null {
    const found = tokens.findRefresh(refreshToken);
    if (!found || found.ended_at !== null || found.expires_at <= clock.now()) return null;
    const isReused = found.used_at !== null && clock.now() - found.used_at > refreshGraceMs;
    if (isReused) {
      endFamily(found.family_id);
      return null;
    }
    const waitSeconds = found.used_at === null ? tokens.waitSeconds(found.family_id, maxRotations) : 0;
    if (waitSeconds > 0) return { kind: 'tooOften', waitSeconds };
    tokens.see(found.family_id);
    // Derived, not random: the successor can be answered again without being stored in plain text.
    const successor = keyedHash(serverKey(), `refresh:${refreshToken}`);
    if (found.used_at === null) {
      tokens.markUsed(refreshToken);
      tokens.storeRefresh(successor, found.family_id, lifetimeMs(found.remembers === 1));
      tokens.trimTokens(found.family_id);
    }
    return { kind: 'renewed', authData: toAuthData(found.family_id, successor) };
  }

  return {
    ...createSessionList(database, clock),
    open: (clientId, session) =>
      database.transaction(() => {
        tokens.sweep();
        const familyId = tokens.openFamily(clientId, session);
        const refreshToken = newToken(random);
        tokens.storeRefresh(refreshToken, familyId, lifetimeMs(session.remembers));
        for (const surplus of tokens.surplusOf(clientId)) endFamily(surplus);
        tokens.trimEnded(clientId);
        return toAuthData(familyId, refreshToken);
      }),
    authenticate(accessToken) {
      const row = tokens.findAccess(accessToken);
      if (row && clock.now() - row.last_seen_at >= seenEveryMs) see(row.family_id);
      return row ? { clientId: row.client_id, familyId: row.family_id, expiresAt: row.expires_at } : null;
    },
    rotate: (refreshToken) => database.transaction(() => rotate(refreshToken)),
    endFamily,
    endAllOf(clientId, by) {
      for (const familyId of tokens.endAllOf(clientId)) reportEnded(familyId, by);
    },
    endOthersOf(clientId, current) {
      for (const familyId of tokens.endAllOf(clientId, current)) reportEnded(familyId, undefined);
    },
    sweep: tokens.sweep,
    onEndedElsewhere: (listener) => listeners.add(listener),
  };
}
