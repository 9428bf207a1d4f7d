import { calendarDay, istDay, type Paise } from '@wealth/domain';
import type { Database } from '../database/database.ts';
import { accountNamed, bankOf, cashOf, unitsOf, type LedgerAccount, type UnitPlace } from './accountCodes.ts';
import { createAheadTable } from './createAheadTable.ts';
import type { Shortage } from './createHolds.ts';
import type { Journal, Posting } from './createJournal.ts';
import { createMoneyReader } from './createMoneyReader.ts';

export interface CashMovement {
  clientId: string;
  /** Paise, above zero. */
  amount: Paise;
  /** Epoch milliseconds. */
  at: number;
}

/** Units of one ISIN that move within the demat account. */
export interface UnitMove {
  clientId: string;
  isin: string;
  quantity: number;
  from: Exclude<UnitPlace, 'incoming'>;
  to: Exclude<UnitPlace, 'incoming'>;
}

export interface CashBook {
  deposit(movement: CashMovement): void;
  withdraw(movement: CashMovement): Shortage | null;
  moveUnits(move: UnitMove): Shortage | null;
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
  now: () => number;
}

interface MoveContext {
  clientId: string;
  /** Of units; absent for money. */
  isin?: string;
  at: number;
}

function shortageOf(kind: Shortage['kind'], available: number, wanted: number): Shortage | null {
  return wanted > available ? { kind, available, missing: wanted - available } : null;
}

/** Makes the book of what is no trade: deposits, withdrawals, moves of units, corrections. */
export function createCashBook({ database, journal, now }: CashBookOptions): CashBook {
  const { query, first } = database;
  const ahead = createAheadTable(database);
  const money = createMoneyReader({ database, journal, now });

  function move(context: MoveContext, transfer: Pick<Posting, 'code' | 'debit' | 'credit' | 'amount'>): void {
    const { at, ...rest } = context;
    const unit = context.isin === undefined ? 'INR' : 'UNITS';
    journal.post({ ...rest, recordedAt: now(), day: istDay(at) }, [{ ...transfer, unit, effectiveAt: at }]);
  }

  function entryToCorrect(entryId: number) {
    const entry = first(query.selectFrom('ledger_entry').selectAll().where('id', '=', entryId));
    const correction = first(query.selectFrom('ledger_entry').select('id').where('corrects', '=', entryId));
    const isAlone = entry?.phase === 'posted' && entry.trade_id === null && entry.corrects === null;
    if (!entry || !isAlone || correction) {
      throw new RangeError(`entry ${entryId} cannot be corrected by itself`);
    }
    return entry;
  }

  /** Units that may leave an account now: those to come are not there yet. */
  function freeUnits(account: LedgerAccount): number {
    const { posted, held } = journal.balance(account);
    return posted - held - ahead.sum(account, now());
  }

  return {
    deposit({ clientId, amount, at }) {
      const transfer = { debit: bankOf(clientId), credit: cashOf(clientId), amount };
      database.transaction(() => move({ clientId, at }, { code: 'deposit', ...transfer }));
    },
    withdraw: ({ clientId, amount, at }) =>
      database.transaction(() => {
        const { withdrawable } = money(clientId);
        const shortage = shortageOf('money', withdrawable, amount);
        if (shortage) return shortage;
        const transfer = { debit: cashOf(clientId), credit: bankOf(clientId), amount };
        move({ clientId, at }, { code: 'withdrawal', ...transfer });
        return null;
      }),
    moveUnits: ({ clientId, isin, quantity, from, to }) =>
      database.transaction(() => {
        const debit = unitsOf(clientId, isin, from);
        const credit = unitsOf(clientId, isin, to);
        const shortage = shortageOf('units', freeUnits(debit), quantity);
        if (shortage) return shortage;
        move({ clientId, isin, at: now() }, { code: 'move', debit, credit, amount: quantity });
        return null;
      }),
    correct: (entryId) =>
      database.transaction(() => {
        const entry = entryToCorrect(entryId);
        const { client_id: clientId, amount, code, isin, effective_at: at } = entry;
        const debit = accountNamed(entry.credit);
        const { posted, held } = journal.balance(debit);
        const kind = entry.unit === 'INR' ? 'money' : 'units';
        const shortage = debit.lowest === null ? null : shortageOf(kind, posted - held, amount);
        if (shortage) return shortage;
        const context = { clientId, isin, recordedAt: now(), day: calendarDay(entry.day), corrects: entryId };
        const credit = accountNamed(entry.debit);
        journal.post(context, [{ code, debit, credit, amount, unit: entry.unit, effectiveAt: at }]);
        return null;
      }),
  };
}
