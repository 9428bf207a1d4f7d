import {
  calendarDay,
  fromPaise,
  type CalendarDay,
  type Paise,
  type SoldPart,
  type TaxLot,
} from '@wealth/domain';
import { sql, type Selectable } from 'kysely';
import type { Database } from '../database/database.ts';
import type { LotOrigin, PartOrigin } from '../database/ledgerTables.ts';
import type { Tables } from '../database/schema.ts';
import type { Given } from '../database/statements.ts';

/** A lot with what sales have left of it. */
export interface OpenLot extends TaxLot {
  id: number;
  isin: string;
  /** The origin of the lot. */
  origin: LotOrigin;
  /** The order or movement that it came by, and the trade or movement. */
  reference: string;
  originId: string;
  /** The action of the company that has made or changed it last. */
  actionId: string | null;
  /** Record date of the bonus that it came by. */
  bonusRecordedOn: CalendarDay | null;
  /** Where it was bought, or is listed. */
  market: string;
  symbol: string;
  /** Units of the purchase. */
  boughtQuantity: number;
  /** Epoch milliseconds. */
  boughtAt: number;
  settlesAt: number;
}

/** What makes a lot, or takes out of one. */
export interface LotEvent<Origin extends LotOrigin | PartOrigin> {
  clientId: string;
  /** The order or movement. */
  reference: string;
  /** What it is, with the id of the trade or movement. */
  origin: { kind: Origin; id: string };
  /** When the units were bought or left; of what an action has made, when those before were bought. */
  at: number;
  day: CalendarDay;
  /** When the units can be sold, or are gone. */
  settlesAt: number;
  /** The action of the company that has made or changed the lot. */
  actionId?: string | null;
  /** Record date of the bonus that it came by. */
  bonusRecordedOn?: CalendarDay | null;
}

export interface NewLot extends Omit<TaxLot, 'boughtOn'> {
  isin: string;
  market: string;
  symbol: string;
}

/** A sale of a part of a lot. */
export interface RealisedPart extends Omit<SoldPart, 'lot'> {
  lotId: number;
  isin: string;
  /** The origin of the lot. */
  origin: LotOrigin;
  soldAt: number;
}

export interface LotTable {
  /** Lots that have units left, the oldest first; of one ISIN, or of all. */
  open(clientId: string, isin?: string): OpenLot[];
  /** The oldest lots of an ISIN that hold so many units together, or all if they hold fewer. */
  oldest(clientId: string, isin: string, quantity: number): OpenLot[];
  /** Units of an ISIN that are bought and not settled at an instant, by when they will be, epoch milliseconds. */
  unsettled(holding: { clientId: string; isin: string }, now: number): ReadonlyMap<number, number>;
  /** What is held of an ISIN and what that has cost, without charges; nothing and no cost where none is held. */
  held(clientId: string, isin: string): { quantity: number; cost: Paise };
  add(event: LotEvent<LotOrigin>, lot: NewLot): void;
  /** Writes what was taken, and what is left of each lot. */
  take(event: LotEvent<PartOrigin>, parts: ReadonlyArray<SoldPart<OpenLot>>): void;
  /** All sales, in the order in which they happened. */
  realised(clientId: string): RealisedPart[];
  /** Gains realised on one trading day. */
  realisedOn(clientId: string, day: CalendarDay): RealisedPart[];
  /** Gains of all sales in paise, by prices alone. */
  priceGain(clientId: string): number;
}

/** How many lots a sale looks at first: most take one or two of what may be thousands. */
const firstPage = 2;
const nextPage = 8;

/** A row of a lot as the books have it. */
export function toOpenLot(row: Selectable<Tables['lot']>): OpenLot {
  return {
    id: row.id,
    isin: row.isin,
    origin: row.origin,
    reference: row.reference,
    originId: row.origin_id,
    actionId: row.action_id,
    bonusRecordedOn: row.bonus_recorded_on === null ? null : calendarDay(row.bonus_recorded_on),
    market: row.market,
    symbol: row.symbol,
    boughtQuantity: row.quantity,
    boughtAt: row.bought_at,
    boughtOn: calendarDay(row.bought_on),
    settlesAt: row.settles_at,
    quantity: row.left_quantity,
    cost: fromPaise(row.left_cost_paise),
    charges: fromPaise(row.left_charges_paise),
    transactionTax: fromPaise(row.left_transaction_tax_paise),
  };
}

/** What a sale took out of a lot, as the books have it. */
export function toRealisedPart(
  row: Selectable<Tables['lot_part']> &
    Pick<Selectable<Tables['lot']>, 'isin' | 'bought_on'> & { lot_origin: LotOrigin },
): RealisedPart {
  return {
    lotId: row.lot_id,
    isin: row.isin,
    origin: row.lot_origin,
    boughtOn: calendarDay(row.bought_on),
    soldOn: calendarDay(row.sold_on),
    soldAt: row.sold_at,
    quantity: row.quantity,
    cost: fromPaise(row.cost_paise),
    charges: fromPaise(row.charges_paise),
    transactionTax: fromPaise(row.transaction_tax_paise),
    proceeds: fromPaise(row.proceeds_paise),
    saleCharges: fromPaise(row.sale_charges_paise),
    saleTransactionTax: fromPaise(row.sale_transaction_tax_paise),
  };
}

/** The lots of a client that have units left, the oldest first. */
export function openLots(query: Database['query'], clientId: string) {
  return (
    query
      .selectFrom('lot')
      .selectAll('lot')
      .where('lot.client_id', '=', clientId)
      // Written out, not bound: only so can the index of open lots be used.
      .where((row) => row('lot.left_quantity', '>', row.lit(0)))
      .orderBy('lot.bought_on')
      .orderBy('lot.id')
  );
}

type LotOwner = { clientId: string; isin: string };

/** Reads of the lots of one ISIN, which each order asks for. */
function createIsinReads({ query, prepare }: Database): Pick<LotTable, 'held' | 'oldest' | 'unsettled'> {
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

function createWrites({ insert, update }: Database): Pick<LotTable, 'add' | 'take'> {
  function takeOut(lot: OpenLot, part: SoldPart<OpenLot>): void {
    const left = {
      left_quantity: lot.quantity - part.quantity,
      left_cost_paise: lot.cost - part.cost,
      left_charges_paise: lot.charges - part.charges,
      left_transaction_tax_paise: lot.transactionTax - part.transactionTax,
    };
    update('lot', { id: lot.id }, left);
  }

  return {
    add({ clientId, reference, origin, at, day, settlesAt, actionId, bonusRecordedOn }, lot) {
      insert('lot', {
        client_id: clientId,
        isin: lot.isin,
        market: lot.market,
        symbol: lot.symbol,
        quantity: lot.quantity,
        cost_paise: lot.cost,
        charges_paise: lot.charges,
        transaction_tax_paise: lot.transactionTax,
        bought_at: at,
        bought_on: day,
        settles_at: settlesAt,
        reference,
        origin: origin.kind,
        origin_id: origin.id,
        action_id: actionId ?? null,
        bonus_recorded_on: bonusRecordedOn ?? null,
        left_quantity: lot.quantity,
        left_cost_paise: lot.cost,
        left_charges_paise: lot.charges,
        left_transaction_tax_paise: lot.transactionTax,
      });
    },
    take({ clientId, reference, origin, at, day, settlesAt }, parts) {
      for (const part of parts) {
        takeOut(part.lot, part);
        insert('lot_part', {
          client_id: clientId,
          lot_id: part.lot.id,
          quantity: part.quantity,
          cost_paise: part.cost,
          charges_paise: part.charges,
          transaction_tax_paise: part.transactionTax,
          proceeds_paise: part.proceeds,
          sale_charges_paise: part.saleCharges,
          sale_transaction_tax_paise: part.saleTransactionTax,
          sold_at: at,
          sold_on: day,
          settles_at: settlesAt,
          reference,
          origin: origin.kind,
          origin_id: origin.id,
        });
      }
    },
  };
}

/** Reads and writes lots and what was sold of them; it knows no rules. */
export function createLotTable(database: Database): LotTable {
  const { query, all, first } = database;
  const openOf = (clientId: string) => openLots(query, clientId);
  const partsOf = (clientId: string) =>
    query
      .selectFrom('lot_part')
      .innerJoin('lot', 'lot.id', 'lot_part.lot_id')
      .selectAll('lot_part')
      .select(['isin', 'bought_on', 'lot.origin as lot_origin'])
      .where('lot_part.client_id', '=', clientId)
      .where('lot_part.origin', '=', 'sale')
      .orderBy('lot_part.id');
  return {
    ...createWrites(database),
    ...createIsinReads(database),
    open: (clientId, isin) =>
      all(isin === undefined ? openOf(clientId) : openOf(clientId).where('lot.isin', '=', isin)).map(
        toOpenLot,
      ),
    realised: (clientId) => all(partsOf(clientId)).map(toRealisedPart),
    realisedOn: (clientId, day) => all(partsOf(clientId).where('sold_on', '=', day)).map(toRealisedPart),
    priceGain(clientId) {
      const sums = query
        .selectFrom('lot_part')
        .select((row) => row.fn.coalesce(row.fn.sum<number>('proceeds_paise'), row.lit(0)).as('proceeds'))
        .select((row) => row.fn.coalesce(row.fn.sum<number>('cost_paise'), row.lit(0)).as('cost'))
        .where('client_id', '=', clientId)
        .where('origin', '=', 'sale');
      const row = first(sums);
      return row ? row.proceeds - row.cost : 0;
    },
  };
}
