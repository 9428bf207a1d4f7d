import { fromPaise, type Paise } from '@wealth/domain';
import { sql, type SqlBool } from 'kysely';
import type { Database } from '../database/database.ts';
import { cashOf } from './accountCodes.ts';
import type { LedgerEntry } from './createJournal.ts';
import type { MovementKindName } from './movementKinds.ts';

/** What moved settled cash at one instant: the part of a trade, a settlement, a step of a movement. */
export interface CashRecord {
  /** The first of its entries. */
  id: number;
  /** Epoch milliseconds. */
  at: number;
  /** What it belongs to: the kind of a movement, the side of an order, what the depository asks for sales of a day. */
  kind: MovementKindName | 'BUY' | 'SELL' | 'depository';
  /** Of a movement; null for others. */
  state: string | null;
  /** The order or movement; null for what the depository asks. */
  reference: string | null;
  /** What it was traded in. */
  isin: string | null;
  /** Below zero for what went out. */
  amount: Paise;
  /** Settled cash after it, of all records. */
  balance: Paise;
}

export interface CashRecordFilter {
  /** Null for all. */
  kind: CashRecord['kind'] | null;
  /** Of the movement; `SETTLED` of everything else. */
  state: string | null;
  /** Epoch milliseconds, the second one excluded. */
  from: number | null;
  to: number | null;
  /** The last one of the page before. */
  before: Pick<CashRecord, 'at' | 'id'> | null;
  limit: number;
}

export interface CashRecords {
  /** The newest first. */
  cashRecords(clientId: string, filter: CashRecordFilter): CashRecord[];
  cashRecord(clientId: string, id: number): CashRecord | null;
  /** The entries of money of a record, in the order in which they were written. */
  entriesOf(clientId: string, record: CashRecord): LedgerEntry[];
}

/** Makes what reads the records: the entries of a client's cash, put together, with what they have added up to. */
export function createCashRecords({ database, now }: { database: Database; now: () => number }): CashRecords {
  const { query, all, first } = database;

  /** Each entry of the client's cash that has come about, with its sign. Each part is found by an index of its own. */
  function entriesOfCash(clientId: string) {
    const cash = cashOf(clientId).code;
    const columns = sql`id, entry.code, entry.reference, trade_id, isin, effective_at,
      CASE WHEN credit = ${cash} THEN amount ELSE -amount END AS signed`;
    const own = sql`phase = 'posted' AND (debit = ${cash} OR credit = ${cash}) AND effective_at <= ${now()}`;
    return sql`
      SELECT ${columns}, NULL AS side FROM ledger_entry AS entry
        WHERE client_id = ${clientId} AND trade_id IS NULL AND phase = 'posted' AND ${own}
      UNION ALL
      SELECT ${columns}, NULL FROM ledger_entry AS entry
        WHERE client_id = ${clientId} AND reference IS NULL AND trade_id IS NOT NULL AND ${own}
      UNION ALL
      SELECT ${columns}, side FROM (
          SELECT DISTINCT reference, iif(credit LIKE '%/incoming/%', 'BUY', 'SELL') AS side FROM ledger_entry
          WHERE client_id = ${clientId} AND code = 'trade' AND unit = 'UNITS'
        ) AS traded JOIN ledger_entry AS entry ON entry.reference = traded.reference
        WHERE trade_id IS NOT NULL AND ${own}`;
  }

  /** All records, before anything is left out: what is left out counts in the balance. */
  function recordsOf(clientId: string) {
    const grouped = sql`
      SELECT min(id) AS id, effective_at AS at, reference, max(isin) AS isin, sum(signed) AS amount, trade_id, side
      FROM (${entriesOfCash(clientId)})
      GROUP BY effective_at, iif(trade_id IS NULL, id, coalesce(reference, trade_id))
      HAVING sum(signed) <> 0`;
    const rows = sql<CashRecord>`(
      SELECT record.id, record.at, iif(record.trade_id IS NULL, movement.kind, coalesce(side, 'depository')) AS kind,
        movement.state, record.reference, record.isin, record.amount,
        sum(record.amount) OVER (ORDER BY record.at, record.id) AS balance
      FROM (${grouped}) AS record LEFT JOIN movement
        ON record.trade_id IS NULL AND movement.id = coalesce(record.reference,
          (SELECT movement_id FROM movement_entry WHERE entry_id = record.id)))`;
    return query.selectFrom(rows.as('record')).selectAll();
  }

  const toRecord = (row: CashRecord): CashRecord => ({
    ...row,
    amount: fromPaise(row.amount),
    balance: fromPaise(row.balance),
  });

  return {
    cashRecords(clientId, { kind, state, from, to, before, limit }) {
      let rows = recordsOf(clientId).orderBy('at', 'desc').orderBy('id', 'desc').limit(limit);
      if (kind !== null) rows = rows.where('kind', '=', kind);
      if (state !== null) rows = rows.where(sql<SqlBool>`coalesce(state, 'SETTLED') = ${state}`);
      if (from !== null) rows = rows.where('at', '>=', from);
      if (to !== null) rows = rows.where('at', '<', to);
      if (before) rows = rows.where(sql<SqlBool>`(at, id) < (${before.at}, ${before.id})`);
      return all(rows).map(toRecord);
    },
    cashRecord(clientId, id) {
      const row = first(recordsOf(clientId).where('id', '=', id));
      return row ? toRecord(row) : null;
    },
    entriesOf(clientId, { id, at, kind, reference }) {
      const entries = query
        .selectFrom('ledger_entry')
        .selectAll()
        .where('client_id', '=', clientId)
        .where('unit', '=', 'INR')
        .where('phase', '=', 'posted')
        .where('effective_at', '=', at)
        .orderBy('id');
      if (kind === 'BUY' || kind === 'SELL') return all(entries.where('reference', '=', reference));
      if (kind !== 'depository') return all(entries.where('id', '=', id));
      const trade = query.selectFrom('ledger_entry').select('trade_id').where('id', '=', id);
      return all(entries.where('reference', 'is', null).where('trade_id', '=', trade));
    },
  };
}
