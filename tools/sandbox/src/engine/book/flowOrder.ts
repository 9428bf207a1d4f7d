export type BookSide = 'bid' | 'ask';

/** An order that waits at its price. Paise, units; the id names it as long as it waits. */
export interface RestingOrder {
  id: string;
  side: BookSide;
  price: number;
  quantity: number;
}

/** A message to the order book, at an instant in milliseconds since midnight IST. */
export type FlowOrder =
  /** Whether the order comes for trades that follow at once, or to wait in the book. */
  | (RestingOrder & { kind: 'add'; atMs: number; isForTrades: boolean })
  | { kind: 'cancel'; atMs: number; id: string }
  /** Trades at once with the other side, at this price or a better one; what is left over is withdrawn. */
  | { kind: 'take'; atMs: number; side: BookSide; price: number; quantity: number };
