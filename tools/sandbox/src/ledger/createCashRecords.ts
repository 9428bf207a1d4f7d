import { fromPaise, noMoney, type Paise } from '@wealth/domain';
import { sql, type Selectable, type SqlBool } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/schema.ts';
import { cashOf } from './accountCodes.ts';
import type { LedgerEntry } from './createJournal.ts';
import { createTradeReader, type TradeOfRecord } from './createTradeReader.ts';
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
  /** The order, application or movement; null for what the depository asks. */
  reference: string | null;
  /** What was traded: by an order, or by an application for an offer or a block; null for others. */
  tradedBy: 'order' | 'application' | null;
  /** What it was traded in. */
  isin: string | null;
  /** Below zero for what went out. */
  amount: Paise;
  /** Settled cash after it, of all records. */
  balance: Paise;
  /** What stands on the statement of the bank, or the number of the order at the exchange; null without one. */
  number: string | null;
  /** Of a trade; null for others. Of a purchase what it has bought at that instant, else all that it has traded. */
  trade: TradeOfRecord | null;
  /** The client's bank account, as it was then; null where none is part of it. */
  account: RecordAccount | null;
}

export type RecordAccount = Pick<
  Selectable<Tables['fund_payment']>,
  'bank_id' | 'holder' | 'ifsc' | 'number_end'
>;

/** A word that is looked for, with what it means outside the ledger. */
export interface SearchedWord {
  /** In lower case. */
  text: string;
  /** ISINs of shares that it names. */
  isins: readonly string[];
  /** First letters of the IFSCs of banks that it names. */
  banks: readonly string[];
}

/** What records add up to. */
export interface CashTotals {
  count: number;
  moneyIn: Paise;
  /** Above zero. */
  moneyOut: Paise;
  /** Settled cash before the first day, and at the end of the last one; of all records. */
  opening: Paise;
  closing: Paise;
}

export interface CashRecordFilter {
  /** Null for all. */
  kind: CashRecord['kind'] | null;
  /** Of the movement; `CHARGED` of a depository charge, `SETTLED` of a trade. */
  state: string | null;
  /** Epoch milliseconds, the second one excluded. */
  from: number | null;
  to: number | null;
  /** All of them have to be found in a record. */
  words: readonly SearchedWord[];
  /** The last one of the page before. */
  before: Pick<CashRecord, 'at' | 'id'> | null;
  limit: number;
}

export interface CashRecords {
  /** The newest first. */
  cashRecords(clientId: string, filter: CashRecordFilter): CashRecord[];
  /** Of all pages. */
  cashTotals(clientId: string, filter: Omit<CashRecordFilter, 'before' | 'limit'>): CashTotals;
  cashRecord(clientId: string, id: number): CashRecord | null;
  /** The entries of money of a record, in the order in which they were written. */
  entriesOf(clientId: string, record: CashRecord): LedgerEntry[];
}

/** A record as the database reads it. */
type CashRow = Omit<CashRecord, 'trade' | 'tradedBy' | 'account'> & {
  [Name in keyof RecordAccount]: string | null;
};

const balanceAfter = sql`sum(record.amount) OVER (ORDER BY record.at, record.id)`;
const notAsked = sql`0`;
/** Of what no movement stands behind: the depository has charged it, or a trade is settled. */
const stateOfRow = sql`coalesce(state, iif(kind = 'depository', 'CHARGED', 'SETTLED'))`;

/** An amount as digits, for what is typed of one. */
const isAmount = /^[0-9]+(?:\.[0-9]{0,2})?$/;

/** Whether a word is found in a record. */
function holds({ text, isins, banks }: SearchedWord) {
  const digits = text.replaceAll(/[₹,+−-]/gu, '');
  const amount = isAmount.test(digits)
    ? sql`printf('%d.%02d', abs(amount) / 100, abs(amount) % 100) LIKE ${`${digits}%`}`
    : sql`0`;
  const share = isins.length > 0 ? sql`coalesce(isin IN (${sql.join(isins)}), 0)` : sql`0`;
  const bank = banks.length > 0 ? sql`coalesce(substr(ifsc, 1, 4) IN (${sql.join(banks)}), 0)` : sql`0`;
  return sql<SqlBool>`(${share} OR ${bank} OR ${amount} OR number_end = ${text}
    OR instr(lower(coalesce(number, '')), ${text}) > 0)`;
}

interface CashSource {
  database: Database;
  now: () => number;
}

/** What is asked of the entries of a client's cash. */
function createCashQueries({ database, now }: CashSource) {
  const { query, first } = database;

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
  function recordsOf(clientId: string, balance = balanceAfter) {
    const grouped = sql`
      SELECT min(id) AS id, effective_at AS at, reference, max(isin) AS isin, sum(signed) AS amount, trade_id, side
      FROM (${entriesOfCash(clientId)})
      GROUP BY effective_at, iif(trade_id IS NULL, id, coalesce(reference, trade_id))
      HAVING sum(signed) <> 0`;
    const rows = sql<CashRow>`(
      SELECT record.id, record.at, iif(record.trade_id IS NULL, movement.kind, coalesce(record.side, 'depository')) AS kind,
        movement.state, record.reference, record.isin, record.amount,
        ${balance} AS balance,
        coalesce(payment.reference, traded.exchange_number) AS number,
        payment.bank_id, payment.holder, payment.ifsc, payment.number_end
      FROM (${grouped}) AS record LEFT JOIN movement
        ON record.trade_id IS NULL AND movement.id = coalesce(record.reference,
          (SELECT movement_id FROM movement_entry WHERE entry_id = record.id))
        LEFT JOIN fund_payment AS payment ON payment.movement_id = movement.id
        LEFT JOIN client_order AS traded ON record.trade_id IS NOT NULL AND traded.id = record.reference)`;
    return query.selectFrom(rows.as('record')).selectAll();
  }

  /** What settled cash was before an instant; null for now. */
  function cashBefore(clientId: string, at: number | null): Paise {
    const until = at === null ? sql`` : sql`WHERE effective_at < ${at}`;
    const sum = sql<{
      sum: number | null;
    }>`(SELECT sum(signed) AS sum FROM (${entriesOfCash(clientId)}) ${until})`;
    return fromPaise(first(query.selectFrom(sum.as('total')).select('total.sum'))?.sum ?? 0);
  }

  return { recordsOf, cashBefore };
}

/** Those of all records that are asked for. */
function filtered(
  records: ReturnType<ReturnType<typeof createCashQueries>['recordsOf']>,
  { kind, state, from, to, words }: Omit<CashRecordFilter, 'before' | 'limit'>,
) {
  let rows = records;
  if (kind !== null) rows = rows.where('kind', '=', kind);
  if (state !== null) rows = rows.where(sql<SqlBool>`${stateOfRow} = ${state}`);
  if (from !== null) rows = rows.where('at', '>=', from);
  if (to !== null) rows = rows.where('at', '<', to);
  for (const word of words) rows = rows.where(holds(word));
  return rows;
}

/** Makes what reads the records: the entries of a client's cash, put together, with what they have added up to. */
export function createCashRecords(source: CashSource): CashRecords {
  const { query, all, first } = source.database;
  const { recordsOf, cashBefore } = createCashQueries(source);
  const tradeOf = createTradeReader(source.database);

  function toRecord(row: CashRow): CashRecord {
    const { bank_id, holder, ifsc, number_end, ...record } = row;
    const hasAccount = bank_id !== null && holder !== null && ifsc !== null && number_end !== null;
    return {
      ...record,
      amount: fromPaise(row.amount),
      balance: fromPaise(row.balance),
      ...tradeOf(row),
      account: hasAccount ? { bank_id, holder, ifsc, number_end } : null,
    };
  }

  return {
    cashRecords(clientId, { before, limit, ...filter }) {
      let rows = filtered(recordsOf(clientId), filter)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit);
      if (before) rows = rows.where(sql<SqlBool>`(at, id) < (${before.at}, ${before.id})`);
      return all(rows).map(toRecord);
    },
    cashTotals(clientId, filter) {
      const sums = filtered(recordsOf(clientId, notAsked), filter)
        .clearSelect()
        .select([
          sql<number>`count(*)`.as('count'),
          sql<number>`coalesce(sum(max(amount, 0)), 0)`.as('moneyIn'),
          sql<number>`coalesce(sum(max(-amount, 0)), 0)`.as('moneyOut'),
        ]);
      const { count, moneyIn, moneyOut } = first(sums) ?? { count: 0, moneyIn: 0, moneyOut: 0 };
      return {
        count,
        moneyIn: fromPaise(moneyIn),
        moneyOut: fromPaise(moneyOut),
        opening: filter.from === null ? noMoney : cashBefore(clientId, filter.from),
        closing: cashBefore(clientId, filter.to),
      };
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
