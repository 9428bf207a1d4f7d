import type { OrderType } from '@wealth/domain';
import type { Side, Validity } from './contract.ts';

/** An order that the exchange has. Paise, units. */
export interface LiveOrder {
  readonly id: string;
  readonly owner: string | null;
  readonly side: Side;
  readonly validity: Validity;
  /** A triggered SL is a LIMIT, a triggered SL-M a MARKET, and the remainder of a MARKET a LIMIT. */
  type: OrderType;
  /** The worst price at which it trades. */
  price: number;
  /** Null when it does not wait for a price any more. */
  trigger: number | null;
  /** All of it, traded or not; less what was cancelled. */
  quantity: number;
  /** What can still trade. */
  left: number;
  /** The order's place in time among all orders of the share. */
  sequence: number;
  /** The queue that holds it; null for none. */
  queue: OrderQueue | null;
  before: LiveOrder | null;
  after: LiveOrder | null;
}

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

  /** @throws RangeError for an order that is in a queue already: a bug of the book. */
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

  /** @throws RangeError for an order of another queue: a bug of the book. */
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
