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
export interface LiveIndex {
  quote: Pick<Quote, 'last_price' | 'change_percent' | 'time'> | null;
  isStale: boolean;
}

export interface IndexTilesInput {
  /** Undefined while the answer is on its way. */
  served: readonly IndexQuote[] | undefined;
  /** The answer could not be refreshed. */
  isServedStale: boolean;
  live: Readonly<Record<WatchedIndex, LiveIndex>>;
  /** Says when a value is from, given its own time (ISO 8601). */
  staleTextOf: (time: string) => string;
}

interface Newest {
  last_price: number | null;
  change_percent: number | null;
  /** Only of a value that is old and known to be. */
  staleSince?: string;
}

const unknown: Newest = { last_price: null, change_percent: null };

function newestOf(index: IndexQuote | undefined, live: LiveIndex, isServedStale: boolean): Newest {
  const { quote } = live;
  if (quote) return live.isStale ? { ...quote, staleSince: quote.time } : quote;
  if (!index) return unknown;
  return isServedStale ? { ...index, staleSince: index.time } : index;
}

/** The line of the day, which ends with the stream's value. */
function pointsOf(index: IndexQuote | undefined, { quote }: LiveIndex): number[] {
  const points = index?.sparkline ?? [];
  return quote ? [...points, quote.last_price] : points;
}

/**
 * One tile for each index of the watch list, also for those that the server left out: the strip never changes its
 * shape. The stream's value counts before the server's answer.
 */
export function indexTilesOf({
  served,
  isServedStale,
  live,
  staleTextOf,
}: IndexTilesInput): IndexTileProps[] {
  return indexWatchList.map((name) => {
    const index = served?.find(({ symbol }) => symbol === name);
    const newest = newestOf(index, live[name], isServedStale);
    return {
      name,
      lastPrice: newest.last_price,
      changePercent: newest.change_percent,
      points: pointsOf(index, live[name]),
      staleText: newest.staleSince === undefined ? undefined : staleTextOf(newest.staleSince),
      isLoading: served === undefined && newest === unknown,
    };
  });
}
