import type { BookDepth, BookLevel, BookSide, FlowOrder, RestingOrder } from './flowOrder.ts';

/** One order that was traded with. Paise, units. */
export interface Fill {
  id: string;
  price: number;
  quantity: number;
}

interface Level {
  price: number;
  /** In order of time: the first one trades first. */
  orders: RestingOrder[];
}

/** Place of the first level that is not better than a price; levels run from the best to the worst. */
function placeOf(levels: readonly Level[], side: BookSide, price: number): number {
  let from = 0;
  let to = levels.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    const at = levels[middle]?.price ?? 0;
    if (side === 'bid' ? at > price : at < price) from = middle + 1;
    else to = middle;
  }
  return from;
}

function shown({ price, orders }: Level): BookLevel {
  let quantity = 0;
  for (const order of orders) quantity += order.quantity;
  return { price, quantity, orders: orders.length };
}

/** An order book: better prices trade first, and at one price who came first. */
export class OrderQueues {
  readonly #levels: Readonly<Record<BookSide, Level[]>> = { bid: [], ask: [] };
  readonly #orders = new Map<string, RestingOrder>();

  /** Does what the flow says; answers what was traded. */
  apply(order: FlowOrder): Fill[] {
    switch (order.kind) {
      case 'add':
        this.#add(order);
        return [];
      case 'cancel':
        this.#cancel(order.id);
        return [];
      case 'take':
        return this.#take(order);
    }
  }

  /** So many best prices of each side. */
  depth(count: number): BookDepth {
    return {
      bids: this.#levels.bid.slice(0, count).map(shown),
      asks: this.#levels.ask.slice(0, count).map(shown),
    };
  }

  #add({ id, side, price, quantity }: RestingOrder): void {
    const order = { id, side, price, quantity };
    const levels = this.#levels[side];
    const place = placeOf(levels, side, price);
    const level = levels[place];
    if (level?.price === price) level.orders.push(order);
    else levels.splice(place, 0, { price, orders: [order] });
    this.#orders.set(id, order);
  }

  #cancel(id: string): void {
    const order = this.#orders.get(id);
    if (!order) return;
    this.#orders.delete(id);
    const levels = this.#levels[order.side];
    const place = placeOf(levels, order.side, order.price);
    const level = levels[place];
    if (!level) return;
    level.orders = level.orders.filter((other) => other !== order);
    if (level.orders.length === 0) levels.splice(place, 1);
  }

  #take({ side, price, quantity }: { side: BookSide; price: number; quantity: number }): Fill[] {
    const levels = this.#levels[side === 'bid' ? 'ask' : 'bid'];
    const fills: Fill[] = [];
    let left = quantity;
    for (let best = levels[0]; best && left > 0; best = levels[0]) {
      if (side === 'bid' ? best.price > price : best.price < price) break;
      const [first] = best.orders;
      if (!first) break;
      const taken = Math.min(left, first.quantity);
      fills.push({ id: first.id, price: best.price, quantity: taken });
      left -= taken;
      first.quantity -= taken;
      if (first.quantity > 0) continue;
      this.#orders.delete(first.id);
      best.orders.shift();
      if (best.orders.length === 0) levels.shift();
    }
    return fills;
  }
}
