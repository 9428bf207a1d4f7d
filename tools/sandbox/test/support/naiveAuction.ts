/** An order of the naive exchange: the list that holds it is in order of time. */
export interface NaiveOrder {
  id: string;
  owner: string | null;
  side: 'BUY' | 'SELL';
  type: string;
  validity: string;
  price: number;
  trigger: number | null;
  quantity: number;
  left: number;
}

export function isCrossing(one: NaiveOrder, other: NaiveOrder): boolean {
  const [buyer, seller] = one.side === 'BUY' ? [one, other] : [other, one];
  return buyer.price >= seller.price;
}

/** Who meets whom, as long as both have something left. */
export function* pairs(willing: readonly NaiveOrder[]): Generator<[NaiveOrder, NaiveOrder]> {
  for (;;) {
    const buyer = willing.find(({ side, left }) => side === 'BUY' && left > 0);
    const seller = willing.find(({ side, left }) => side === 'SELL' && left > 0);
    if (!buyer || !seller) return;
    yield [buyer, seller];
  }
}

/** The first two of one owner that would meet, and how much of them. */
export function ownMeeting(copies: readonly NaiveOrder[]): { ids: string[]; quantity: number } | null {
  for (const [buyer, seller] of pairs(copies)) {
    const quantity = Math.min(buyer.left, seller.left);
    if (buyer.owner !== null && buyer.owner === seller.owner) {
      return { ids: [buyer.id, seller.id], quantity };
    }
    buyer.left -= quantity;
    seller.left -= quantity;
  }
  return null;
}

/** The price of an auction, found by trying each. */
export function naivePrice(live: readonly NaiveOrder[], reference: number): number | null {
  const sumOf = (side: string, at: number) =>
    live
      .filter((order) => order.side === side)
      .filter(({ type, price }) => type === 'MARKET' || (side === 'BUY' ? price >= at : price <= at))
      .reduce((sum, { left }) => sum + left, 0);
  const prices = [...new Set(live.filter(({ type }) => type !== 'MARKET').map(({ price }) => price))];
  const places = (prices.length > 0 ? prices : [reference]).map((price) => ({
    price,
    bought: sumOf('BUY', price),
    sold: sumOf('SELL', price),
  }));
  const ranked = places
    .map(({ price, bought, sold }) => ({
      price,
      quantity: Math.min(bought, sold),
      rank: [-Math.min(bought, sold), Math.abs(bought - sold), Math.abs(price - reference)],
    }))
    .filter(({ quantity }) => quantity > 0)
    .toSorted((one, other) => {
      const place = one.rank.findIndex((figure, index) => figure !== other.rank[index]);
      return (one.rank[place] ?? 0) - (other.rank[place] ?? 0);
    });
  const [best, next] = ranked;
  if (!best) return null;
  return String(best.rank) === String(next?.rank) ? reference : best.price;
}
