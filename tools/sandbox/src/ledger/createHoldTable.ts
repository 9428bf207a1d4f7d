import type { Database } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import type { Given } from '../database/statements.ts';

/**
 * The running totals of holds. Within a transaction they are kept in memory and written once, at its end: most orders are
 * filled in the moment in which they are placed, and a hold that is released again leaves no row.
 */
export interface HoldTable {
  /** What a reference blocks of an account. */
  held(reference: string, account: string): number;
  /** The accounts of which a reference of a client blocks something. */
  accounts(clientId: string, reference: string): string[];
  /** Call it inside a transaction. @throws RangeError below nothing. */
  write(hold: Tables['ledger_hold']): void;
}

type HoldRow = Tables['ledger_hold'];

interface LiveHold {
  row: HoldRow;
  /** What the table says; null where it has no row. */
  stored: number | null;
}

function createHoldStatements({ query, prepare }: Database) {
  return {
    ofReference: prepare((given: Given<{ reference: string }>) =>
      query.selectFrom('ledger_hold').selectAll().where('reference', '=', given('reference')),
    ),
    write: prepare((given: Given<HoldRow>) =>
      query
        .insertInto('ledger_hold')
        .values({
          reference: given('reference'),
          account: given('account'),
          client_id: given('client_id'),
          held: given('held'),
        })
        .onConflict((conflict) =>
          conflict.columns(['reference', 'account']).doUpdateSet({ held: given('held') }),
        ),
    ),
  };
}

/** Makes the table. */
export function createHoldTable(database: Database): HoldTable {
  const statements = createHoldStatements(database);
  /** By reference and account: what the transaction under way has asked for. */
  const live = new Map<string, Map<string, LiveHold>>();
  /** Totals that are not written yet. */
  const news = new Set<LiveHold>();

  function forget(): void {
    live.clear();
    news.clear();
  }
  database.onUndone(forget);

  function read(reference: string): Map<string, LiveHold> {
    const rows = statements.ofReference.all({ reference });
    return new Map(rows.map((row) => [row.account, { row, stored: row.held }]));
  }

  function of(reference: string): Map<string, LiveHold> {
    const known = live.get(reference);
    if (known || !database.isInTransaction()) return known ?? read(reference);
    if (live.size === 0) database.afterCommit(forget);
    const holds = read(reference);
    live.set(reference, holds);
    return holds;
  }

  function writeNews(): void {
    const changed = [...news].filter(({ row, stored }) => row.held !== (stored ?? 0));
    news.clear();
    for (const hold of changed) {
      statements.write.run(hold.row);
      hold.stored = hold.row.held;
    }
  }

  return {
    held: (reference, account) => of(reference).get(account)?.row.held ?? 0,
    accounts: (clientId, reference) =>
      [...of(reference).values()]
        .filter(({ row }) => row.client_id === clientId && row.held > 0)
        .map(({ row }) => row.account),
    write(row) {
      if (row.held < 0) throw new RangeError(`${row.reference} would block less than nothing`);
      const holds = of(row.reference);
      const hold = holds.get(row.account) ?? { row, stored: null };
      hold.row = row;
      holds.set(row.account, hold);
      if (news.size === 0) database.hold(['ledger_hold'], writeNews);
      news.add(hold);
    },
  };
}
