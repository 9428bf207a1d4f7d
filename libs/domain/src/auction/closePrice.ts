/** What a share's day left behind, in any one unit of price. */
export interface ClosePriceInput<Price> {
  /** Whether the share closes in the closing auction and the auction was held. */
  hasAuction: boolean;
  /** Equilibrium of the closing auction; null where there was none. */
  auctionPrice: Price | null;
  /**
   * VWAP of the window that makes the price, to the paisa: of 15:00 to 15:15 with a closing auction (its reference
   * price), of the last 30 minutes of trading without. Null where nothing was traded in it.
   */
  windowPrice: Price | null;
  /** Last trade of the day before the auction; null where there was none. */
  lastTrade: Price | null;
  previousClose: Price;
}

/**
 * The official close of a share's day. With a closing auction: its equilibrium; if there is none but the share
 * was traded, the auction's reference price, which is the last traded price where its window was empty; if it was
 * not traded, the close before. Without: the VWAP of the last 30 minutes, else the last traded price.
 *
 * Source: NSE SOP of 19 March 2026; SEBI HO/47/11/11(3)2025-MRD-POD2/I/2765/2026, 16 January 2026. The last traded
 * price of a share without an auction is an assumption: a broker's FAQ, general knowledge.
 */
export function closePrice<Price>(input: ClosePriceInput<Price>): Price {
  const { hasAuction, auctionPrice, windowPrice, lastTrade, previousClose } = input;
  if (hasAuction && auctionPrice !== null) return auctionPrice;
  return windowPrice ?? lastTrade ?? previousClose;
}
