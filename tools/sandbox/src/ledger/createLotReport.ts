import { taxYearOf, type CalendarDay } from '@wealth/domain';
import type { Database } from '../database/database.ts';
import { openLots } from './createLotTable.ts';
import { toOpenLot, toRealisedPart, type OpenLot, type RealisedPart } from './lotRows.ts';

/** The client's order behind a lot or part; null where no order made it. */
interface OfOrder {
  orderId: string | null;
}

/** Which lots or sales are asked for, and how many at most. */
interface Asked<Place> {
  clientId: string;
  /** ISINs of one share; all when absent. */
  isins?: readonly string[] | undefined;
  /** The last row of the page before; null for the first page. */
  after: Place | null;
  limit: number;
}

/** The place of a lot among those of its client. */
export interface LotPlace {
  boughtOn: string;
  id: number;
}

/** The sums from which the tax on gains is calculated. */
export interface LotReport {
  /** Lots that have units left, the oldest first. */
  openLots(asked: Asked<LotPlace>): Array<OpenLot & OfOrder>;
  /**
   * What was sold since the tax year of a day began, in order of time. On a holiday at the end of a year, sales that count to
   * the next one are among them. A place is the id of a part.
   */
  soldSinceYearOf(day: CalendarDay, asked: Asked<number>): Array<RealisedPart & OfOrder & { id: number }>;
}

/** Reads lots and sales with their orders. */
export function createLotReport({ query, all, first }: Database): LotReport {
  /**
   * The last sale before the year. Sales are written in order of time, so that only the year's are read, whatever the age of
   * the ledger.
   */
  function lastBeforeYearOf(day: CalendarDay, clientId: string): number {
    const older = query
      .selectFrom('lot_part')
      .select('id')
      .where('client_id', '=', clientId)
      .where('sold_on', '<', taxYearOf(day).firstDay)
      .orderBy('id', 'desc')
      .limit(1);
    return first(older)?.id ?? 0;
  }

  const salesSince = (day: CalendarDay, clientId: string) =>
    query
      .selectFrom('lot_part')
      .innerJoin('lot', 'lot.id', 'lot_part.lot_id')
      .where('lot_part.client_id', '=', clientId)
      .where('lot_part.origin', '=', 'sale')
      .where('lot_part.id', '>', lastBeforeYearOf(day, clientId));

  return {
    openLots({ clientId, isins, after, limit }) {
      let rows = openLots(query, clientId)
        .leftJoin('client_order', 'client_order.id', 'lot.reference')
        .select('client_order.id as order_id')
        .limit(limit);
      if (isins) rows = rows.where('lot.isin', 'in', isins);
      if (after) {
        rows = rows.where((row) =>
          row(row.refTuple('lot.bought_on', 'lot.id'), '>', row.tuple(after.boughtOn, after.id)),
        );
      }
      return all(rows).map((row) => ({
        ...toOpenLot(row),
        orderId: row.order_id,
      }));
    },
    soldSinceYearOf(day, { clientId, isins, after, limit }) {
      let rows = salesSince(day, clientId)
        .leftJoin('client_order', 'client_order.id', 'lot_part.reference')
        .selectAll('lot_part')
        .select(['lot.isin', 'lot.bought_on', 'lot.origin as lot_origin', 'client_order.id as order_id'])
        .orderBy('lot_part.id')
        .limit(limit);
      if (isins) rows = rows.where('lot.isin', 'in', isins);
      if (after !== null) rows = rows.where('lot_part.id', '>', after);
      return all(rows).map((row) => ({
        ...toRealisedPart(row),
        id: row.id,
        orderId: row.order_id,
      }));
    },
  };
}
