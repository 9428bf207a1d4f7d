import type { OrderStatus } from '@wealth/api-sdk/model';
import type { ExchangeEvent, TradeEvent } from '../../exchange/index.ts';
import type { MarketEvent } from '../../engine/index.ts';
import type { OrderBooking } from './createOrderBooking.ts';
import { orderNumberOf } from '../model/exchangeNumbers.ts';
import type { StoredOrder } from '../model/orderRows.ts';
import type { OrderTable } from '../table/orderTable.ts';
import { isWaiting } from '../model/waitingStatuses.ts';

/** Applies events of the exchange to the orders they concern. */
export interface OrderDesk {
  /**
   * Writes an event of the exchange into orders and ledger. The same event again, after a restart, changes nothing. Call it
   * inside a transaction.
   *
   * @returns The orders that have changed, as they are now.
   */
  apply(event: MarketEvent): StoredOrder[];
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

  /** The unfilled part is cancelled: all of it, or what would have traded with an order of the same owner. */
  function cancelled(order: StoredOrder, { left, quantity, reason }: EventOf<'cancelled'>, at: number) {
    if (left === 0) return put(order, { status: 'CANCELLED', at, reason });
    const values = { quantity: order.quantity - quantity, version: order.version + 1 };
    const changed = put(order, { status: order.status, at, reason, values });
    block(changed);
    return changed;
  }

  /** A later event of an order that the exchange has accepted. */
  function applyLater(order: StoredOrder, { event, at }: MarketEvent): StoredOrder | null {
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

  function applyOwn(order: StoredOrder, report: MarketEvent): StoredOrder | null {
    const { event, at } = report;
    if (!isUnanswered(order)) return applyLater(order, report);
    if (event.kind === 'rejected') return put(order, { status: 'REJECTED', at, reason: event.reason });
    if (event.kind !== 'accepted') return applyLater(order, report);
    const status = event.isWaitingForTrigger ? 'TRIGGER_PENDING' : openStatus(order);
    return put(order, { status, at, values: { exchange_number: orderNumberOf(order, at) } });
  }

  /** Both sides of a trade may be clients'. */
  function applyTrade(report: MarketEvent & { event: TradeEvent }): StoredOrder[] {
    return [report.event.buy, report.event.sell].flatMap(({ id, owner }) => {
      const order = owner === null ? null : table.byId(id);
      return order && isWaiting(order) ? [fill(order, report)] : [];
    });
  }

  return {
    apply(report) {
      const { event } = report;
      if (!table.isNew(report) || event.kind === 'auction') return [];
      if (event.kind === 'trade') return applyTrade({ ...report, event });
      const order = table.byId(event.id);
      const changed = order && isWaiting(order) ? applyOwn(order, report) : null;
      return changed ? [changed] : [];
    },
  };
}
