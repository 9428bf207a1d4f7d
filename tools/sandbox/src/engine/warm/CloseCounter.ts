import type { ExchangeEvent, Matcher, Side } from '../../exchange/index.ts';

/**
 * The crowd in the session at the closing price: it trades what is planned at its beginning, and answers clients with
 * as much again on either side. Assumption: what a real counter party would want is not known.
 */
export class CloseCounter {
  readonly #matcher: Matcher;
  #price = 0;
  readonly #left: Record<Side, number> = { BUY: 0, SELL: 0 };

  constructor(matcher: Matcher) {
    this.#matcher = matcher;
  }

  /** The session begins. Units, and paise: the official close. */
  open(planned: { quantity: number; price: number }): readonly ExchangeEvent[] {
    this.join(planned);
    const { quantity } = planned;
    return quantity === 0 ? [] : [...this.#order('SELL', quantity), ...this.#order('BUY', quantity)];
  }

  /** The session has begun before. */
  join({ quantity, price }: { quantity: number; price: number }): void {
    this.#price = price;
    this.#left.BUY = quantity;
    this.#left.SELL = quantity;
  }

  /** Meets an order that waits. */
  answer(id: string): readonly ExchangeEvent[] {
    const order = this.#matcher.order(id);
    if (!order) return [];
    const side = order.side === 'BUY' ? 'SELL' : 'BUY';
    const quantity = Math.min(order.left, this.#left[side]);
    if (quantity === 0) return [];
    this.#left[side] -= quantity;
    return this.#order(side, quantity);
  }

  #order(side: Side, quantity: number): readonly ExchangeEvent[] {
    return this.#matcher.apply({
      kind: 'place',
      id: `close/${side}`,
      owner: null,
      side,
      type: 'MARKET',
      validity: 'DAY',
      quantity,
      price: this.#price,
      trigger: null,
    });
  }
}
