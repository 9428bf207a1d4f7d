import type { IndexQuote, Quote } from '@wealth/api-sdk/model';
import { dayRatioAt } from './dayRatioAt.ts';

/** The index watch list. */
export type WatchedIndex =
  | 'SENSEX'
  | 'NIFTY50'
  | 'NIFTYBANK'
  | 'NIFTYSMLCAP100'
  | 'NIFTYMIDCAP100'
  | 'INDIAVIX';

/** What the stream says of an index now; null before it has said anything. */
export type LiveIndex = Pick<Quote, 'last_price' | 'previous_close' | 'change_percent' | 'time'> | null;

/** One index of the watch list, as a tile shows it. */
export interface IndexReading {
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
}

interface Newest {
  last_price: number | null;
  previous_close: number | null;
  time?: string;
  change_percent: number | null;
}

const unknown: Newest = { last_price: null, previous_close: null, change_percent: null };

/** The line of the day, which ends with the stream's value. */
function pointsOf(index: IndexQuote | undefined, quote: LiveIndex): number[] {
  const points = index?.sparkline ?? [];
  return quote ? [...points, quote.last_price] : points;
}

/**
 * An index of the watch list, also one that the server left out: a strip of them never changes its shape. The stream's
 * value counts before the server's answer.
 *
 * @param index - Undefined while the answer is on its way, and where it is not in it.
 */
export function indexReadingOf(index: IndexQuote | undefined, quote: LiveIndex): IndexReading {
  const newest: Newest = quote ?? index ?? unknown;
  return {
    lastPrice: newest.last_price,
    changePercent: newest.change_percent,
    points: pointsOf(index, quote),
    previousClose: newest.previous_close,
    dayRatio: newest.time === undefined ? 1 : dayRatioAt(newest.time),
  };
}
