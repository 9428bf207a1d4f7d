/** What the address of a page says of the share that is open above it (the drawer Stock Detail). */
export interface StockSearch {
  /** `NSE:ARAVBANK`, as `instrumentIdOf` writes it; absent where none is open. */
  stock?: string | undefined;
}

/**
 * The search schema of every page that a share can be open above. Any text is a name here: whether there is such a share
 * is known by whoever looks it up (`parseInstrumentId`), and the first file of the app carries this.
 */
export function stockSearch({ stock }: Record<string, unknown>): StockSearch {
  return { stock: typeof stock === 'string' ? stock.toUpperCase() : undefined };
}
