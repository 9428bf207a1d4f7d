import type { IndexQuote, Quote } from '@wealth/api-sdk/model';
import { dayRatioAt } from './dayRatioAt.ts';

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
  quote: Pick<Quote, 'last_price' | 'previous_close' | 'change_percent' | 'time'> | null;
}

export interface IndexReadingsInput {
  /** Undefined while the answer is on its way. */
  served: readonly IndexQuote[] | undefined;
  live: Readonly<Record<WatchedIndex, LiveIndex>>;
}

/** One index of the watch list, as a tile shows it. */
export interface IndexReading {
  /** The symbol of the index, as the exchange writes it. */
  name: WatchedIndex;
  /** Index points; null while it is not known. */
  lastPrice: number | null;
  /** Percentage points against the previous close. */
  changePercent: number | null;
  /** Points of today, oldest first. */
  points: number[];
  /** Index points; null while it is not known. */
  previousClose: number | null;
  /** How much of the trading day the points cover, 0 to 1. */
  dayRatio: number;
  /** The first value is on its way. */
  isLoading: boolean;
}

interface Newest {
  last_price: number | null;
  previous_close: number | null;
  time?: string;
  change_percent: number | null;
}

const unknown: Newest = { last_price: null, previous_close: null, change_percent: null };

function newestOf(index: IndexQuote | undefined, { quote }: LiveIndex): Newest {
  return quote ?? index ?? unknown;
}

/** The line of the day, which ends with the stream's value. */
function pointsOf(index: IndexQuote | undefined, { quote }: LiveIndex): number[] {
  const points = index?.sparkline ?? [];
  return quote ? [...points, quote.last_price] : points;
}

/**
 * One reading for each index of the watch list, also for those that the server left out: a strip of them never changes
 * its shape. The stream's value counts before the server's answer.
 */
export function indexReadingsOf({ served, live }: IndexReadingsInput): IndexReading[] {
  return indexWatchList.map((name) => {
    const index = served?.find(({ symbol }) => symbol === name);
    const newest = newestOf(index, live[name]);
    return {
      name,
      lastPrice: newest.last_price,
      changePercent: newest.change_percent,
      points: pointsOf(index, live[name]),
      previousClose: newest.previous_close,
      dayRatio: newest.time === undefined ? 1 : dayRatioAt(newest.time),
      isLoading: served === undefined && newest === unknown,
    };
  });
}
