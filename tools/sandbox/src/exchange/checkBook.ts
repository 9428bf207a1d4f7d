import type { BookSide, OrderBook } from './OrderBook.ts';
import type { LiveOrder, OrderQueue } from './OrderQueue.ts';
import type { PriceLevels } from './PriceLevels.ts';

/** A rule that holds for every book does not hold for this one: a bug of the exchange. */
export class BrokenBookError extends Error {
  override readonly name = 'BrokenBookError';
}

function expectThat(isTrue: boolean, rule: string): void {
  if (!isTrue) throw new BrokenBookError(rule);
}

/** What costs nothing and is looked at after every message. */
export function checkTops({ buy, sell, size }: OrderBook, isContinuous: boolean): void {
  const standing =
    buy.levels.count + sell.levels.count + buy.stops.count + sell.stops.count + buy.markets.count;
  if (standing + sell.markets.count !== size) {
    throw new BrokenBookError('every order stands in one place');
  }
  if (!isContinuous) return;
  const bid = buy.levels.best();
  const ask = sell.levels.best();
  if (bid && ask && bid.price >= ask.price) {
    throw new BrokenBookError('the best bid is below the best ask');
  }
}

/** The first rule that an order breaks in its queue; null for a sound one. For each order of a book: it costs little. */
function brokenBy(order: LiveOrder, queue: OrderQueue, price: number | null): string | null {
  if (order.queue !== queue) return 'an order is in one place';
  if (order.left <= 0 || order.left > order.quantity) return 'what stands can trade';
  if (order.before && order.before.sequence >= order.sequence) return 'who came first stands first';
  return price === queue.price ? null : 'an order stands at its price';
}

type PriceOf = (order: LiveOrder) => number | null;

function checkQueue(queue: OrderQueue, priceOf: PriceOf): number {
  let quantity = 0;
  let count = 0;
  for (let order = queue.first; order; order = order.after) {
    const rule = brokenBy(order, queue, priceOf(order));
    if (rule !== null) throw new BrokenBookError(rule);
    quantity += order.left;
    count += 1;
  }
  expectThat(quantity === queue.quantity && count === queue.count, 'a level is the sum of its orders');
  return count;
}

function checkLevels(levels: PriceLevels, priceOf: PriceOf): number {
  let count = 0;
  for (const queue of levels.all()) {
    expectThat(queue.count > 0, 'an empty level is gone');
    count += checkQueue(queue, priceOf);
  }
  expectThat(count === levels.count, 'a side counts its orders');
  return count;
}

function checkSide({ levels, markets, stops }: BookSide): number {
  return (
    checkQueue(markets, () => 0) +
    checkLevels(levels, ({ price }) => price) +
    checkLevels(stops, ({ trigger }) => trigger)
  );
}

/**
 * Looks at every order and level.
 *
 * @throws BrokenBookError naming the rule that does not hold.
 */
export function checkBook(book: OrderBook, isContinuous: boolean): void {
  checkTops(book, isContinuous);
  const count = checkSide(book.buy) + checkSide(book.sell);
  expectThat(count === book.size, 'the levels hold all orders');
}
