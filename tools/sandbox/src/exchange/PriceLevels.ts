import type { BookLevel } from './contract.ts';
import { OrderQueue } from './OrderQueue.ts';

/** The queues of one side by price. The best one lies at the end of the list, where most comes and goes. */
export class PriceLevels {
  /** How many orders are in all queues. */
  count = 0;
  readonly #isHighestBest: boolean;
  /** From the worst price to the best. */
  readonly #levels: OrderQueue[] = [];
  readonly #byPrice = new Map<number, OrderQueue>();

  /** @param isHighestBest - Of buyers, and of stops that wait for a fall. */
  constructor(isHighestBest: boolean) {
    this.#isHighestBest = isHighestBest;
  }

  best(): OrderQueue | undefined {
    return this.#levels[this.#levels.length - 1];
  }

  /** The queue of a price, made when there is none. */
  at(price: number): OrderQueue {
    const ready = this.#byPrice.get(price);
    if (ready) return ready;
    const made = new OrderQueue(price);
    this.#byPrice.set(price, made);
    const best = this.best();
    if (!best || this.#isBetter(price, best.price)) this.#levels.push(made);
    else this.#levels.splice(this.#placeOf(price), 0, made);
    return made;
  }

  /** Takes an empty queue away. */
  drop(queue: OrderQueue): void {
    this.#byPrice.delete(queue.price);
    if (this.best() === queue) this.#levels.pop();
    else this.#levels.splice(this.#placeOf(queue.price), 1);
  }

  /** All queues, from the worst price to the best. */
  all(): readonly OrderQueue[] {
    return this.#levels;
  }

  /** So many of the best prices. */
  depth(count: number): BookLevel[] {
    const shown: BookLevel[] = [];
    const end = Math.max(0, this.#levels.length - count);
    for (let place = this.#levels.length - 1; place >= end; place -= 1) {
      const queue = this.#levels[place];
      if (queue) shown.push({ price: queue.price, quantity: queue.quantity, orders: queue.count });
    }
    return shown;
  }

  #isBetter(price: number, other: number): boolean {
    return this.#isHighestBest ? price > other : price < other;
  }

  /** Place of the first queue that is not worse than a price. */
  #placeOf(price: number): number {
    let from = 0;
    let to = this.#levels.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (this.#isBetter(price, this.#levels[middle]?.price ?? 0)) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
