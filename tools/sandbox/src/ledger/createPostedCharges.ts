import { chargeCodes, type CalendarDay, type ChargeCode } from '@wealth/domain';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { EntryCode } from '../database/ledgerTables.ts';
import type { Given } from '../database/statements.ts';
import { chargesOf } from './accountCodes.ts';

/** The posted sum of each charge, paise. */
export type PostedSums = ReadonlyMap<ChargeCode, number>;

export interface PostedOfDay {
  /** By order; without the depository's. */
  orders: ReadonlyMap<string, PostedSums>;
  /** What the depository has asked for, by the trade that was the first sale of its ISIN. */
  depository: ReadonlyMap<string, PostedSums>;
}

export interface PostedCharges {
  /** The charges posted for an order on a trading day, by code; without the depository's. */
  ofOrder(reference: string, day: CalendarDay): PostedSums;
  /** Keeps the charges posted for an order on a trading day: the next trade of the order reads them. */
  keep(reference: string, day: CalendarDay, posted: PostedSums): void;
  /** All charges of a client that count to a trading day: only the entries of orders of that day are read. */
  ofDay(clientId: string, day: CalendarDay): PostedOfDay;
  /** Whether the depository has asked for a sale of an ISIN on a day. */
  hasDepositoryFee(sale: { clientId: string; isin: string }, day: CalendarDay): boolean;
}

/** Kept in memory at most. */
const mostAsked = 10_000;

interface SumRow {
  code: EntryCode;
  credit: string;
  amount: number;
}

/** A line that fell was credited back to the client; so is a waiver, out of our own money. */
function sumsOf(rows: readonly SumRow[]): PostedSums {
  return new Map(
    chargeCodes.map((code) => {
      const account = chargesOf(code).code;
      const ofCode = rows.filter((row) => row.code === code);
      return [
        code,
        ofCode.reduce((sum, { credit, amount }) => sum + (credit === account ? amount : -amount), 0),
      ];
    }),
  );
}

function grouped<Row extends SumRow>(rows: readonly Row[], keyOf: (row: Row) => string | null) {
  const groups = Map.groupBy(rows, keyOf);
  return new Map(
    [...groups].flatMap(([key, ofKey]) => (key === null ? [] : [[key, sumsOf(ofKey)] as const])),
  );
}

/** Reads which charges the ledger holds. */
export function createPostedCharges({ query, prepare, onUndone }: Database): PostedCharges {
  const sums = query
    .selectFrom('ledger_entry')
    .select(['code', 'credit'])
    .select((row) => row.fn.sum<number>('amount').as('amount'))
    .where('code', 'in', chargeCodes);
  const ofOrder = prepare((given: Given<{ reference: string; day: string }>) =>
    sums
      .where('reference', '=', given('reference'))
      .where('day', '=', given('day'))
      .groupBy(['code', 'credit']),
  );
  const ofOrders = prepare((given: Given<{ clientId: string; day: string }>) =>
    sums
      .select('reference')
      .where(
        'reference',
        'in',
        query
          .selectFrom('ledger_entry as traded')
          .select('traded.reference')
          .where('traded.client_id', '=', given('clientId'))
          .where('traded.day', '=', given('day'))
          // Written out, not bound: only so can the index of such entries be used.
          .where(sql<boolean>`traded.code = 'trade' and traded.unit = 'UNITS'`),
      )
      .where('day', '=', given('day'))
      .groupBy(['reference', 'code', 'credit']),
  );
  const ofDepository = prepare((given: Given<{ clientId: string; day: string }>) =>
    sums
      .select('trade_id')
      .where('client_id', '=', given('clientId'))
      .where('day', '=', given('day'))
      .where('reference', 'is', null)
      .groupBy(['trade_id', 'code', 'credit']),
  );
  const fee = prepare((given: Given<{ clientId: string; isin: string; day: string }>) =>
    query
      .selectFrom('ledger_entry')
      .select('id')
      .where('client_id', '=', given('clientId'))
      .where('code', '=', 'depositoryFee')
      .where('day', '=', given('day'))
      // An index of such entries alone: the charge belongs to no order.
      .where('reference', 'is', null)
      .where('isin', '=', given('isin'))
      .limit(1),
  );
  /** Sales that the depository has asked for: an entry is never edited, so it stays true until it is taken back. */
  const asked = new Set<string>();
  /** Charges posted for orders, by order and day: only their trades add to them. */
  const kept = new Map<string, PostedSums>();
  onUndone(() => {
    asked.clear();
    kept.clear();
  });

  function hasDepositoryFee(
    { clientId, isin }: { clientId: string; isin: string },
    day: CalendarDay,
  ): boolean {
    const key = `${clientId} ${isin} ${day}`;
    if (asked.has(key)) return true;
    if (fee.first({ clientId, isin, day }) === undefined) return false;
    if (asked.size >= mostAsked) asked.clear();
    asked.add(key);
    return true;
  }

  return {
    ofOrder: (reference, day) => kept.get(`${reference} ${day}`) ?? sumsOf(ofOrder.all({ reference, day })),
    keep(reference, day, posted) {
      if (kept.size >= mostAsked) kept.clear();
      kept.set(`${reference} ${day}`, posted);
    },
    ofDay: (clientId, day) => ({
      orders: grouped(ofOrders.all({ clientId, day }), ({ reference }) => reference),
      depository: grouped(ofDepository.all({ clientId, day }), ({ trade_id }) => trade_id),
    }),
    hasDepositoryFee,
  };
}
