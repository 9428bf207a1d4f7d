import type { Insertable, Selectable } from 'kysely';
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
  /** `seq` of the last row of the page before. */
  before: number | null;
  limit: number;
}

/** Orders themselves. */
function orderRows({ query, all, first, run }: Database) {
  const orders = query.selectFrom('client_order').selectAll();

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
    /** Newest first. */
    history(clientId: string, filter: HistoryFilter): StoredOrder[] {
      let rows = orders.where('client_id', '=', clientId).where('status', 'in', endedStatuses);
      if (filter.from !== null) rows = rows.where('placed_at', '>=', filter.from);
      if (filter.to !== null) rows = rows.where('placed_at', '<', filter.to);
      if (filter.side !== null) rows = rows.where('side', '=', filter.side);
      if (filter.symbols !== null) rows = rows.where('symbol', 'in', filter.symbols);
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
    /** Whether a client has sold some of an ISIN since an instant. */
    hasSold: (clientId: string, isin: string, since: number): boolean =>
      first(
        query
          .selectFrom('order_trade')
          .innerJoin('client_order', 'client_order.id', 'order_trade.order_id')
          .select('order_trade.id')
          .where('client_order.client_id', '=', clientId)
          .where('client_order.isin', '=', isin)
          .where('client_order.side', '=', 'SELL')
          .where('order_trade.at', '>=', since)
          .limit(1),
      ) !== undefined,
    insert(order: NewOrder): void {
      run(query.insertInto('client_order').values(order));
    },
    update(id: string, values: Partial<StoredOrder>): void {
      run(query.updateTable('client_order').set(values).where('id', '=', id));
    },
  };
}

/** Trades of orders and what happened to them. */
function orderParts({ query, all, run }: Database) {
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
    seal(clientId: string, key: string, at: number): void {
      run(query.insertInto('sealed_key').values({ client_id: clientId, key, at }));
    },
  };
}

/** Reads and writes of orders, of their trades and of what happened to them. */
export function createOrderTable(database: Database) {
  return { ...orderRows(database), ...orderParts(database), ...orderMarks(database) };
}

export type OrderTable = ReturnType<typeof createOrderTable>;
