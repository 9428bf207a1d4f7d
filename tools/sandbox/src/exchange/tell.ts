import type { CancelReason, ExchangeEvent, Side } from './contract.ts';
import type { LiveOrder } from './OrderQueue.ts';

/** A trade of two orders, told with who bought and who sold. */
export function tellTrade(
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

/** A part or all of an order has gone; nothing is told of the crowd's. */
export function tellCancelled(
  events: ExchangeEvent[],
  { id, owner, left }: LiveOrder,
  { quantity, reason }: { quantity: number; reason: CancelReason },
): void {
  if (owner !== null) events.push({ kind: 'cancelled', id, owner, quantity, left, reason });
}
