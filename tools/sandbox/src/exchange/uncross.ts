import { equilibrium, type AuctionLevel, type Equilibrium } from '@wealth/domain';
import type { ExchangeEvent, Side } from './contract.ts';
import type { LiveOrder } from './OrderQueue.ts';
import type { OrderBook } from './OrderBook.ts';
import { announceCancelled, announceTrade } from './announce.ts';

function levelsOf(book: OrderBook): AuctionLevel[] {
  const levels = new Map<number, AuctionLevel>();
  for (const side of ['BUY', 'SELL'] as const) {
    for (const { price, quantity } of book.side(side).levels.all()) {
      const level = levels.get(price) ?? { price, buy: 0, sell: 0 };
      levels.set(price, level);
      level[side === 'BUY' ? 'buy' : 'sell'] += quantity;
    }
  }
  return [...levels.values()];
}

/** The price and quantity that an auction of these orders finds; null where nothing can trade. */
function auctionResult(book: OrderBook, reference: number): Equilibrium | null {
  return equilibrium({
    levels: levelsOf(book),
    marketBuy: book.buy.markets.quantity,
    marketSell: book.sell.markets.quantity,
    reference,
  });
}

/** Orders that can trade at a price, in their order of trading: market orders, better prices, then the oldest. */
function eligible(book: OrderBook, side: Side, at: number): LiveOrder[] {
  const { levels, markets } = book.side(side);
  const orders: LiveOrder[] = [];
  for (let order = markets.first; order; order = order.after) orders.push(order);
  for (const queue of levels.all().toReversed()) {
    if (side === 'BUY' ? queue.price < at : queue.price > at) break;
    for (let order = queue.first; order; order = order.after) orders.push(order);
  }
  return orders;
}

interface Meeting {
  buyer: LiveOrder;
  seller: LiveOrder;
  quantity: number;
}

/** The pairs of orders that trade at a price, with their quantities. */
function meetingsAt(book: OrderBook, at: number): Meeting[] {
  const buyers = eligible(book, 'BUY', at);
  const sellers = eligible(book, 'SELL', at);
  const meetings: Meeting[] = [];
  let [nextBuyer, nextSeller] = [0, 0];
  let [bought, sold] = [0, 0];
  for (;;) {
    const buyer = buyers[nextBuyer];
    const seller = sellers[nextSeller];
    if (!buyer || !seller) return meetings;
    const quantity = Math.min(buyer.left - bought, seller.left - sold);
    meetings.push({ buyer, seller, quantity });
    bought += quantity;
    sold += quantity;
    if (bought === buyer.left) [nextBuyer, bought] = [nextBuyer + 1, 0];
    if (sold === seller.left) [nextSeller, sold] = [nextSeller + 1, 0];
  }
}

/**
 * Holds a call auction: everything trades at one price, market orders before limits.
 *
 * Two orders of one owner never trade with each other: the active one, which came second, is cancelled by the quantity that
 * would have traded, and the price is calculated again without it. Source: NSE FAQ on self-trade prevention; that the price is
 * calculated again is an assumption of ours.
 *
 * @param reference - Paise: the previous close, or the reference price of the closing auction.
 * @returns null where nothing could trade.
 */
export function uncross(book: OrderBook, reference: number, events: ExchangeEvent[]): Equilibrium | null {
  for (;;) {
    const found = auctionResult(book, reference);
    if (!found) return null;
    const { price } = found;
    const meetings = meetingsAt(book, price);
    const own = meetings.find(({ buyer, seller }) => buyer.owner !== null && buyer.owner === seller.owner);
    if (own) {
      const active = own.buyer.sequence > own.seller.sequence ? own.buyer : own.seller;
      book.lessen(active, own.quantity);
      active.quantity -= own.quantity;
      announceCancelled(events, active, { quantity: own.quantity, reason: 'self_trade' });
      continue;
    }
    for (const { buyer, seller, quantity } of meetings) {
      book.lessen(buyer, quantity);
      book.lessen(seller, quantity);
      announceTrade(events, [buyer, seller], { price, quantity, aggressor: null });
    }
    return found;
  }
}
