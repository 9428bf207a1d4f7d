import { fromPaise, sumOf, type Paise } from '@wealth/domain';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { LotOrigin, PartOrigin } from '../database/ledgerTables.ts';
import { accountNamed } from './accountCodes.ts';
import { unitPlaces } from './accountFamilies.ts';
import { isNoTrade } from './isNoTrade.ts';

/** A lot as it was when it came. Amounts in paise. */
export interface LotMade {
  id: number;
  isin: string;
  origin: LotOrigin;
  /** When it came, epoch milliseconds: of a trade its time, whatever an action has made of it later. */
  at: number;
  /** When its units were bought: tax counts from there. */
  boughtAt: number;
  quantity: number;
  /** Without charges. */
  cost: Paise;
  /** All of the purchase, transaction tax among them. */
  charges: Paise;
  /** The order or movement. */
  reference: string;
  /** Null where no order of the client made it. */
  orderId: string | null;
  /** The action of a company that gave it, or made it of another lot; null of what was bought. */
  actionId: string | null;
}

/** What was taken out of a lot. */
export interface LotTaken {
  id: number;
  lotId: number;
  isin: string;
  origin: PartOrigin;
  at: number;
  boughtAt: number;
  quantity: number;
  cost: Paise;
  /** Its share of the charges of the purchase, transaction tax among them. */
  charges: Paise;
  proceeds: Paise;
  /** All of the sale, transaction tax among them. */
  saleCharges: Paise;
  reference: string;
  orderId: string | null;
}

/** Units that came into the demat account, above zero, or left it. */
export interface UnitMove {
  at: number;
  isin: string;
  quantity: number;
}

/** The entry of the ledger behind a lot. */
export interface LotEntry {
  id: number;
  hash: string;
}

export interface TradeHistory {
  /** Every lot that ever was, in the order in which they came. */
  lotsMade(clientId: string): LotMade[];
  lotsTaken(clientId: string): LotTaken[];
  /** Every move of units in or out, in the order in which they were written; moves inside the demat account are none. */
  unitMoves(clientId: string): UnitMove[];
  /** The entries that brought the units of lots, by the ids of the lots. */
  lotEntries(clientId: string): ReadonlyMap<number, LotEntry>;
  /** Names what is written of a client: another one as soon as there is more. */
  lastEntry(clientId: string): number;
}

type UnitRow = { debit: string; credit: string; amount: number; effective_at: number };

/** What a row changes in the demat account of a client; what it is of says the account. */
function toMove(clientId: string, { debit, credit, amount, effective_at: at }: UnitRow): UnitMove[] {
  const isOwn = (code: string) => unitPlaces.some((place) => code.startsWith(`${clientId}/${place}/`));
  if (isOwn(debit) === isOwn(credit)) return [];
  const { isin } = accountNamed(isOwn(credit) ? credit : debit);
  return isin === null ? [] : [{ at, isin, quantity: isOwn(credit) ? amount : 0 - amount }];
}

function createUnitReads({ query, all, first }: Database): Pick<TradeHistory, 'unitMoves' | 'lastEntry'> {
  const entries = query.selectFrom('ledger_entry');
  return {
    unitMoves(clientId) {
      const units = entries
        .select(['debit', 'credit', 'amount', 'effective_at', 'id'])
        .where('client_id', '=', clientId)
        // Written out, not bound: only so can the index of traded units be used.
        .where(sql<boolean>`unit = 'UNITS'`);
      const traded = all(units.where(sql<boolean>`code = 'trade'`));
      const others = all(units.where(isNoTrade));
      return [...traded, ...others]
        .toSorted((one, other) => one.id - other.id)
        .flatMap((row) => toMove(clientId, row));
    },
    lastEntry: (clientId) =>
      first(entries.select((row) => row.fn.max('id').as('id')).where('client_id', '=', clientId))?.id ?? 0,
  };
}

function createLotEntries({ query, all }: Database): TradeHistory['lotEntries'] {
  return (clientId) => {
    const traded = query.selectFrom('lot').innerJoin('ledger_entry', (join) =>
      join
        .onRef('ledger_entry.client_id', '=', 'lot.client_id')
        .onRef('ledger_entry.trade_id', '=', 'lot.origin_id')
        .on(sql<boolean>`ledger_entry.code = 'trade' AND ledger_entry.unit = 'UNITS'`),
    );
    const moved = query
      .selectFrom('lot')
      .innerJoin('ledger_entry', 'ledger_entry.reference', 'lot.reference')
      .where(isNoTrade)
      .where('ledger_entry.unit', '=', 'UNITS')
      .whereRef('ledger_entry.isin', '=', 'lot.isin');
    const found = [traded, moved].flatMap((rows) =>
      all(
        rows
          .select(['lot.id as lot_id', 'ledger_entry.id', 'ledger_entry.hash'])
          .where('lot.client_id', '=', clientId)
          .orderBy('ledger_entry.id', 'desc'),
      ),
    );
    return new Map(found.map(({ lot_id: lotId, id, hash }) => [lotId, { id, hash }]));
  };
}

/** Reads everything that a client ever bought, sold or was given. */
export function createTradeHistory(database: Database): TradeHistory {
  const { query, all } = database;
  const charges = (row: { charges_paise: number; transaction_tax_paise: number }) =>
    fromPaise(row.charges_paise + row.transaction_tax_paise);
  return {
    ...createUnitReads(database),
    lotEntries: createLotEntries(database),
    lotsMade: (clientId) =>
      all(
        query
          .selectFrom('lot')
          .leftJoin('client_order', 'client_order.id', 'lot.reference')
          .leftJoin('client_action', (join) =>
            join
              .onRef('client_action.client_id', '=', 'lot.client_id')
              .onRef('client_action.id', '=', 'lot.action_id'),
          )
          .selectAll('lot')
          .select(['client_order.id as order_id', 'client_action.at as action_at'])
          .where('lot.client_id', '=', clientId)
          .orderBy('lot.id'),
      ).map((row) => ({
        id: row.id,
        isin: row.isin,
        origin: row.origin,
        // What an action has made keeps the day of its purchase, but came with the action.
        at: row.action_at ?? (row.origin === 'trade' ? row.bought_at : row.settles_at),
        boughtAt: row.bought_at,
        quantity: row.quantity,
        cost: fromPaise(row.cost_paise),
        charges: charges(row),
        reference: row.reference,
        orderId: row.order_id,
        actionId: row.action_id,
      })),
    lotsTaken: (clientId) =>
      all(
        query
          .selectFrom('lot_part')
          .innerJoin('lot', 'lot.id', 'lot_part.lot_id')
          .leftJoin('client_order', 'client_order.id', 'lot_part.reference')
          .selectAll('lot_part')
          .select(['lot.isin', 'lot.bought_at', 'client_order.id as order_id'])
          .where('lot_part.client_id', '=', clientId)
          .orderBy('lot_part.id'),
      ).map((row) => ({
        id: row.id,
        lotId: row.lot_id,
        isin: row.isin,
        origin: row.origin,
        at: row.sold_at,
        boughtAt: row.bought_at,
        quantity: row.quantity,
        cost: fromPaise(row.cost_paise),
        charges: charges(row),
        proceeds: fromPaise(row.proceeds_paise),
        saleCharges: sumOf([fromPaise(row.sale_charges_paise), fromPaise(row.sale_transaction_tax_paise)]),
        reference: row.reference,
        orderId: row.order_id,
      })),
  };
}
