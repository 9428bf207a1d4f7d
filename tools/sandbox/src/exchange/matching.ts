import type { ExchangeEvent } from './contract.ts';
import { endOrder } from './endOrder.ts';
import type { MatcherState } from './matcherState.ts';
import type { OrderBook } from './OrderBook.ts';
import type { LiveOrder, OrderQueue } from './OrderQueue.ts';
import { announceTrade } from './announce.ts';

/** A share while one message is handled: its queues, the rest of its state, and the events so far. */
export interface Matching {
  book: OrderBook;
  state: MatcherState;
  events: ExchangeEvent[];
}

/** Trades an order with those of one queue, first come first, at one price. */
function matchQueue(
  { book, state, events }: Matching,
  order: LiveOrder,
  { queue, price }: { queue: OrderQueue; price: number },
): void {
  for (let other = queue.first; other && order.left > 0; other = queue.first) {
    if (other.owner !== null && other.owner === order.owner) {
      // The passive one goes: as the active one keeps its quantity, it would meet all of it.
      endOrder(book, other, { reason: 'self_trade', events });
      continue;
    }
    const quantity = order.left < other.left ? order.left : other.left;
    book.lessen(order, quantity);
    book.lessen(other, quantity);
    state.lastPrice = price;
    announceTrade(events, [order, other], { price, quantity, aggressor: order.side });
  }
}

/** Trades an incoming order with those in the book: better prices first, and at one price the oldest first. */
export function matchContinuously(matching: Matching, order: LiveOrder): void {
  const { levels } = matching.book.opposite(order.side);
  const isBuyer = order.side === 'BUY';
  for (let queue = levels.best(); queue && order.left > 0; queue = levels.best()) {
    if (isBuyer ? queue.price > order.price : queue.price < order.price) return;
    matchQueue(matching, order, { queue, price: queue.price });
  }
}

/** In the session after the close everything trades at the official close. */
export function matchAtClose(matching: Matching, order: LiveOrder): void {
  const { markets } = matching.book.opposite(order.side);
  matchQueue(matching, order, { queue: markets, price: matching.state.reference });
}

/**
 * The limit at which the remainder of a market order stays in the book: the last traded price, and never beyond its protection.
 * An assumption of ours.
 */
export function restPrice({ side, price }: LiveOrder, last: number): number {
  return side === 'BUY' ? Math.min(price, last) : Math.max(price, last);
}

/** The stop order that a last traded price has reached first; of a buyer and a seller who came first. */
export function nextTriggered(book: OrderBook, lastPrice: number): LiveOrder | null {
  const rising = book.buy.stops.best();
  const falling = book.sell.stops.best();
  const buyer = rising && rising.price <= lastPrice ? rising.first : null;
  const seller = falling && falling.price >= lastPrice ? falling.first : null;
  if (!buyer || !seller) return buyer ?? seller;
  return buyer.sequence < seller.sequence ? buyer : seller;
}
