import type { BookDepth, BookLevel, OrderView } from '../../exchange/index.ts';
import { crowdDepth } from '../book/depthOf.ts';
import type { PlannedDay } from '../day/PlannedDay.ts';

const shownLevels = 5;

/** Puts waiting orders among levels, best first. */
function withOrders(
  levels: readonly BookLevel[],
  orders: readonly OrderView[],
  isBuying: boolean,
): BookLevel[] {
  const byPrice = new Map(levels.map((level) => [level.price, { ...level }]));
  for (const { price, left } of orders) {
    const level = byPrice.get(price) ?? { price, quantity: 0, orders: 0 };
    byPrice.set(price, { price, quantity: level.quantity + left, orders: level.orders + 1 });
  }
  const sorted = [...byPrice.values()].toSorted((one, other) => other.price - one.price);
  return (isBuying ? sorted : sorted.toReversed()).slice(0, shownLevels);
}

/** What everybody sees where the crowd passes clients' orders by: its book as planned, and theirs. */
export function depthBeside(planned: PlannedDay, atMs: number, orders: readonly OrderView[]): BookDepth {
  const { bids, asks } = crowdDepth(planned, atMs);
  const waiting = orders.filter(({ owner, trigger }) => owner !== null && trigger === null);
  return {
    bids: withOrders(
      bids,
      waiting.filter(({ side }) => side === 'BUY'),
      true,
    ),
    asks: withOrders(
      asks,
      waiting.filter(({ side }) => side === 'SELL'),
      false,
    ),
  };
}
