import { fromPaise } from '@wealth/domain';
import type { OrderStatus } from '../database/orderTables.ts';
import type { ExchangeEvent, TradeEvent } from '../exchange/index.ts';
import type { MarketEvent } from '../engine/index.ts';
import type { Ledger } from '../ledger/createLedger.ts';
import { tradeDayOf } from '../ledger/tradeDays.ts';
import { chargesOfOrder, depositoryLinesOf, heldMoney } from './orderMoney.ts';
import { isWaiting, type OrderTable, type StoredOrder } from './orderTable.ts';
import { reasonTexts, type OrderReason } from './reasonTexts.ts';

/** Something that the exchange said of a share's book. */
export type Told = MarketEvent;

export interface OrderDesk {
  /**
   * Writes what the exchange said into orders and ledger. The same said again, after a restart, changes nothing. Call it
   * inside a transaction.
   *
   * @returns The orders that have changed, as they are now.
   */
  take(told: Told): StoredOrder[];
  /** Writes a new state of an order with its step. */
  put(order: StoredOrder, change: OrderUpdate): StoredOrder;
  /** What the rest of an order blocks, blocked anew. @returns false when there is not enough: nothing was written. */
  block(order: StoredOrder): boolean;
}

export interface OrderUpdate {
  status: OrderStatus;
  at: number;
  reason?: OrderReason;
  values?: Partial<StoredOrder>;
}

interface DeskOptions {
  table: OrderTable;
  ledger: Ledger;
}

/** Makes the desk that books what the exchange says. */
export function createOrderDesk({ table, ledger }: DeskOptions): OrderDesk {
  function put(order: StoredOrder, { status, at, reason, values = {} }: OrderUpdate): StoredOrder {
    const hasEnded = !isWaiting({ status });
    const reasonOf = reason
      ? { reason_code: reason, reason_message: reasonTexts[reason] }
      : { reason_code: null, reason_message: null };
    const kept = hasEnded && reason ? reasonOf : {};
    const change: Partial<StoredOrder> = { ...values, ...kept, status, updated_at: at };
    if (hasEnded) {
      ledger.release(order.client_id, order.id);
      change.blocked_paise = 0;
    }
    table.update(order.id, change);
    table.addStep({ order_id: order.id, status, at, ...reasonOf });
    return { ...order, ...change };
  }

  function block(order: StoredOrder): boolean {
    const trades = table.tradesOf(order.id);
    const money = heldMoney(order, trades, tradeDayOf(order.placed_at));
    const units =
      order.side === 'SELL' ? { isin: order.isin, quantity: order.quantity - order.filled } : null;
    const shortage = ledger.hold({ clientId: order.client_id, reference: order.id, money, units });
    if (shortage) return false;
    table.update(order.id, { blocked_paise: money });
    return true;
  }

  function openStatus(order: StoredOrder): OrderStatus {
    return order.filled > 0 ? 'PARTIAL' : 'OPEN';
  }

  function fill(order: StoredOrder, told: Told & { event: TradeEvent }): StoredOrder {
    const { at, event, number } = told;
    const { price, quantity } = event;
    const trade = { id: `${order.id}-${number}`, order_id: order.id, price_paise: price, quantity, at };
    const trades = [...table.tradesOf(order.id), trade];
    const filled = order.filled + quantity;
    const values = { filled, value_paise: order.value_paise + price * quantity };
    const day = tradeDayOf(at);
    const stillHeld = heldMoney({ ...order, ...values }, trades, day);
    ledger.bookFill({
      clientId: order.client_id,
      reference: order.id,
      tradeId: trade.id,
      side: order.side,
      market: order.market,
      symbol: order.symbol,
      isin: order.isin,
      quantity,
      price: fromPaise(price),
      at,
      lines: chargesOfOrder(order, trades, day).lines,
      depositoryLines: depositoryLinesOf(order.side, day),
      stillHeld,
    });
    table.addTrade(trade, order.client_id);
    const isComplete = filled === order.quantity;
    return put(order, {
      status: isComplete ? 'COMPLETE' : 'PARTIAL',
      at,
      values: { ...values, blocked_paise: stillHeld },
    });
  }

  /** A rest that is gone: all of it, or what would have met an order of the same owner. */
  function cancelled(
    order: StoredOrder,
    event: Extract<ExchangeEvent, { kind: 'cancelled' }>,
    at: number,
  ): StoredOrder {
    const { left, quantity, reason } = event;
    if (left === 0) return put(order, { status: 'CANCELLED', at, reason });
    const smaller = { ...order, quantity: order.quantity - quantity };
    const changed = put(order, {
      status: order.status,
      at,
      reason,
      values: { quantity: smaller.quantity },
    });
    block(changed);
    return changed;
  }

  function takeOwn(order: StoredOrder, told: Told): StoredOrder | null {
    const { event, at } = told;
    if (!isWaiting(order)) return null;
    switch (event.kind) {
      case 'accepted':
        if (order.status !== 'PENDING' && order.status !== 'QUEUED') return null;
        return put(order, {
          status: event.isWaitingForTrigger ? 'TRIGGER_PENDING' : openStatus(order),
          at,
        });
      case 'rejected':
        if (order.status !== 'PENDING' && order.status !== 'QUEUED') return null;
        return put(order, { status: 'REJECTED', at, reason: event.reason });
      case 'triggered':
        if (order.status !== 'TRIGGER_PENDING') return null;
        return put(order, { status: openStatus(order), at, reason: 'triggered' });
      case 'rested': {
        if (order.price_paise === event.price || order.protection_paise === event.price) return null;
        const rested = put(order, {
          status: openStatus(order),
          at,
          reason: 'rested',
          values: { protection_paise: event.price },
        });
        block(rested);
        return rested;
      }
      case 'cancelled':
        return cancelled(order, event, at);
      case 'expired':
        return put(order, { status: 'EXPIRED', at, reason: event.reason });
      default:
        return null;
    }
  }

  /** Both sides of a trade may be clients'. */
  function takeTrade(told: Told & { event: TradeEvent }): StoredOrder[] {
    return [told.event.buy, told.event.sell].flatMap(({ id, owner }) => {
      const order = owner === null ? null : table.byId(id);
      return order && isWaiting(order) ? [fill(order, told)] : [];
    });
  }

  return {
    put,
    block,
    take(told) {
      const { event } = told;
      if (!table.isNews(told)) return [];
      if (event.kind === 'trade') return takeTrade({ ...told, event });
      if (event.kind === 'auction') return [];
      const order = table.byId(event.id);
      const changed = order && takeOwn(order, told);
      return changed ? [changed] : [];
    },
  };
}
