import { sql } from 'kysely';
import { endedOrderStatusValues } from '@wealth/api-sdk/codes';
import type { EndedOrderStatus } from '@wealth/api-sdk/model';
import { calendarDay, type CalendarDay } from '@wealth/domain';
import { createClientRows } from '../../clients/clientRows.ts';
import type { Database } from '../../database/database.ts';
import type { Tables } from '../../database/schema.ts';
import type { Given } from '../../database/statements.ts';
import type { MarketEvent } from '../../engine/index.ts';
import { createFreshOrders, type FreshOrders, type NewStep } from './createFreshOrders.ts';
import { createOrderReads, newestPage } from './createOrderReads.ts';
import { createWaitingOrders } from './createWaitingOrders.ts';
import { isInBook } from '../model/orderDraft.ts';
import type { NewOrder, OrderStep, OrderTrade, StoredOrder } from '../model/orderRows.ts';

export interface HistoryFilter {
  /** Epoch milliseconds, the end no longer part of it. */
  from: number | null;
  to: number | null;
  side: 'BUY' | 'SELL' | null;
  /** How it has ended. */
  state: EndedOrderStatus | null;
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

/** Orders of one client that have ended, newest first. */
function historyOf(query: Database['query'], clientId: string, filter: HistoryFilter) {
  const orders = query.selectFrom('client_order').selectAll();
  const states = filter.state === null ? endedOrderStatusValues : [filter.state];
  let rows = orders.where('client_id', '=', clientId).where('status', 'in', states);
  if (filter.from !== null) rows = rows.where('placed_at', '>=', filter.from);
  if (filter.to !== null) rows = rows.where('placed_at', '<', filter.to);
  if (filter.side !== null) rows = rows.where('side', '=', filter.side);
  if (filter.symbols !== null) rows = rows.where('symbol', 'in', filter.symbols);
  if (filter.market !== null) rows = rows.where(sql<boolean>`market = ${filter.market}`);
  if (filter.symbol !== null) rows = rows.where('symbol', '=', filter.symbol);
  if (filter.tag !== null)
    rows = rows.where(sql<boolean>`exists (select 1 from json_each(tags) where value = ${filter.tag})`);
  if (filter.before !== null) rows = rows.where('seq', '<', filter.before);
  return rows.orderBy('seq', 'desc').limit(filter.limit);
}

/** Orders themselves. */
function orderRows(database: Database) {
  const { query, all, update } = database;
  const read = createOrderReads(database);
  const waiting = createWaitingOrders(database, (clientId) => read.waitingOf.all({ clientId }));
  const fresh = createFreshOrders(database, waiting.writing);
  /** Orders that were written since the last `takeChanged`; null where any may have been. */
  let changed: Set<string> | null = null;
  database.onUndone(() => {
    changed = null;
  });
  /** Orders that the transaction which is under way has read or written, as they are now: it asks for them again and again. */
  const live = new Map<string, StoredOrder>();

  function keepLive(order: StoredOrder): StoredOrder {
    if (live.size === 0) {
      database.afterCommit(() => live.clear());
      database.afterRollback(() => live.clear());
    }
    if (database.isInTransaction()) live.set(order.id, order);
    return order;
  }

  function byId(id: string): StoredOrder | null {
    const known = live.get(id) ?? read.byId.first({ id });
    return known ? keepLive(known) : null;
  }

  const rows = {
    find: (clientId: string, id: string): StoredOrder | null => read.find.first({ clientId, id }) ?? null,
    byId,
    byKey: (clientId: string, key: string): StoredOrder | null => read.byKey.first({ clientId, key }) ?? null,
    /** Orders of one client that can still be traded, newest first. */
    waitingOf: waiting.of,
    /** How many orders of one client can still be traded. */
    waitingCount: waiting.countOf,
    /** A client's orders of one share that are in the exchange's book. */
    inBookIn: (clientId: string, { market, symbol }: Pick<StoredOrder, 'market' | 'symbol'>): StoredOrder[] =>
      waiting
        .of(clientId)
        .filter((order) => order.market === market && order.symbol === symbol && isInBook(order)),
    /** After-market orders of everybody, in order of placing. */
    queued: (): StoredOrder[] => read.queued.all({}),
    /** GTTs of everybody that wait for their trigger, in order of placing. */
    waitingGtts: (): StoredOrder[] => read.waitingGtts.all({}),
    history: (clientId: string, filter: HistoryFilter): StoredOrder[] =>
      all(historyOf(query, clientId, filter)),
    /** Whether an order that is the same but for its key was placed since an instant, and taken. */
    hasEqualSince(clientId: string, contentHash: string, since: number): boolean {
      for (let from = 0; ; from += newestPage) {
        const page = read.newest.all({ clientId, from });
        const recent = page.filter(({ placed_at }) => placed_at >= since);
        const isEqual = (one: (typeof recent)[number]) =>
          one.content_hash === contentHash && one.status !== 'REJECTED';
        if (recent.some(isEqual)) return true;
        if (recent.length < newestPage) return false;
      }
    },
    /**
     * The orders that were written since it was called last, for the cache of all waiting orders; null where that has to be
     * read again.
     */
    takeChanged(): ReadonlySet<string> | null {
      const taken = changed;
      changed = new Set();
      return taken;
    },
    insert(row: NewOrder): StoredOrder {
      const order = fresh.add(row);
      changed?.add(order.id);
      waiting.put(order);
      return keepLive(order);
    },
    update(id: string, values: Partial<StoredOrder>): void {
      changed?.add(id);
      if (!fresh.change(id, values)) waiting.writing(() => update('client_order', { id }, values));
      waiting.change(id, values);
      const known = live.get(id);
      if (!known) return;
      live.set(id, { ...known, ...values });
      database.afterRollback(() => live.clear());
    },
  };
  return { fresh, rows };
}

/** Written out, not bound: only so can the index of such entries be used. */
const isTradedEntry = sql<boolean>`ledger_entry.code = 'trade' and ledger_entry.unit = 'UNITS'`;

/** Reads of trades and steps. */
function partReads({ query, prepare }: Database) {
  const steps = query.selectFrom('order_step').selectAll('order_step');
  return {
    tradesOn: prepare((given: Given<{ clientId: string; day: CalendarDay }>) =>
      query
        .selectFrom('ledger_entry')
        .innerJoin('order_trade', 'order_trade.id', 'ledger_entry.trade_id')
        .selectAll('order_trade')
        .where('ledger_entry.client_id', '=', given('clientId'))
        .where('ledger_entry.day', '=', given('day'))
        .where(isTradedEntry)
        .orderBy('order_trade.at')
        .orderBy('order_trade.id'),
    ),
    tradesOf: prepare((given: Given<{ orderId: string }>) =>
      query
        .selectFrom('order_trade')
        .selectAll()
        .where('order_id', '=', given('orderId'))
        .orderBy('at')
        .orderBy('id'),
    ),
    gttSteps: prepare(() =>
      steps
        .innerJoin('client_order', 'client_order.id', 'order_step.order_id')
        .where(sql<boolean>`client_order.validity = 'GTT' and client_order.status = 'TRIGGER_PENDING'`)
        .orderBy('order_step.id'),
    ),
    lastStepAt: prepare(() => query.selectFrom('order_step').select('at').orderBy('at', 'desc').limit(1)),
    stepsOf: prepare((given: Given<{ orderId: string }>) =>
      steps.where('order_id', '=', given('orderId')).orderBy('id'),
    ),
  };
}

/** As the statement sorts them. */
function byTime(one: OrderTrade, other: OrderTrade): number {
  return one.at - other.at || (one.id < other.id ? -1 : 1);
}

/** Trades of orders and what happened to them. */
function orderParts(database: Database, fresh: FreshOrders) {
  const { all, insert, query } = database;
  const read = partReads(database);
  const { countTrade } = createClientRows(database);
  return {
    addTrade(trade: OrderTrade, clientId: string): void {
      if (!fresh.addTrade(trade)) insert('order_trade', trade);
      countTrade(clientId);
    },
    /** A client's trades that the ledger has booked on a trading day, in order of time: only that day's are read. */
    tradesOn: (clientId: string, day: CalendarDay): OrderTrade[] => read.tradesOn.all({ clientId, day }),
    /** The trading days on which a client has traded, the earliest first; both ends are part of it. */
    tradeDays(
      clientId: string,
      { from, to }: { from: CalendarDay | null; to: CalendarDay | null },
    ): CalendarDay[] {
      let days = query
        .selectFrom('ledger_entry')
        .select('day')
        .distinct()
        .where('client_id', '=', clientId)
        .where(isTradedEntry)
        .orderBy('day');
      if (from !== null) days = days.where('day', '>=', from);
      if (to !== null) days = days.where('day', '<=', to);
      return all(days).map(({ day }) => calendarDay(day));
    },
    /** In order of time. */
    tradesOf: (orderId: string): OrderTrade[] =>
      fresh.of(orderId)?.trades.toSorted(byTime) ?? read.tradesOf.all({ orderId }),
    addStep(step: NewStep): void {
      if (!fresh.addStep(step)) insert('order_step', step);
    },
    /** Steps of all GTTs that wait for their trigger, in order. */
    gttSteps: (): OrderStep[] => read.gttSteps.all({}),
    /** When the last step of any order was written; epoch milliseconds, 0 before the first. */
    lastStepAt: (): number => read.lastStepAt.first({})?.at ?? 0,
    stepsOf: (orderId: string): NewStep[] => [...(fresh.of(orderId)?.steps ?? read.stepsOf.all({ orderId }))],
  };
}

/** Which events of the exchange are written. */
function orderMarks({ query, prepare }: Database) {
  const mark = prepare((given: Given<Tables['exchange_progress']>) =>
    query
      .insertInto('exchange_progress')
      .values({
        day: given('day'),
        market: given('market'),
        symbol: given('symbol'),
        number: given('number'),
      })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'market', 'symbol'])
          .doUpdateSet({ number: given('number') })
          .where('exchange_progress.number', '<', given('number')),
      ),
  );
  return {
    /**
     * Whether an event of the exchange was not written yet; from now on it counts as written. Call it in the transaction
     * that writes it.
     */
    isNew: ({
      day,
      market,
      symbol,
      number,
    }: Pick<MarketEvent, 'day' | 'market' | 'symbol' | 'number'>): boolean =>
      mark.run({ day, market, symbol, number }) > 0,
  };
}

/** Reads and writes of orders, of their trades and of what happened to them. */
export function createOrderTable(database: Database) {
  const { fresh, rows } = orderRows(database);
  return { ...rows, ...orderParts(database, fresh), ...orderMarks(database) };
}

export type OrderTable = ReturnType<typeof createOrderTable>;
