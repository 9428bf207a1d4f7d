import { hash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Tables } from '../database/schema.ts';

/** An entry as it is written, but for its hash. */
export type HashedEntry = Omit<Insertable<Tables['ledger_entry']>, 'hash'>;

/** The hash before the first entry. */
export const firstHash = '0'.repeat(64);

/** The SHA-256 that seals an entry and, through the hash before, all that were written earlier. */
export function hashEntry(before: string, entry: HashedEntry): string {
  const content = [
    before,
    entry.id,
    entry.phase,
    entry.code,
    entry.debit,
    entry.credit,
    entry.amount,
    entry.unit,
    entry.isin,
    entry.client_id,
    entry.recorded_at,
    entry.effective_at,
    entry.day,
    entry.reference,
    entry.trade_id,
    entry.corrects,
  ];
  return hash('sha256', JSON.stringify(content));
}
