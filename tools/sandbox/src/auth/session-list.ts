import type { SandboxClock } from '../clock.ts';
import type { Database } from '../database/database.ts';

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
  /** Whether the client has signed in before, but never on a device of this name. */
  isNewDevice(clientId: string, device: string): boolean;
}

/** More than anybody reads; a client who never signs out must not make the list endless. */
const maxListed = 100;

/** Makes the view on the sessions of a client. It writes nothing. */
export function createSessionList({ query, all, first }: Database, clock: SandboxClock): SessionList {
  return {
    live(clientId, currentId) {
      const renewable = query
        .selectFrom('refresh_token')
        .select('family_id')
        .where('used_at', 'is', null)
        .where('expires_at', '>', clock.now());
      return all(
        query
          .selectFrom('session_family')
          .select(['id', 'device', 'created_at', 'last_seen_at'])
          .where('client_id', '=', clientId)
          .where('ended_at', 'is', null)
          .where((row) => row.or([row('id', '=', currentId), row('id', 'in', renewable)]))
          .orderBy((row) => row('id', '=', currentId), 'desc')
          .orderBy('last_seen_at', 'desc')
          .limit(maxListed),
      );
    },
    isNewDevice(clientId, device) {
      const families = query.selectFrom('session_family').select('id').where('client_id', '=', clientId);
      const isKnown = first(families.where('device', '=', device).limit(1)) !== undefined;
      return !isKnown && first(families.limit(1)) !== undefined;
    },
  };
}
