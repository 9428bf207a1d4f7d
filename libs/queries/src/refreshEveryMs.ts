import type { ReadOperation } from './staleAfter.ts';

const figuresMs = 30_000;
const newsMs = 60_000;
const linesMs = 60_000;

/** How often a value on the screen is read again, in milliseconds; the others only when they have become stale. */
export const refreshEveryMs = {
  getAsset: figuresMs,
  getPortfolio: figuresMs,
  getHoldings: figuresMs,
  getProfit: figuresMs,
  getReturns: figuresMs,
  getIndices: figuresMs,
  getMovers: figuresMs,
  getMarketStatus: figuresMs,
  getNews: newsMs,
  getRankings: figuresMs,
  getSectors: figuresMs,
  // A point a minute at most.
  getSparklines: linesMs,
} as const satisfies Partial<Record<ReadOperation, number>>;
