import type { IntentKind } from '@wealth/api-sdk/model';
import type { Database } from '../database/database.ts';
import type { Given } from '../database/statements.ts';
import type { SandboxClock } from '../machine/createSandboxClock.ts';

/** How long a key stays sealed or known; the intent that it belongs to lives for a day. */
export const keyKeptForMs = 30 * 24 * 3_600_000;
/** Keys that are kept for one client. */
export const maxKeptKeys = 10_000;

export interface IntentKey {
  clientId: string;
  kind: IntentKind;
  /** A UUID, as `toKey` writes it. */
  key: string;
}

/** Keys of requests that move money: which of them are sealed, and what came of the others. */
export interface IntentKeys {
  /** Whether it was asked for in vain: nothing comes under it any more, of whatever kind. */
  isSealed(clientId: string, key: string): boolean;
  /** Keeps what came of a key; the client's oldest make room. Call it in the transaction that writes that. */
  keep(of: IntentKey, recordId: string): void;
  /** The id of what came of a key; null for none. */
  recordOf(of: IntentKey): string | null;
  /** Seals a key where nothing came of it. Call it in the transaction that looked for that. */
  seal(of: IntentKey): void;
}

/** One UUID has one key, whatever the case of its letters: a seal holds for each of its spellings. */
export const toKey = (id: string) => id.toLowerCase();

/** Makes the store. */
export function createIntentKeys(database: Database, clock: SandboxClock): IntentKeys {
  const { query, prepare, run, insert } = database;
  const known = prepare((given: Given<{ clientId: string; key: string }>) =>
    query
      .selectFrom('intent_key')
      .select(['kind', 'record_id'])
      .where('client_id', '=', given('clientId'))
      .where('key', '=', given('key')),
  );

  function put({ clientId, kind, key }: IntentKey, recordId: string | null): void {
    const at = clock.now();
    const ofClient = query.deleteFrom('intent_key').where('client_id', '=', clientId);
    const surplus = query
      .selectFrom('intent_key')
      .select('key')
      .where('client_id', '=', clientId)
      .orderBy('at', 'desc')
      .limit(-1)
      .offset(maxKeptKeys - 1);
    run(ofClient.where('at', '<', at - keyKeptForMs));
    run(ofClient.where('key', 'in', surplus));
    insert('intent_key', { client_id: clientId, kind, key, record_id: recordId, at });
  }

  return {
    isSealed: (clientId, key) => known.first({ clientId, key })?.record_id === null,
    keep: put,
    recordOf({ clientId, kind, key }) {
      const row = known.first({ clientId, key });
      return row?.kind === kind ? row.record_id : null;
    },
    seal(of) {
      if (!known.first(of)) put(of, null);
    },
  };
}
