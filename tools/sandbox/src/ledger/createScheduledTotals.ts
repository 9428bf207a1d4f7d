import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import type { Given } from '../database/statements.ts';
import type { LedgerAccount } from './accountCodes.ts';

/** What an account will receive, by the time of receipt, epoch milliseconds; below zero for what it pays. */
export type ScheduledAmounts = ReadonlyMap<number, number>;

/**
 * What accounts will receive by entries that are written and not yet effective: running totals, one for each account and
 * time, whatever has been traded that day. Only entries written for a later time count: a ledger whose clock was set back
 * goes on showing what had happened.
 */
export interface ScheduledTotals {
  /** What is scheduled for one account after an instant. */
  of(account: Pick<LedgerAccount, 'code'>, now: number): ScheduledAmounts;
  sum(account: Pick<LedgerAccount, 'code'>, now: number): number;
  /** The sums of all accounts of a client, by their codes. */
  sumsOf(clientId: string, now: number): ReadonlyMap<string, number>;
  /** Counts an entry in. Call it in the transaction that writes the entry. */
  add(code: string, effectiveAt: number, amount: number): void;
}

/** Makes the table. */
export function createScheduledTotals({ query, prepare }: Database): ScheduledTotals {
  const scheduled = query.selectFrom('scheduled_totals');
  const times = prepare((given: Given<{ code: string; now: number }>) =>
    scheduled
      .select(['effective_at', 'amount'])
      .where('code', '=', given('code'))
      .where('effective_at', '>', given('now')),
  );
  const sum = prepare((given: Given<{ code: string; now: number }>) =>
    scheduled
      .select(sql<number>`coalesce(sum(amount), 0)`.as('amount'))
      .where('code', '=', given('code'))
      .where('effective_at', '>', given('now')),
  );
  const sums = prepare((given: Given<{ from: string; to: string; now: number }>) =>
    scheduled
      .select(['code', sql<number>`sum(amount)`.as('amount')])
      .where('code', '>', given('from'))
      .where('code', '<', given('to'))
      .where('effective_at', '>', given('now'))
      .groupBy('code'),
  );
  const add = prepare((given: Given<Tables['scheduled_totals']>) =>
    query
      .insertInto('scheduled_totals')
      .values({
        code: given('code'),
        effective_at: given('effective_at'),
        amount: given('amount'),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['code', 'effective_at'])
          .doUpdateSet((row) => ({ amount: row('scheduled_totals.amount', '+', given('amount')) })),
      ),
  );

  return {
    of: ({ code }, now) =>
      new Map(times.all({ code, now }).map(({ effective_at: at, amount }) => [at, amount])),
    sum: ({ code }, now) => sum.first({ code, now })?.amount ?? 0,
    sumsOf(clientId, now) {
      // Codes of a client begin with the id and a slash, behind which "0" is the next letter.
      const rows = sums.all({ from: `${clientId}/`, to: `${clientId}0`, now });
      return new Map(rows.map(({ code, amount }) => [code, amount]));
    },
    add(code, effectiveAt, amount) {
      add.run({ code, effective_at: effectiveAt, amount });
    },
  };
}
