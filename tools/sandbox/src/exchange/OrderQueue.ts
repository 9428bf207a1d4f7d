import type { LiveOrder } from './LiveOrder.ts';

/** Orders in order of time: all of one price, or all market orders of a side. Leaving it costs the same at any place. */
export class OrderQueue {
  /** Paise; of market orders 0. */
  readonly price: number;
  /** Units of all of its orders. */
  quantity = 0;
  /** How many orders. */
  count = 0;
  first: LiveOrder | null = null;
  #last: LiveOrder | null = null;

  constructor(price: number) {
    this.price = price;
  }

  /** @throws RangeError for an order that stands in a queue already: a bug of the book. */
  append(order: LiveOrder): void {
    if (order.queue) throw new RangeError(`order ${order.id} stands in two places`);
    order.queue = this;
    order.before = this.#last;
    order.after = null;
    if (this.#last) this.#last.after = order;
    else this.first = order;
    this.#last = order;
    this.quantity += order.left;
    this.count += 1;
  }

  /** @throws RangeError for an order that stands elsewhere: a bug of the book. */
  remove(order: LiveOrder): void {
    if (order.queue !== this) throw new RangeError(`order ${order.id} does not stand here`);
    if (order.before) order.before.after = order.after;
    else this.first = order.after;
    if (order.after) order.after.before = order.before;
    else this.#last = order.before;
    order.queue = null;
    order.before = null;
    order.after = null;
    this.quantity -= order.left;
    this.count -= 1;
  }
}
