import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { NewOrder, OrderStep, OrderTrade, StoredOrder } from '../model/orderRows.ts';

export type NewStep = Omit<OrderStep, 'id'>;

/** An order of the transaction that is under way, of which nothing is written yet. */
interface FreshOrder {
  order: StoredOrder;
  steps: NewStep[];
  trades: OrderTrade[];
}

/**
 * Orders that were placed in the transaction under way. Most are accepted and filled in the same moment: they are written once,
 * at its end, with all their steps and trades.
 */
export interface FreshOrders {
  add(order: NewOrder): StoredOrder;
  /** Orders placed in this transaction that are not written yet. */
  of(id: string): Readonly<FreshOrder> | undefined;
  /** @returns false when the order is not among them: then the caller writes. */
  change(id: string, values: Partial<StoredOrder>): boolean;
  addStep(step: NewStep): boolean;
  addTrade(trade: OrderTrade): boolean;
}

/**
 * Makes the list.
 *
 * @param writing - Runs the write of orders that are known already.
 */
export function createFreshOrders(database: Database, writing: (write: () => void) => void): FreshOrders {
  const { query, prepare, insert, insertAll } = database;
  const newest = prepare(() =>
    // The limit is written out: with a bound one SQLite would compile the statement each time.
    query.selectFrom('client_order').select('seq').orderBy('seq', 'desc').limit(sql.lit(1)),
  );
  const fresh = new Map<string, FreshOrder>();
  /** The number of the newest order; null where it has to be read. */
  let lastSeq: number | null = null;
  let isOwn = false;
  database.onWrite('client_order', () => {
    if (!isOwn) lastSeq = null;
  });
  database.onUndone(() => {
    fresh.clear();
    lastSeq = null;
  });

  function write(): void {
    const orders = [...fresh.values()];
    fresh.clear();
    isOwn = true;
    try {
      writing(() => {
        for (const { order } of orders) insert('client_order', order);
      });
    } finally {
      isOwn = false;
    }
    insertAll(
      'order_step',
      orders.flatMap(({ steps }) => steps),
    );
    insertAll(
      'order_trade',
      orders.flatMap(({ trades }) => trades),
    );
  }

  return {
    add(row) {
      const seq = (lastSeq ?? newest.first({})?.seq ?? 0) + 1;
      lastSeq = seq;
      const order = { ...row, seq };
      if (!database.isInTransaction()) {
        insert('client_order', order);
        return order;
      }
      if (fresh.size === 0) database.hold(['client_order', 'order_step', 'order_trade'], write);
      fresh.set(order.id, { order, steps: [], trades: [] });
      return order;
    },
    of: (id) => fresh.get(id),
    change(id, values) {
      const known = fresh.get(id);
      if (!known) return false;
      fresh.set(id, { ...known, order: { ...known.order, ...values } });
      return true;
    },
    addStep(step) {
      const known = fresh.get(step.order_id);
      known?.steps.push(step);
      return known !== undefined;
    },
    addTrade(trade) {
      const known = fresh.get(trade.order_id);
      known?.trades.push(trade);
      return known !== undefined;
    },
  };
}
