import type { OrderTrade } from '@wealth/api-sdk/model';

/** What was traded at one price. */
export interface TradedAt {
  /** Rupees per unit. */
  price: number;
  quantity: number;
  /** In so many trades. */
  count: number;
}

/** Trades added up price by price, in the order of their first ones: an order may be filled in hundreds. */
export function tradedAtPrices(trades: readonly OrderTrade[]): TradedAt[] {
  const prices = new Map<number, TradedAt>();
  for (const { price, quantity } of trades) {
    const before = prices.get(price) ?? { price, quantity: 0, count: 0 };
    prices.set(price, { price, quantity: before.quantity + quantity, count: before.count + 1 });
  }
  return [...prices.values()];
}
