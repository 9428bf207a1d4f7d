import { describe, expect, it } from 'vitest';
import { BrokenBookError, checkBook } from './checkBook.ts';
import type { LiveOrder } from './OrderQueue.ts';
import { OrderBook } from './OrderBook.ts';

function standing(book: OrderBook, id: string, [side, price]: readonly ['BUY' | 'SELL', number]): LiveOrder {
  const order: LiveOrder = {
    id,
    owner: null,
    side,
    type: 'LIMIT',
    validity: 'DAY',
    price,
    trigger: null,
    quantity: 10,
    left: 10,
    sequence: 0,
    queue: null,
    before: null,
    after: null,
  };
  book.stamp(order);
  book.stand(order);
  return order;
}

describe('the invariants of a book [I5A-2-INVARIANT]', () => {
  function book() {
    const made = new OrderBook();
    const bid = standing(made, 'bid', ['BUY', 100]);
    const next = standing(made, 'next', ['BUY', 100]);
    standing(made, 'ask', ['SELL', 101]);
    return { made, bid, next };
  }

  it('hold for a sound one', () => {
    const { made } = book();
    expect(() => checkBook(made, true)).not.toThrow();
  });

  it.each<[string, (parts: ReturnType<typeof book>) => void]>([
    ['a level is the sum of its orders', ({ bid }) => (bid.left -= 1)],
    ['what stands can trade', ({ bid }) => (bid.left = 0)],
    ['what stands can trade', ({ bid }) => (bid.left = 11)],
    ['an order stands at its price', ({ bid }) => (bid.price = 99)],
    ['who came first stands first', ({ next }) => (next.sequence = 0)],
    ['an order is in one place', ({ bid }) => (bid.queue = null)],
    ['every order stands in one place', ({ made }) => (made.buy.levels.count += 1)],
    ['the best bid is below the best ask', ({ made }) => standing(made, 'crossing', ['SELL', 100])],
  ])('see that %s', (rule, spoil) => {
    const parts = book();
    spoil(parts);
    expect(() => checkBook(parts.made, true)).toThrow(new BrokenBookError(rule));
  });

  it('keep an order from standing twice, and from trading more than it has', () => {
    const { made, bid } = book();
    expect(() => made.stand(bid)).toThrow(RangeError);
    expect(() => made.lessen(bid, 11)).toThrow(RangeError);
    expect(() => made.lessen(bid, 0)).toThrow(RangeError);
  });
});
