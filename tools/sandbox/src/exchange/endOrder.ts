import type { CancelReason, ExchangeEvent } from './contract.ts';
import type { LiveOrder } from './OrderQueue.ts';
import type { OrderBook } from './OrderBook.ts';
import { announceCancelled } from './announce.ts';

/** All that is left of an order goes. */
export function endOrder(
  book: OrderBook,
  order: LiveOrder,
  { reason, events }: { reason: CancelReason; events: ExchangeEvent[] },
): void {
  const quantity = order.left;
  if (order.queue) book.leave(order);
  order.left = 0;
  order.quantity -= quantity;
  announceCancelled(events, order, { quantity, reason });
}
