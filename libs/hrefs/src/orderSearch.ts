import { rangeSearch, type RangeSearch } from './rangeSearch.ts';
import { searchText } from './searchText.ts';

/** How an order can have ended, as the server names it. */
export const orderEnds = ['COMPLETE', 'CANCELLED', 'EXPIRED', 'REJECTED', 'TRIGGERED'] as const;
export type OrderEnd = (typeof orderEnds)[number];

/** What the address of the order history may say, by when an order was placed. Each is absent where it says nothing. */
export interface OrderSearch extends RangeSearch {
  side?: 'BUY' | 'SELL' | undefined;
  /** How an order has ended. */
  state?: OrderEnd | undefined;
  /** Part of a symbol or name, at most 64 characters. */
  query?: string | undefined;
  /** One of the client's own tags, at most 24 characters. */
  tag?: string | undefined;
}

const longestQuery = 64;
const longestTag = 24;

/**
 * The search schema of the order history: anything goes in, and what the page does not know comes out as undefined, by
 * name. The page reads it itself: the first file of the app does without it.
 */
export function orderSearch(search: Readonly<Record<string, unknown>>): OrderSearch {
  return {
    side: (['BUY', 'SELL'] as const).find((side) => side === search['side']),
    state: orderEnds.find((state) => state === search['state']),
    query: searchText(search['query'], longestQuery),
    tag: searchText(search['tag'], longestTag),
    ...rangeSearch(search),
  };
}
