import { calendarDay, fromPaise, istDay, noMoney, type CalendarDay, type Paise } from '@wealth/domain';
import type { SoldUnits } from '@wealth/domain/tax';
import * as z from 'zod/mini';
import { createActionTable, type StoredAction } from '../actions/actionTable.ts';
import type { Database } from '../database/database.ts';
import type { LotOrigin } from '../database/ledgerTables.ts';
import { tableIsinOf } from '../engine/index.ts';

/** Where units were bought or sold; null where no order of the client made it. */
export interface TaxTrade {
  orderId: string | null;
  /** Null for what was no trade. */
  tradeId: string | null;
}

/** A lot sold, with its trades. */
export interface SoldLot extends SoldUnits {
  isin: string;
  /** As it was bought. */
  symbol: string;
  origin: LotOrigin;
  transactionTax: Paise;
  saleTransactionTax: Paise;
  purchase: TaxTrade;
  sale: TaxTrade;
}

/** The client's own words to an order. */
export interface TradeWords {
  note: string | null;
  tags: string[];
}

/** Units that were sold. */
export interface ValuedUnits {
  /** Of the day of the sale. */
  isin: string;
  boughtOn: CalendarDay;
  soldOn: CalendarDay;
  quantity: number;
}

/** What units were worth on 31 January 2018; null for what was bought later, and where that is not known. */
export type MarketValueOf = (units: ValuedUnits) => Paise | null;

export interface TaxTable {
  /**
   * All that a client has ever sold, lot by lot, in the order in which it was written; then the fractions of shares that
   * companies pay for, as sold on the ex-date.
   */
  soldLots(clientId: string): SoldLot[];
  /** The day of the first purchase; null for none. */
  firstDay(clientId: string): CalendarDay | null;
  /** Notes and tags of orders that have any, by the id of the order. */
  words(clientId: string): ReadonlyMap<string, TradeWords>;
}

const tagList = z.array(z.string());

/** A text that sorts as the number does. */
const idOf = (id: number) => String(id).padStart(12, '0');

/** What sales have taken out of lots, each with the orders of both sides. */
const soldOf = ({ query, all }: Database, clientId: string) =>
  all(
    query
      .selectFrom('lot_part')
      .innerJoin('lot', 'lot.id', 'lot_part.lot_id')
      .leftJoin('client_order as sale', 'sale.id', 'lot_part.reference')
      .leftJoin('client_order as purchase', 'purchase.id', 'lot.reference')
      .selectAll('lot_part')
      .select([
        'lot.isin',
        'lot.symbol',
        'lot.bought_on',
        'lot.origin as lot_origin',
        'lot.origin_id as lot_origin_id',
        'sale.id as sale_id',
        'purchase.id as purchase_id',
      ])
      .where('lot_part.client_id', '=', clientId)
      .where('lot_part.origin', '=', 'sale')
      .orderBy('lot_part.id'),
  );

function toSoldLot(row: ReturnType<typeof soldOf>[number], marketValueOf: MarketValueOf): SoldLot {
  const boughtOn = calendarDay(row.bought_on);
  const soldOn = calendarDay(row.sold_on);
  const { isin, quantity, lot_origin: origin, lot_origin_id: originId } = row;
  return {
    id: idOf(row.id),
    lotId: String(row.lot_id),
    holding: tableIsinOf(isin),
    bonusId: origin === 'bonus' ? originId : null,
    isin,
    symbol: row.symbol,
    origin,
    boughtOn,
    soldOn,
    quantity,
    cost: fromPaise(row.cost_paise),
    charges: fromPaise(row.charges_paise),
    transactionTax: fromPaise(row.transaction_tax_paise),
    marketValue: marketValueOf({ isin, boughtOn, soldOn, quantity }),
    proceeds: fromPaise(row.proceeds_paise),
    saleCharges: fromPaise(row.sale_charges_paise),
    saleTransactionTax: fromPaise(row.sale_transaction_tax_paise),
    purchase: { orderId: row.purchase_id, tradeId: origin === 'trade' ? originId : null },
    sale: { orderId: row.sale_id, tradeId: row.origin_id },
  };
}

/** A fraction of a share is told in ten-thousandths. */
const partsOfShare = 10_000;

/** What an action has left over of a whole share. Without a purchase of its own it is as new as the action. */
function toSoldFraction({ id, at, kind, facts }: StoredAction): SoldLot[] {
  const { fraction, after } = facts;
  // The share that a demerger gives stands behind the one that stays.
  const side = after[kind === 'demerger' ? 1 : 0];
  if (!fraction || !side || kind === 'rights' || kind === 'dividend') return [];
  const { isin, symbol } = side.share;
  const soldOn = istDay(at);
  return [
    {
      id: `fraction ${id}`,
      lotId: id,
      holding: tableIsinOf(isin),
      isFraction: true,
      isin,
      symbol,
      origin: kind,
      boughtOn: fraction.boughtOn ?? soldOn,
      soldOn,
      quantity: Math.round((fraction.numerator / fraction.denominator) * partsOfShare) / partsOfShare,
      cost: fraction.cost,
      charges: fraction.charges,
      transactionTax: fraction.transactionTax,
      // What shares bought before February 2018 were worth is known of whole shares alone.
      marketValue: null,
      proceeds: fraction.amount,
      saleCharges: noMoney,
      saleTransactionTax: noMoney,
      purchase: { orderId: null, tradeId: null },
      sale: { orderId: null, tradeId: null },
    },
  ];
}

/** Reads what the tax on gains is counted from. */
export function createTaxTable(database: Database, marketValueOf: MarketValueOf): TaxTable {
  const { query, all, first } = database;
  const actions = createActionTable(database);
  return {
    soldLots: (clientId) => [
      ...soldOf(database, clientId).map((row) => toSoldLot(row, marketValueOf)),
      ...actions.list(clientId).flatMap(toSoldFraction),
    ],
    firstDay(clientId) {
      const row = first(
        query
          .selectFrom('lot')
          .select('bought_on')
          .where('client_id', '=', clientId)
          .orderBy('bought_on')
          .limit(1),
      );
      return row === undefined ? null : calendarDay(row.bought_on);
    },
    words: (clientId) =>
      new Map(
        all(
          query
            .selectFrom('client_order')
            .select(['id', 'note', 'tags'])
            .where('client_id', '=', clientId)
            .where((row) => row.or([row('note', 'is not', null), row('tags', '!=', '[]')])),
        ).map(({ id, note, tags }) => [id, { note, tags: z.parse(tagList, JSON.parse(tags)) }]),
      ),
  };
}
