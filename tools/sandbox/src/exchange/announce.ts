import type { CancelReason, ExchangeEvent, Side } from './contract.ts';
import type { LiveOrder } from './OrderQueue.ts';

/** Adds the event of a trade between two orders, with the buyer and the seller. */
export function announceTrade(
  events: ExchangeEvent[],
  [one, other]: readonly [LiveOrder, LiveOrder],
  { price, quantity, aggressor }: { price: number; quantity: number; aggressor: Side | null },
): void {
  const [buyer, seller] = one.side === 'BUY' ? [one, other] : [other, one];
  events.push({
    kind: 'trade',
    price,
    quantity,
    buy: { id: buyer.id, owner: buyer.owner },
    sell: { id: seller.id, owner: seller.owner },
    aggressor,
  });
}

/** Adds the event of a cancel, of a part or all of an order; orders of the crowd have none. */
export function announceCancelled(
  events: ExchangeEvent[],
  { id, owner, left }: LiveOrder,
  { quantity, reason }: { quantity: number; reason: CancelReason },
): void {
  if (owner !== null) events.push({ kind: 'cancelled', id, owner, quantity, left, reason });
}
