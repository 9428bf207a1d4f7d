import type { CalendarDay } from '@wealth/domain';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { EntryCode } from '../database/ledgerTables.ts';
import type { Tables } from '../database/schema.ts';
import type { Given } from '../database/statements.ts';
import type { LedgerAccount } from './accountCodes.ts';
import { createScheduledTotals } from './createScheduledTotals.ts';
import { firstHash, hashEntry } from './hashEntry.ts';

export type LedgerEntry = Selectable<Tables['ledger_entry']>;

/** One movement, to be written. */
export interface Posting {
  /** @default 'posted' */
  phase?: LedgerEntry['phase'];
  code: EntryCode;
  debit: LedgerAccount;
  credit: LedgerAccount;
  /** Paise or units, above zero. */
  amount: number;
  /** @default 'INR' */
  unit?: LedgerEntry['unit'];
  /** When it counts. */
  effectiveAt: number;
}

/** What all postings of one event have in common. */
export interface PostingContext {
  clientId: string;
  recordedAt: number;
  day: CalendarDay;
  isin?: string | null;
  reference?: string | null;
  tradeId?: string | null;
  corrects?: number | null;
}

/** What an account with a limit holds. */
export interface Balance {
  /** Of all posted entries, those of the future too. */
  posted: number;
  held: number;
}

export interface Journal {
  /**
   * Writes entries and the totals of their accounts. Call it inside a transaction.
   *
   * @throws When an account would fall below its limit: the database refuses it.
   */
  post(context: PostingContext, postings: readonly Posting[]): void;
  balance(account: LedgerAccount): Balance;
}

interface Change {
  clientId: string;
  lowest: number;
  posted: number;
  held: number;
}

/** What postings do to the accounts that carry a limit, by their code. */
function changesOf({ clientId }: PostingContext, postings: readonly Posting[]): Map<string, Change> {
  const changes = new Map<string, Change>();
  function add({ code, lowest }: LedgerAccount, posted: number, held: number): void {
    if (lowest === null) return;
    const before = changes.get(code) ?? { clientId, lowest, posted: 0, held: 0 };
    changes.set(code, { ...before, posted: before.posted + posted, held: before.held + held });
  }
  for (const { phase = 'posted', debit, credit, amount } of postings) {
    if (phase === 'posted') {
      add(debit, -amount, 0);
      add(credit, amount, 0);
    } else {
      add(debit, 0, phase === 'held' ? amount : -amount);
    }
  }
  return changes;
}

type EntryRow = Insertable<Tables['ledger_entry']> & { id: number };

function chain(before: { id: number; hash: string }, context: PostingContext, postings: readonly Posting[]) {
  const rows: EntryRow[] = [];
  let { id, hash } = before;
  for (const { phase = 'posted', unit = 'INR', debit, credit, code, amount, effectiveAt } of postings) {
    id += 1;
    const entry = {
      id,
      phase,
      code,
      debit: debit.code,
      credit: credit.code,
      amount,
      unit,
      isin: context.isin ?? null,
      client_id: context.clientId,
      recorded_at: context.recordedAt,
      effective_at: effectiveAt,
      day: context.day,
      reference: context.reference ?? null,
      trade_id: context.tradeId ?? null,
      corrects: context.corrects ?? null,
    };
    hash = hashEntry(hash, entry);
    rows.push({ ...entry, hash });
  }
  return rows;
}

/** Makes the journal: the one place that writes entries. */
export function createJournal(database: Database): Journal {
  const { query, prepare, insert, insertAll } = database;
  const scheduled = createScheduledTotals(database);
  const last = prepare(() =>
    query.selectFrom('ledger_entry').select(['id', 'hash']).orderBy('id', 'desc').limit(sql.lit(1)),
  );
  const add = prepare((given: Given<{ code: string; posted: number; held: number }>) =>
    query
      .updateTable('ledger_account')
      .set((row) => ({ posted: row('posted', '+', given('posted')), held: row('held', '+', given('held')) }))
      .where('code', '=', given('code')),
  );
  const balance = prepare((given: Given<{ code: string }>) =>
    query.selectFrom('ledger_account').select(['posted', 'held']).where('code', '=', given('code')),
  );

  /** The last entry; null where it has to be read. */
  let tail: { id: number; hash: string } | null = null;
  database.onWrite('ledger_entry', () => {
    tail = null;
  });

  function change(code: string, { clientId, lowest, posted, held }: Change): void {
    if (posted === 0 && held === 0) return;
    if (add.run({ code, posted, held }) > 0) return;
    insert('ledger_account', { code, client_id: clientId, posted, held, lowest });
  }

  /** What comes later is counted apart from what is there. */
  function addAhead({ recordedAt }: PostingContext, posting: Posting): void {
    const { phase = 'posted', debit, credit, amount, effectiveAt } = posting;
    if (phase !== 'posted' || effectiveAt <= recordedAt) return;
    if (debit.lowest !== null) scheduled.add(debit.code, effectiveAt, -amount);
    if (credit.lowest !== null) scheduled.add(credit.code, effectiveAt, amount);
  }

  return {
    post(context, postings) {
      if (postings.length === 0) return;
      const before = tail ?? last.first({}) ?? { id: 0, hash: firstHash };
      const rows = chain(before, context, postings);
      insertAll('ledger_entry', rows);
      const { id, hash } = rows.at(-1) ?? before;
      tail = { id, hash };
      for (const [code, totals] of changesOf(context, postings)) change(code, totals);
      for (const posting of postings) addAhead(context, posting);
    },
    balance: ({ code }) => balance.first({ code }) ?? { posted: 0, held: 0 },
  };
}
