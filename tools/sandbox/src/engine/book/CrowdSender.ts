import type { ExchangeEvent, Matcher, PlaceCommand, Side } from '../../exchange/index.ts';
import type { BookSide, FlowOrder, RestingOrder } from './flowOrder.ts';

const sides = { bid: 'BUY', ask: 'SELL' } as const satisfies Record<BookSide, Side>;
const nothing: readonly ExchangeEvent[] = [];

function orderOf({ id, side, price, quantity }: RestingOrder, validity: 'DAY' | 'IOC'): PlaceCommand {
  return {
    kind: 'place',
    id,
    owner: null,
    side: sides[side],
    type: 'LIMIT',
    validity,
    quantity,
    price,
    trigger: null,
  };
}

/**
 * Sends what the crowd does to the exchange.
 *
 * Each planned trade meets an order that came for it. Where a client was there before it, some of that order is left:
 * it goes as soon as the crowd does something else, so that it is not in the way of what is planned next.
 */
export class CrowdSender {
  readonly #matcher: Matcher;
  /** The order that came for the trades that are going on. */
  #cameFor: string | null = null;

  constructor(matcher: Matcher) {
    this.#matcher = matcher;
  }

  /** An order that waits at its price; nothing happens where it waits already. */
  stand(order: RestingOrder): readonly ExchangeEvent[] {
    return this.#matcher.order(order.id) ? nothing : this.#matcher.apply(orderOf(order, 'DAY'));
  }

  send(order: FlowOrder): readonly ExchangeEvent[] {
    if (order.kind === 'take') return this.#matcher.apply(orderOf({ id: 'taker', ...order }, 'IOC'));
    this.#withdraw();
    if (order.kind === 'cancel') return this.#matcher.apply({ kind: 'cancel', id: order.id });
    if (order.isForTrades) this.#cameFor = order.id;
    return this.stand(order);
  }

  #withdraw(): void {
    if (this.#cameFor !== null) this.#matcher.apply({ kind: 'cancel', id: this.#cameFor });
    this.#cameFor = null;
  }
}
