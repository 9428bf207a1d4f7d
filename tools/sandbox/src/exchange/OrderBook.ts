import type { BookDepth, Side } from './contract.ts';
import { OrderQueue, type LiveOrder } from './OrderQueue.ts';
import { PriceLevels } from './PriceLevels.ts';

/** The queues of one side of a share. */
export interface BookSide {
  /** Orders with a price, which trade. */
  levels: PriceLevels;
  /** Market orders that wait for an auction, or for the session at the closing price. */
  markets: OrderQueue;
  /** Orders that wait for a last traded price, by their trigger. */
  stops: PriceLevels;
}

function createSide(side: Side): BookSide {
  return {
    levels: new PriceLevels(side === 'BUY'),
    markets: new OrderQueue(0),
    // The trigger that is reached first is the best: a buyer waits for a rise.
    stops: new PriceLevels(side === 'SELL'),
  };
}

/** All orders of a share, each in one place. It knows places and sums, no rules. */
export class OrderBook {
  readonly buy = createSide('BUY');
  readonly sell = createSide('SELL');
  readonly #orders = new Map<string, LiveOrder>();
  readonly #byOwner = new Map<string, Set<LiveOrder>>();
  #sequence = 0;

  get size(): number {
    return this.#orders.size;
  }

  /** Whether a client has an order in the book. */
  get hasOwnedOrders(): boolean {
    return this.#byOwner.size > 0;
  }

  orders(): IterableIterator<LiveOrder> {
    return this.#orders.values();
  }

  orderOf(id: string): LiveOrder | undefined {
    return this.#orders.get(id);
  }

  /** Orders of one owner in the order in which they came. */
  ofOwner(owner: string): LiveOrder[] {
    return [...(this.#byOwner.get(owner) ?? [])];
  }

  side(side: Side): BookSide {
    return side === 'BUY' ? this.buy : this.sell;
  }

  opposite(side: Side): BookSide {
    return side === 'BUY' ? this.sell : this.buy;
  }

  /** Gives an order the last place in time. */
  stamp(order: LiveOrder): void {
    this.#sequence += 1;
    order.sequence = this.#sequence;
  }

  /** Puts an order at the end of the queue that its type, price and trigger name. */
  stand(order: LiveOrder): void {
    this.#orders.set(order.id, order);
    if (order.owner !== null) this.#remember(order, order.owner);
    const side = this.side(order.side);
    const levels = order.trigger === null ? side.levels : side.stops;
    if (order.trigger === null && order.type === 'MARKET') {
      side.markets.append(order);
      return;
    }
    levels.at(order.trigger ?? order.price).append(order);
    levels.count += 1;
  }

  /** Takes an order out of its queue; it is unknown from then on unless it is added again. */
  leave(order: LiveOrder): void {
    this.#orders.delete(order.id);
    if (order.owner !== null) this.#forget(order, order.owner);
    this.#unqueue(order);
  }

  /** Lowers the open quantity of an order; one without any is removed. */
  lessen(order: LiveOrder, quantity: number): void {
    if (quantity <= 0 || quantity > order.left) {
      throw new RangeError(`${quantity} of ${order.left} units of order ${order.id} cannot go`);
    }
    order.left -= quantity;
    if (order.queue) order.queue.quantity -= quantity;
    if (order.left === 0 && order.queue) this.leave(order);
  }

  /** So many best prices of each side. */
  depth(count: number): BookDepth {
    return { bids: this.buy.levels.depth(count), asks: this.sell.levels.depth(count) };
  }

  #unqueue(order: LiveOrder): void {
    const { queue } = order;
    if (!queue) return;
    queue.remove(order);
    const side = this.side(order.side);
    if (queue === side.markets) return;
    const levels = order.trigger === null ? side.levels : side.stops;
    levels.count -= 1;
    if (queue.count === 0) levels.drop(queue);
  }

  #remember(order: LiveOrder, owner: string): void {
    const known = this.#byOwner.get(owner);
    if (known) known.add(order);
    else this.#byOwner.set(owner, new Set([order]));
  }

  #forget(order: LiveOrder, owner: string): void {
    const known = this.#byOwner.get(owner);
    known?.delete(order);
    if (known?.size === 0) this.#byOwner.delete(owner);
  }
}
