import { sql, type Insertable, type Selectable } from 'kysely';
import type { CalendarDay } from '@wealth/domain';
import type { Database } from '../database/database.ts';
import type { OrderStatus } from '../database/orderTables.ts';
import type { Tables } from '../database/schema.ts';
import type { MarketEvent } from '../engine/index.ts';

export type StoredOrder = Selectable<Tables['client_order']>;
export type NewOrder = Insertable<Tables['client_order']>;
export type OrderTrade = Selectable<Tables['order_trade']>;
export type OrderStep = Selectable<Tables['order_step']>;

/** The states in which an order can still be traded. */
export const waitingStatuses = ['PENDING', 'QUEUED', 'TRIGGER_PENDING', 'OPEN', 'PARTIAL'] as const;
const endedStatuses = ['TRIGGERED', 'COMPLETE', 'REJECTED', 'CANCELLED', 'EXPIRED'] as const;

/** How long a key stays sealed; the intent that it belongs to lives for a day. */
export const sealedForMs = 30 * 24 * 3_600_000;
/** Sealed keys of one client. */
export const maxSealedKeys = 10_000;

export function isWaiting({ status }: { status: OrderStatus }): boolean {
  return waitingStatuses.some((waiting) => waiting === status);
}

export interface HistoryFilter {
  /** Epoch milliseconds, the end no longer part of it. */
  from: number | null;
  to: number | null;
  side: 'BUY' | 'SELL' | null;
  /** Symbols; null for all. */
  symbols: readonly string[] | null;
  /** A tag of the client's. */
  tag: string | null;
  /** The exchange and symbol of one share. */
  market: string | null;
  symbol: string | null;
  /** `seq` of the last row of the page before. */
  before: number | null;
  limit: number;
}

/** Orders themselves. */
function orderRows({ query, all, first, run }: Database) {
  const orders = query.selectFrom('client_order').selectAll();
  let revision = 0;

  return {
    find: (clientId: string, id: string): StoredOrder | null =>
      first(orders.where('client_id', '=', clientId).where('id', '=', id)) ?? null,
    byId: (id: string): StoredOrder | null => first(orders.where('id', '=', id)) ?? null,
    byKey: (clientId: string, key: string): StoredOrder | null =>
      first(orders.where('client_id', '=', clientId).where('client_order_id', '=', key)) ?? null,
    /** Those of one client that can still be traded, newest first. */
    waitingOf: (clientId: string): StoredOrder[] =>
      all(
        orders
          .where('client_id', '=', clientId)
          .where('status', 'in', waitingStatuses)
          .orderBy('seq', 'desc'),
      ),
    /** How many orders of one client can still be traded. */
    waitingCount: (clientId: string): number =>
      first(
        query
          .selectFrom('client_order')
          .select((part) => part.fn.countAll<number>().as('count'))
          .where('client_id', '=', clientId)
          .where('status', 'in', waitingStatuses),
      )?.count ?? 0,
    /** The same, of one share. */
    waitingIn: (clientId: string, share: Pick<StoredOrder, 'market' | 'symbol'>): StoredOrder[] =>
      all(
        orders
          .where('client_id', '=', clientId)
          .where('status', 'in', waitingStatuses)
          .where('market', '=', share.market)
          .where('symbol', '=', share.symbol)
          .orderBy('seq', 'desc'),
      ),
    /** After-market orders of everybody, in order of placing. */
    queued: (): StoredOrder[] => all(orders.where('status', '=', 'QUEUED').orderBy('seq')),
    /** GTTs of everybody that wait for their trigger, in order of placing. */
    waitingGtts: (): StoredOrder[] =>
      all(orders.where('validity', '=', 'GTT').where('status', '=', 'TRIGGER_PENDING').orderBy('seq')),
    /** Newest first. */
    history(clientId: string, filter: HistoryFilter): StoredOrder[] {
      let rows = orders.where('client_id', '=', clientId).where('status', 'in', endedStatuses);
      if (filter.from !== null) rows = rows.where('placed_at', '>=', filter.from);
      if (filter.to !== null) rows = rows.where('placed_at', '<', filter.to);
      if (filter.side !== null) rows = rows.where('side', '=', filter.side);
      if (filter.symbols !== null) rows = rows.where('symbol', 'in', filter.symbols);
      if (filter.market !== null) rows = rows.where(sql<boolean>`market = ${filter.market}`);
      if (filter.symbol !== null) rows = rows.where('symbol', '=', filter.symbol);
      if (filter.tag !== null)
        rows = rows.where(sql<boolean>`exists (select 1 from json_each(tags) where value = ${filter.tag})`);
      if (filter.before !== null) rows = rows.where('seq', '<', filter.before);
      return all(rows.orderBy('seq', 'desc').limit(filter.limit));
    },
    /** Orders that are the same but for their key and were placed since an instant. */
    equalSince: (clientId: string, contentHash: string, since: number): StoredOrder[] =>
      all(
        orders
          .where('client_id', '=', clientId)
          .where('content_hash', '=', contentHash)
          .where('placed_at', '>=', since)
          .where('status', '!=', 'REJECTED'),
      ),
    /** Another number after each write: whoever keeps what was read knows by it that it is old. */
    revision: () => revision,
    insert(order: NewOrder): void {
      revision += 1;
      run(query.insertInto('client_order').values(order));
    },
    update(id: string, values: Partial<StoredOrder>): void {
      revision += 1;
      run(query.updateTable('client_order').set(values).where('id', '=', id));
    },
  };
}

/** Trades of orders and what happened to them. */
function orderParts({ query, all, first, run }: Database) {
  return {
    addTrade(trade: OrderTrade, clientId: string): void {
      run(query.insertInto('order_trade').values(trade));
      run(
        query
          .updateTable('client')
          .set((row) => ({ order_count: row('order_count', '+', 1) }))
          .where('id', '=', clientId),
      );
    },
    /** Those that the ledger has booked on a trading day, in order of time: only that day's are read. */
    tradesOn: (clientId: string, day: CalendarDay): OrderTrade[] =>
      all(
        query
          .selectFrom('ledger_entry')
          .innerJoin('order_trade', 'order_trade.id', 'ledger_entry.trade_id')
          .selectAll('order_trade')
          .where('ledger_entry.client_id', '=', clientId)
          .where('ledger_entry.code', '=', 'trade')
          .where('ledger_entry.day', '=', day)
          .where('ledger_entry.unit', '=', 'UNITS')
          .orderBy('order_trade.at')
          .orderBy('order_trade.id'),
      ),
    /** In order of time. */
    tradesOf: (orderId: string): OrderTrade[] =>
      all(
        query
          .selectFrom('order_trade')
          .selectAll()
          .where('order_id', '=', orderId)
          .orderBy('at')
          .orderBy('id'),
      ),
    addStep(step: Omit<OrderStep, 'id'>): void {
      run(query.insertInto('order_step').values(step));
    },
    /** Steps of all GTTs that wait for their trigger, in order. */
    gttSteps: (): OrderStep[] =>
      all(
        query
          .selectFrom('order_step')
          .innerJoin('client_order', 'client_order.id', 'order_step.order_id')
          .selectAll('order_step')
          .where('client_order.validity', '=', 'GTT')
          .where('client_order.status', '=', 'TRIGGER_PENDING')
          .orderBy('order_step.id'),
      ),
    /** When the last step of any order was written; epoch milliseconds, 0 before the first. */
    lastStepAt: (): number =>
      first(query.selectFrom('order_step').select((step) => step.fn.max('at').as('at')))?.at ?? 0,
    stepsOf: (orderId: string): OrderStep[] =>
      all(query.selectFrom('order_step').selectAll().where('order_id', '=', orderId).orderBy('id')),
  };
}

/** What is known of keys and of the exchange's events. */
function orderMarks({ query, first, run }: Database) {
  return {
    /**
     * Whether an event of the exchange was not written yet; from now on it counts as written. Call it in the transaction
     * that writes it.
     */
    isNews({
      day,
      market,
      symbol,
      number,
    }: Pick<MarketEvent, 'day' | 'market' | 'symbol' | 'number'>): boolean {
      const row = { day, market, symbol, number };
      return (
        run(
          query
            .insertInto('exchange_progress')
            .values(row)
            .onConflict((conflict) =>
              conflict
                .columns(['day', 'market', 'symbol'])
                .doUpdateSet({ number })
                .where('exchange_progress.number', '<', number),
            ),
        ) > 0
      );
    },
    isSealed: (clientId: string, key: string): boolean =>
      first(
        query.selectFrom('sealed_key').select('at').where('client_id', '=', clientId).where('key', '=', key),
      ) !== undefined,
    /** Seals a key; the oldest of the client's make room. */
    seal(clientId: string, key: string, at: number): void {
      const own = query.selectFrom('sealed_key').select('key').where('client_id', '=', clientId);
      const surplus = own
        .orderBy('at', 'desc')
        .limit(-1)
        .offset(maxSealedKeys - 1);
      const ofClient = query.deleteFrom('sealed_key').where('client_id', '=', clientId);
      run(ofClient.where('at', '<', at - sealedForMs));
      run(ofClient.where('key', 'in', surplus));
      run(query.insertInto('sealed_key').values({ client_id: clientId, key, at }));
    },
  };
}

/** Reads and writes of orders, of their trades and of what happened to them. */
export function createOrderTable(database: Database) {
  return { ...orderRows(database), ...orderParts(database), ...orderMarks(database) };
}

export type OrderTable = ReturnType<typeof createOrderTable>;
