import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { LedgerAccount } from './accountCodes.ts';

/** What accounts will receive by entries that are written and not yet effective, by code. */
export interface Ahead {
  /** Of one account, by the time at which it comes, epoch milliseconds; below zero for what goes out. */
  of(account: LedgerAccount): ReadonlyMap<number, number>;
  sum(account: LedgerAccount): number;
}

const nothing: ReadonlyMap<number, number> = new Map();

function createAhead(rows: ReadonlyArray<{ code: string; effective_at: number; amount: number }>): Ahead {
  const byCode = new Map<string, Map<number, number>>();
  for (const { code, effective_at: at, amount } of rows) {
    const times = byCode.get(code) ?? new Map<number, number>();
    byCode.set(code, times.set(at, (times.get(at) ?? 0) + amount));
  }
  const of = ({ code }: LedgerAccount) => byCode.get(code) ?? nothing;
  return {
    of,
    sum: (account) =>
      of(account)
        .values()
        .reduce((sum, amount) => sum + amount, 0),
  };
}

/**
 * Reads what is to come for accounts. Only entries written for a later time count: a ledger whose clock was set back
 * goes on showing what had happened.
 */
export function readAhead({ query, all }: Database, accounts: readonly LedgerAccount[], now: number): Ahead {
  const codes = accounts.map(({ code }) => code);
  const sideOf = (side: 'debit' | 'credit', sign: 1 | -1) =>
    query
      .selectFrom('ledger_entry')
      .select([`${side} as code`, 'effective_at'])
      .select((row) => sql<number>`${row.lit(sign)} * ${row.fn.sum<number>('amount')}`.as('amount'))
      .where(side, 'in', codes)
      .where('effective_at', '>', now)
      .whereRef('effective_at', '>', 'recorded_at')
      .groupBy([side, 'effective_at']);
  return createAhead(all(sideOf('credit', 1).unionAll(sideOf('debit', -1))));
}
