import { sql, type Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import type { Given } from '../database/statements.ts';
import type { LedgerEntry } from '../ledger/createJournal.ts';
import { dueOf, readFacts, type ActionFacts } from './actionFacts.ts';

/** An action of a company with what it was for one client. */
export interface StoredAction extends Omit<Selectable<Tables['client_action']>, 'facts'> {
  facts: ActionFacts;
}

/** Shares of one ISIN that somebody holds. */
interface HeldIsin {
  isin: string;
  clientIds: readonly string[];
}

export interface ActionTable {
  add(action: Omit<StoredAction, 'due_at'>): void;
  /** Writes what has become of it. */
  put(action: StoredAction, facts: ActionFacts): StoredAction;
  find(clientId: string, id: string): StoredAction | null;
  /** The newest first. */
  list(clientId: string, kind?: StoredAction['kind']): StoredAction[];
  /** The first that is due up to an instant. */
  nextDue(until: number, clientId?: string): StoredAction | null;
  /** Every ISIN that is held, with its holders. */
  held(): HeldIsin[];
  /** The entries of an action's movements, in the order in which they were written. */
  entries(action: StoredAction): LedgerEntry[];
}

type Row = Selectable<Tables['client_action']>;

const toStored = (row: Row): StoredAction => ({ ...row, facts: readFacts(row.facts) });

/** Reads and writes what companies did to clients' shares; it knows no rules. */
export function createActionTable({ query, all, first, insert, prepare, update }: Database): ActionTable {
  const actions = query.selectFrom('client_action').selectAll();
  // Asked for at each round.
  const nextDue = prepare((given: Given<{ until: number }>) =>
    actions.where('due_at', '<=', given('until')).orderBy('due_at').orderBy('id').limit(sql.lit(1)),
  );
  const ofClient = (clientId: string) => actions.where('client_id', '=', clientId);

  return {
    add: ({ facts, ...row }) =>
      insert('client_action', { ...row, facts: JSON.stringify(facts), due_at: dueOf(facts) }),
    put(action, facts) {
      const written = { ...action, facts, due_at: dueOf(facts) };
      const { client_id, id, due_at } = written;
      update('client_action', { client_id, id }, { facts: JSON.stringify(facts), due_at });
      return written;
    },
    find(clientId, id) {
      const row = first(ofClient(clientId).where('id', '=', id));
      return row ? toStored(row) : null;
    },
    list(clientId, kind) {
      const rows = kind === undefined ? ofClient(clientId) : ofClient(clientId).where('kind', '=', kind);
      return all(rows.orderBy('at', 'desc').orderBy('id')).map(toStored);
    },
    nextDue(until, clientId) {
      const row =
        clientId === undefined
          ? nextDue.first({ until })
          : first(ofClient(clientId).where('due_at', '<=', until).orderBy('due_at').orderBy('id').limit(1));
      return row ? toStored(row) : null;
    },
    held() {
      const rows = all(
        query
          .selectFrom('lot')
          .select(['isin', 'client_id'])
          .distinct()
          .where((row) => row('left_quantity', '>', row.lit(0)))
          .orderBy('isin')
          .orderBy('client_id'),
      );
      return [...Map.groupBy(rows, ({ isin }) => isin)].map(([isin, of]) => ({
        isin,
        clientIds: of.map(({ client_id: id }) => id),
      }));
    },
    entries: ({ client_id: clientId, id }) =>
      all(
        query
          .selectFrom('ledger_entry')
          .selectAll()
          .where('client_id', '=', clientId)
          .where(
            'reference',
            'in',
            query
              .selectFrom('movement')
              .select('id')
              .where('client_id', '=', clientId)
              .where('reference', '=', id),
          )
          .orderBy('id'),
      ),
  };
}
