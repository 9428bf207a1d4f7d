import type { ExchangeCommand, MatchPhase } from './contract.ts';
import { endOrder } from './endOrder.ts';
import { restPrice, type Matching } from './matching.ts';
import type { OrderBook } from './OrderBook.ts';
import { uncross } from './uncross.ts';

type PhaseCommand = Extract<ExchangeCommand, { kind: 'phase' }>;

/** Phases of the closing auction: orders that are still in the book at their end expire unmatched. */
const closing: ReadonlySet<MatchPhase> = new Set<MatchPhase>([
  'closingReference',
  'closingAnyOrder',
  'closingLimitOnly',
  'closingMatching',
]);

/** The remainder of market orders becomes limit orders at the auction's price. */
function restMarketOrders(matching: Matching, price: number): void {
  const { book, events } = matching;
  for (const side of [book.buy, book.sell]) {
    for (let order = side.markets.first; order; order = side.markets.first) {
      book.leave(order);
      order.type = 'LIMIT';
      order.price = restPrice(order, price);
      book.stamp(order);
      book.stand(order);
      const { id, owner } = order;
      if (owner !== null) events.push({ kind: 'rested', id, owner, price: order.price });
    }
  }
}

function holdAuction(matching: Matching, isClosing: boolean): void {
  const { book, state, events } = matching;
  const followed: typeof events = [];
  const result = uncross(book, state.reference, followed);
  events.push({ kind: 'auction', result }, ...followed);
  if (result) state.lastPrice = result.price;
  if (isClosing) {
    for (const order of book.orders()) endOrder(book, order, { reason: 'auction_unmatched', events });
  } else {
    restMarketOrders(matching, result?.price ?? state.reference);
  }
}

function isOverlapping({ buy, sell }: OrderBook): boolean {
  if (buy.markets.count + sell.markets.count > 0) return true;
  return (buy.levels.best()?.price ?? 0) >= (sell.levels.best()?.price ?? Infinity);
}

/** The end of a session: orders still in the book expire, or were left over by the closing auction. */
function endDay(matching: Matching, before: MatchPhase): void {
  const { book, events } = matching;
  for (const order of book.orders()) {
    if (closing.has(before)) {
      endOrder(book, order, { reason: 'auction_unmatched', events });
      continue;
    }
    const { id, owner, left } = order;
    book.leave(order);
    if (owner !== null) events.push({ kind: 'expired', id, owner, quantity: left, reason: 'day_ended' });
  }
}

function endStopOrders({ book, events }: Matching): void {
  for (const order of book.orders()) {
    if (order.trigger !== null) endOrder(book, order, { reason: 'stop_session_ended', events });
  }
}

/**
 * Brings a share into its next phase and does what belongs to its beginning: ends stop orders at the closing auction
 * and day orders at the end, and matches auctions. Source: the timetables of `@wealth/domain`.
 */
export function changePhase(matching: Matching, { phase, reference }: PhaseCommand): void {
  const { book, state } = matching;
  const before = state.phase;
  state.phase = phase;
  state.reference = reference;
  if (phase === before) return;
  if (phase === 'closingReference') endStopOrders(matching);
  if (phase === 'preOpenMatching') holdAuction(matching, false);
  if (phase === 'closingMatching') holdAuction(matching, true);
  // Whatever came before: continuous trading begins with two sides that do not overlap.
  if (phase === 'continuous' && isOverlapping(book)) holdAuction(matching, false);
  if (phase === 'closed' || phase === 'postClose') endDay(matching, before);
}
