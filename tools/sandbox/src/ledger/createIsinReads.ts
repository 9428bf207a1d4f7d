import { fromPaise, type Paise } from '@wealth/domain';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Given } from '../database/statements.ts';
import { toOpenLot, type OpenLot } from './lotRows.ts';

/** How many lots a sale looks at first: most take one or two of what may be thousands. */
const firstPage = 2;
const nextPage = 8;

type LotOwner = { clientId: string; isin: string };

export interface IsinReads {
  /** The oldest lots of an ISIN that hold so many units together, or all if they hold fewer. */
  oldest(clientId: string, isin: string, quantity: number): OpenLot[];
  /** Units of an ISIN that are bought and not settled at an instant, by when they will be, epoch milliseconds. */
  unsettled(holding: { clientId: string; isin: string }, now: number): ReadonlyMap<number, number>;
  /** What is held of an ISIN and what that has cost, without charges; nothing and no cost where none is held. */
  held(clientId: string, isin: string): { quantity: number; cost: Paise };
}

/** Reads of the lots of one ISIN, which each order asks for. */
export function createIsinReads({ query, prepare }: Database): IsinReads {
  const lots = query.selectFrom('lot');
  const page = (count: number) =>
    prepare((given: Given<LotOwner & { from: number }>) =>
      lots
        .selectAll('lot')
        .where('client_id', '=', given('clientId'))
        .where('isin', '=', given('isin'))
        .where((row) => row('left_quantity', '>', row.lit(0)))
        .orderBy('bought_on')
        .orderBy('id')
        // Written out: with a bound limit SQLite would compile the statement each time.
        .limit(sql.lit(count))
        .offset(given('from')),
    );
  const [first, next] = [page(firstPage), page(nextPage)];
  const unsettled = prepare((given: Given<LotOwner & { now: number }>) =>
    lots
      .select(['settles_at', sql<number>`sum(left_quantity)`.as('quantity')])
      .where('client_id', '=', given('clientId'))
      .where('isin', '=', given('isin'))
      .where('settles_at', '>', given('now'))
      .where((row) => row('left_quantity', '>', row.lit(0)))
      .groupBy('settles_at'),
  );
  const held = prepare((given: Given<LotOwner>) =>
    lots
      .select((row) => [
        row.fn.coalesce(row.fn.sum<number>('left_quantity'), row.lit(0)).as('quantity'),
        row.fn.coalesce(row.fn.sum<number>('left_cost_paise'), row.lit(0)).as('cost'),
      ])
      .where('client_id', '=', given('clientId'))
      .where('isin', '=', given('isin'))
      .where((row) => row('left_quantity', '>', row.lit(0))),
  );
  return {
    held(clientId, isin) {
      const { quantity, cost } = held.first({ clientId, isin }) ?? { quantity: 0, cost: 0 };
      return { quantity, cost: fromPaise(cost) };
    },
    oldest(clientId, isin, quantity) {
      const found: OpenLot[] = [];
      let units = 0;
      for (;;) {
        const [rows, count] = found.length === 0 ? [first, firstPage] : [next, nextPage];
        const more = rows.all({ clientId, isin, from: found.length }).map(toOpenLot);
        found.push(...more);
        units += more.reduce((sum, lot) => sum + lot.quantity, 0);
        if (units >= quantity || more.length < count) return found;
      }
    },
    unsettled: ({ clientId, isin }, now) =>
      new Map(unsettled.all({ clientId, isin, now }).map(({ settles_at: at, quantity }) => [at, quantity])),
  };
}
