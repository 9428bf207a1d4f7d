import type { Database } from '../database/database.ts';

/** What the entries that are written but not yet effective will bring to an account. */
export interface AheadRow {
  account: string;
  effectiveAt: number;
  /** Below zero for what goes out. */
  amount: number;
}

/**
 * Reads what is to come for a client. Only entries written for a later time count: a ledger whose clock was set back
 * goes on showing what had happened.
 */
export function aheadOf({ query, all }: Database, clientId: string, now: number): AheadRow[] {
  const rows = all(
    query
      .selectFrom('ledger_entry')
      .select(['debit', 'credit', 'effective_at'])
      .select((row) => row.fn.sum<number>('amount').as('amount'))
      .where('client_id', '=', clientId)
      .where('effective_at', '>', now)
      .whereRef('effective_at', '>', 'recorded_at')
      .groupBy(['debit', 'credit', 'effective_at']),
  );
  return rows.flatMap(({ debit, credit, effective_at: effectiveAt, amount }) => [
    { account: credit, effectiveAt, amount },
    { account: debit, effectiveAt, amount: -amount },
  ]);
}

/** What is to come for one account. */
export function sumAhead(rows: readonly AheadRow[], account: string): number {
  return rows.reduce((sum, row) => (row.account === account ? sum + row.amount : sum), 0);
}
