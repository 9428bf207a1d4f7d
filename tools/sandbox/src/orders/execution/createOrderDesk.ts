import type { OrderStatus } from '@wealth/api-sdk/model';
import type { ExchangeEvent, TradeEvent } from '../../exchange/index.ts';
import type { OrderBooking, Told } from './createOrderBooking.ts';
import { orderNumberOf } from '../model/exchangeNumbers.ts';
import type { StoredOrder } from '../model/orderRows.ts';
import type { OrderTable } from '../table/orderTable.ts';
import { isWaiting } from '../model/waitingStatuses.ts';

/** Takes what the exchange says to the orders that it is about. */
export interface OrderDesk {
  /**
   * Writes what the exchange said into orders and ledger. The same said again, after a restart, changes nothing. Call it
   * inside a transaction.
   *
   * @returns The orders that have changed, as they are now.
   */
  take(told: Told): StoredOrder[];
}

type EventOf<Kind extends ExchangeEvent['kind']> = Extract<ExchangeEvent, { kind: Kind }>;

function openStatus(order: StoredOrder): OrderStatus {
  return order.filled > 0 ? 'PARTIAL' : 'OPEN';
}

/** Whether the exchange has not answered an order yet. */
function isUnanswered({ status }: StoredOrder): boolean {
  return status === 'PENDING' || status === 'QUEUED';
}

/** Makes the desk. */
export function createOrderDesk({ table, booking }: { table: OrderTable; booking: OrderBooking }): OrderDesk {
  const { put, block, fill } = booking;

  function rested(order: StoredOrder, { price }: EventOf<'rested'>, at: number): StoredOrder {
    const values = { protection_paise: price };
    const changed = put(order, { status: openStatus(order), at, reason: 'rested', values });
    block(changed);
    return changed;
  }

  /** A rest that is gone: all of it, or what would have met an order of the same owner. */
  function cancelled(order: StoredOrder, { left, quantity, reason }: EventOf<'cancelled'>, at: number) {
    if (left === 0) return put(order, { status: 'CANCELLED', at, reason });
    const values = { quantity: order.quantity - quantity, version: order.version + 1 };
    const changed = put(order, { status: order.status, at, reason, values });
    block(changed);
    return changed;
  }

  /** What came of an order that the exchange has answered. */
  function takeLater(order: StoredOrder, { event, at }: Told): StoredOrder | null {
    switch (event.kind) {
      case 'triggered':
        return put(order, { status: openStatus(order), at, reason: 'triggered' });
      case 'rested':
        return rested(order, event, at);
      case 'cancelled':
        return cancelled(order, event, at);
      case 'expired':
        return put(order, { status: 'EXPIRED', at, reason: event.reason });
      default:
        return null;
    }
  }

  function takeOwn(order: StoredOrder, told: Told): StoredOrder | null {
    const { event, at } = told;
    if (!isUnanswered(order)) return takeLater(order, told);
    if (event.kind === 'rejected') return put(order, { status: 'REJECTED', at, reason: event.reason });
    if (event.kind !== 'accepted') return takeLater(order, told);
    const status = event.isWaitingForTrigger ? 'TRIGGER_PENDING' : openStatus(order);
    return put(order, { status, at, values: { exchange_number: orderNumberOf(order, at) } });
  }

  /** Both sides of a trade may be clients'. */
  function takeTrade(told: Told & { event: TradeEvent }): StoredOrder[] {
    return [told.event.buy, told.event.sell].flatMap(({ id, owner }) => {
      const order = owner === null ? null : table.byId(id);
      return order && isWaiting(order) ? [fill(order, told)] : [];
    });
  }

  return {
    take(told) {
      const { event } = told;
      if (!table.isNews(told) || event.kind === 'auction') return [];
      if (event.kind === 'trade') return takeTrade({ ...told, event });
      const order = table.byId(event.id);
      const changed = order && isWaiting(order) ? takeOwn(order, told) : null;
      return changed ? [changed] : [];
    },
  };
}
