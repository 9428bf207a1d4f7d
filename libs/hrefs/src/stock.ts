import type { InstrumentReference } from './drawers.ts';

/** What the address of a page says of the share that is open above it (the drawer Stock Detail). */
export interface StockSearch {
  /** `NSE:ARAVBANK`; absent where none is open. */
  stock?: string | undefined;
}

/** A market, and a symbol as an exchange writes it: letters, digits and a few signs. */
const stockName = /^(?:NSE|BSE|INDEX):[A-Z0-9&_.-]{1,32}$/;

/** The search schema of every page that a share can be open above. */
export function stockSearch({ stock }: Record<string, unknown>): StockSearch {
  return { stock: typeof stock === 'string' && stockName.test(stock) ? stock : undefined };
}

/** What the address says while this share is open. */
export function stockSearchOf({ market, symbol }: InstrumentReference): StockSearch {
  return { stock: `${market}:${symbol}` };
}
