import type { CalendarDay, SoldPart, TaxLot } from '@wealth/domain';
import type { Database } from '../database/database.ts';
import type { LotOrigin, PartOrigin } from '../database/ledgerTables.ts';
import { createIsinReads, type IsinReads } from './createIsinReads.ts';
import { toOpenLot, toRealisedPart, type OpenLot, type RealisedPart } from './lotRows.ts';

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

export interface LotTable extends IsinReads {
  /** Lots that have units left, the oldest first; of one ISIN, or of all. */
  open(clientId: string, isin?: string): OpenLot[];
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
