/** The orders of one price in a call auction. Prices in whole units of any kind, e.g. paise. */
export interface AuctionLevel {
  price: number;
  /** Units that buyers bid for at this price. */
  buy: number;
  /** Units that sellers offer at this price. */
  sell: number;
}

export interface AuctionBook {
  levels: readonly AuctionLevel[];
  /** Units of market orders: they come before every limit. */
  marketBuy?: number;
  marketSell?: number;
  /** The previous close in the pre-open, the reference price in the closing auction. */
  reference: number;
}

export interface Equilibrium {
  price: number;
  /** Units that trade. */
  quantity: number;
}

interface Candidate extends Equilibrium {
  imbalance: number;
  distance: number;
}

/** Demand at or above and supply at or below each price, by one pass in either direction. */
function candidates({ levels, marketBuy = 0, marketSell = 0, reference }: AuctionBook): Candidate[] {
  const sorted = levels.toSorted((one, other) => one.price - other.price);
  let supply = marketSell;
  const supplies = sorted.map(({ sell }) => (supply += sell));
  let demand = marketBuy;
  const demands = sorted
    .toReversed()
    .map(({ buy }) => (demand += buy))
    .toReversed();
  return sorted.map(({ price }, index) => {
    const bought = demands[index] ?? 0;
    const sold = supplies[index] ?? 0;
    return {
      price,
      quantity: Math.min(bought, sold),
      imbalance: Math.abs(bought - sold),
      distance: Math.abs(price - reference),
    };
  });
}

/** The candidates with the smallest figure. */
function least(list: readonly Candidate[], figure: (candidate: Candidate) => number): Candidate[] {
  const smallest = Math.min(...list.map(figure));
  return list.filter((candidate) => figure(candidate) === smallest);
}

/**
 * The price of a call auction: where most is traded, then where least is left over, then nearest to the reference;
 * with two equally near, the reference itself. Market orders on both sides and no limit trade at the reference.
 *
 * Source: nseindia.com, pre-open session; market orders first: SEBI, 16 January 2026, and BSE notice, 3 August 2026.
 * The reference between two prices is an assumption of ours.
 *
 * @returns null where nothing can trade.
 */
export function equilibrium(book: AuctionBook): Equilibrium | null {
  const { levels, marketBuy = 0, marketSell = 0, reference } = book;
  if (levels.length === 0) {
    const quantity = Math.min(marketBuy, marketSell);
    return quantity === 0 ? null : { price: reference, quantity };
  }
  const tradable = candidates(book).filter(({ quantity }) => quantity > 0);
  if (tradable.length === 0) return null;
  const most = least(tradable, ({ quantity }) => -quantity);
  const balanced = least(most, ({ imbalance }) => imbalance);
  const nearest = least(balanced, ({ distance }) => distance);
  const [first] = nearest;
  if (!first) return null;
  return { price: nearest.length > 1 ? reference : first.price, quantity: first.quantity };
}
