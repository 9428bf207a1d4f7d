export type BookSide = 'bid' | 'ask';

/** An order that waits at its price. Paise, units; the id names it as long as it waits. */
export interface RestingOrder {
  id: string;
  side: BookSide;
  price: number;
  quantity: number;
}

/** What somebody does to the order book, at an instant in milliseconds since midnight IST. */
export type FlowOrder =
  | (RestingOrder & { kind: 'add'; atMs: number })
  | { kind: 'cancel'; atMs: number; id: string }
  /** Trades at once with the other side, at this price or a better one; what is left over is withdrawn. */
  | { kind: 'take'; atMs: number; side: BookSide; price: number; quantity: number };

/** All orders that wait at one price. Paise, units. */
export interface BookLevel {
  price: number;
  quantity: number;
  orders: number;
}

/** The best prices of both sides, best first. */
export interface BookDepth {
  bids: BookLevel[];
  asks: BookLevel[];
}
