import type { SandboxClock } from '../clock';
import type { Database } from '../database/database';
import type { KycStatus, Tables } from '../database/schema';
import type { ClientEvents } from './client-events';
import type { Clients } from './clients';

export type Identity = Tables['identity'];

export interface Identities {
  find(clientId: string): Identity | null;
  /** Stores what a client submitted, over an earlier rejected check, and waits for the back office. */
  submit(identity: Omit<Identity, 'created_at' | 'checked_at'>): void;
  /** The back office's decision: sets the status, dates it and tells the client's open pages. */
  decide(clientId: string, status: KycStatus): void;
}

interface IdentitiesOptions {
  database: Database;
  clock: SandboxClock;
  clients: Clients;
  events: ClientEvents;
}

/** Makes the store of identity checks. */
export function createIdentities({ database, clock, clients, events }: IdentitiesOptions): Identities {
  const { query } = database;

  function find(clientId: string): Identity | null {
    return database.first(query.selectFrom('identity').selectAll().where('client_id', '=', clientId)) ?? null;
  }

  return {
    find,
    submit(identity) {
      const row = { ...identity, created_at: clock.now(), checked_at: null };
      database.run(
        query
          .insertInto('identity')
          .values(row)
          .onConflict((conflict) => conflict.column('client_id').doUpdateSet(row)),
      );
      clients.setKycStatus(identity.client_id, 'pending');
    },
    decide(clientId, status) {
      database.transaction(() => {
        const isDecided = status === 'approved' || status === 'rejected';
        database.run(
          query
            .updateTable('identity')
            .set({ checked_at: isDecided ? clock.now() : null })
            .where('client_id', '=', clientId),
        );
        clients.setKycStatus(clientId, status);
        const fullName = find(clientId)?.full_name;
        if (status === 'approved' && fullName !== undefined) clients.rename(clientId, fullName);
      });
      events.publish(clientId, { kind: 'kyc', status });
    },
  };
}
