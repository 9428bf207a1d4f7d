import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Given } from '../../database/statements.ts';
import { waitingStatuses } from '../model/waitingStatuses.ts';

/** The newest orders of a client that are read together. */
export const newestPage = 20;

/** Written out, not bound: only so can the index of waiting orders be used. */
const isWaitingRow = sql<boolean>`status in (${sql.join(waitingStatuses.map((status) => sql.lit(status)))})`;
const isQueuedRow = sql<boolean>`status = 'QUEUED'`;
const isWaitingGttRow = sql<boolean>`validity = 'GTT' and status = 'TRIGGER_PENDING'`;

/** Reads of single orders, and of those that wait. */
export function createOrderReads({ query, prepare }: Database) {
  const orders = query.selectFrom('client_order').selectAll();
  return {
    find: prepare((given: Given<{ clientId: string; id: string }>) =>
      orders.where('client_id', '=', given('clientId')).where('id', '=', given('id')),
    ),
    byId: prepare((given: Given<{ id: string }>) => orders.where('id', '=', given('id'))),
    byKey: prepare((given: Given<{ clientId: string; key: string }>) =>
      orders.where('client_id', '=', given('clientId')).where('client_order_id', '=', given('key')),
    ),
    waitingOf: prepare((given: Given<{ clientId: string }>) =>
      orders.where('client_id', '=', given('clientId')).where(isWaitingRow).orderBy('seq', 'desc'),
    ),
    queued: prepare(() => orders.where(isQueuedRow).orderBy('seq')),
    waitingGtts: prepare(() => orders.where(isWaitingGttRow).orderBy('seq')),
    newest: prepare((given: Given<{ clientId: string; from: number }>) =>
      query
        .selectFrom('client_order')
        .select(['content_hash', 'placed_at', 'status'])
        .where('client_id', '=', given('clientId'))
        .orderBy('seq', 'desc')
        // Written out: with a bound limit SQLite would compile the statement each time.
        .limit(sql.lit(newestPage))
        .offset(given('from')),
    ),
  };
}
