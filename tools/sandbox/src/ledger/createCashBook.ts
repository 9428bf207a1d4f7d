import { calendarDay, type Paise } from '@wealth/domain';
import type { Database } from '../database/database.ts';
import { accountNamed } from './accountCodes.ts';
import { shortage, type Shortage } from './createHolds.ts';
import type { Journal } from './createJournal.ts';
import type { Movement } from './createMovementTable.ts';
import { moved, type Movements } from './createMovements.ts';

export interface CashMovement {
  clientId: string;
  /** Paise, above zero. */
  amount: Paise;
  /** Epoch milliseconds. */
  at: number;
}

export interface CashBook {
  /** Writes a deposit that has arrived. */
  deposit(movement: CashMovement): Movement;
  /**
   * Takes an entry back by a new one that names it, effective when the old one was. Post the right one after it.
   *
   * @throws RangeError for an entry of a trade or a hold, one that is a correction, or one that was corrected before.
   */
  correct(entryId: number): Shortage | null;
}

interface CashBookOptions {
  database: Database;
  journal: Journal;
  movements: Movements;
  now: () => number;
}

/** Makes the book of deposits that were made before, and of corrections. */
export function createCashBook({ database, journal, movements, now }: CashBookOptions): CashBook {
  const { query, first } = database;

  function entryToCorrect(entryId: number) {
    const entry = first(query.selectFrom('ledger_entry').selectAll().where('id', '=', entryId));
    const correction = first(query.selectFrom('ledger_entry').select('id').where('corrects', '=', entryId));
    const isAlone = entry?.phase === 'posted' && entry.trade_id === null && entry.corrects === null;
    if (!entry || !isAlone || correction) {
      throw new RangeError(`entry ${entryId} cannot be corrected by itself`);
    }
    return entry;
  }

  /** The movement of an entry, also of one that does not name it. */
  function movementOf({ id, reference }: { id: number; reference: string | null }): string | null {
    const known = query.selectFrom('movement_entry').select('movement_id').where('entry_id', '=', id);
    return reference ?? first(known)?.movement_id ?? null;
  }

  return {
    deposit: ({ clientId, amount, at }) =>
      database.transaction(() => {
        const begun = movements.begin({ clientId, kind: 'deposit', legs: { money: { amount } }, at });
        return moved(movements.advance(moved(begun), 'CREDITED', { at }));
      }),
    correct: (entryId) =>
      database.transaction(() => {
        const entry = entryToCorrect(entryId);
        const { client_id: clientId, amount, code, isin, effective_at: at } = entry;
        const debit = accountNamed(entry.credit);
        const { posted, held } = journal.balance(debit);
        const missing = debit.lowest === null ? null : shortage(debit, posted - held, amount);
        if (missing) return missing;
        const day = calendarDay(entry.day);
        const context = { clientId, isin, recordedAt: now(), day, corrects: entryId };
        const credit = accountNamed(entry.debit);
        journal.post({ ...context, reference: movementOf(entry) }, [
          { code, debit, credit, amount, unit: entry.unit, effectiveAt: at },
        ]);
        return null;
      }),
  };
}
