import type { Selectable } from 'kysely';
import { createRowMemory } from '../database/createMemory.ts';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import type { Given } from '../database/statements.ts';

export type Client = Selectable<Tables['client']>;

export interface ClientRows {
  byId(id: string): Client | null;
  /** Counts a trade of an order of the client. */
  countTrade(id: string): void;
}

/** Makes what reads the rows of clients: each request asks who sends it, twice, so they are kept in memory. */
export function createClientRows(database: Database): ClientRows {
  const { query, prepare, update } = database;
  const ofId = prepare((given: Given<{ id: string }>) =>
    query.selectFrom('client').selectAll().where('id', '=', given('id')),
  );
  const rows = createRowMemory<Client>(database, 'client');
  const byId = (id: string): Client | null => rows.of(id, () => ofId.first({ id }) ?? null);
  return {
    byId,
    countTrade(id) {
      const client = byId(id);
      if (client) update('client', { id }, { order_count: client.order_count + 1 });
    },
  };
}
