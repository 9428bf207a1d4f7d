import type { Database } from '../database/database.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';
import { endedFamilyMs, maxLiveSessions } from './tokenStore.ts';

/** One device that is signed in. */
export interface LiveSession {
  id: string;
  device: string;
  created_at: number;
  last_seen_at: number;
}

export interface SessionList {
  /** Sessions of a client that can still go on, the asking one first, then by when they were last seen. */
  live(clientId: string, currentId: string): LiveSession[];
  /** Whether a session is one of those, whatever the length of the list. */
  isLive(clientId: string, currentId: string, id: string): boolean;
  /** Whether the client is signed in with this browser, or was within the last 30 days. */
  isKnownBrowser(clientId: string, browser: string): boolean;
  /** Whether the client has signed in before, but never on a device of this name. */
  isNewDevice(clientId: string, device: string): boolean;
}

/** Makes the view on the sessions of a client. It writes nothing. */
export function createSessionList({ query, all, first }: Database, clock: SandboxClock): SessionList {
  function liveOf(clientId: string, currentId: string) {
    const renewable = query
      .selectFrom('refresh_token')
      .select('family_id')
      .where('used_at', 'is', null)
      .where('expires_at', '>', clock.now());
    return query
      .selectFrom('session_family')
      .select(['id', 'device', 'created_at', 'last_seen_at'])
      .where('client_id', '=', clientId)
      .where('ended_at', 'is', null)
      .where((row) => row.or([row('id', '=', currentId), row('id', 'in', renewable)]));
  }

  return {
    live: (clientId, currentId) =>
      all(
        liveOf(clientId, currentId)
          .orderBy((row) => row('id', '=', currentId), 'desc')
          .orderBy('last_seen_at', 'desc')
          .limit(maxLiveSessions),
      ),
    isLive: (clientId, currentId, id) =>
      first(liveOf(clientId, currentId).where('id', '=', id).limit(1)) !== undefined,
    isKnownBrowser: (clientId, browser) =>
      first(
        query
          .selectFrom('session_family')
          .select('id')
          .where('client_id', '=', clientId)
          .where('browser_hash', '=', browser)
          .where((row) =>
            row.or([row('ended_at', 'is', null), row('ended_at', '>', clock.now() - endedFamilyMs)]),
          )
          .limit(1),
      ) !== undefined,
    isNewDevice(clientId, device) {
      const families = query.selectFrom('session_family').select('id').where('client_id', '=', clientId);
      const isKnown = first(families.where('device', '=', device).limit(1)) !== undefined;
      return !isKnown && first(families.limit(1)) !== undefined;
    },
  };
}
