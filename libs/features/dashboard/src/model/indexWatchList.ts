import type { IndexQuote, Quote } from '@wealth/api-sdk/model';
import type { IndexTileProps } from '@wealth/ui/index-tile';

/** The index watch list of product.md §3, in its order. */
export const indexWatchList = [
  'SENSEX',
  'NIFTY50',
  'NIFTYBANK',
  'NIFTYSMLCAP100',
  'NIFTYMIDCAP100',
  'INDIAVIX',
] as const;

export type WatchedIndex = (typeof indexWatchList)[number];

/** What the stream says of an index now. */
export type LiveIndex = Pick<Quote, 'last_price' | 'change_percent'>;

export interface IndexTilesInput {
  /** Undefined while the answer is on its way. */
  served: readonly IndexQuote[] | undefined;
  live: Readonly<Record<WatchedIndex, LiveIndex | null>>;
  /** Says when the values are from, once they could not be refreshed. */
  staleText?: string;
}

/**
 * One tile for each index of the watch list, also for those that the server left out: the strip never changes its
 * shape. The newest value is the stream's, and ends the line of the day.
 */
export function indexTilesOf({ served, live, staleText }: IndexTilesInput): IndexTileProps[] {
  return indexWatchList.map((name) => {
    const index = served?.find(({ symbol }) => symbol === name);
    const newest = live[name] ?? index ?? null;
    return {
      name,
      lastPrice: newest?.last_price ?? null,
      changePercent: newest?.change_percent ?? null,
      points: index ? [...index.sparkline, ...(live[name] ? [live[name].last_price] : [])] : [],
      // A live value needs no other mark than its movement.
      staleText: live[name] ? undefined : staleText,
      isLoading: served === undefined && newest === null,
    };
  });
}
