import type { Cancel } from '../environment.ts';
import type { CandleChartRef, CandleFeed, RunningCandles } from './CandleFeed.ts';

/** The running candles of one chart. */
export interface CandleSource {
  /** The same list until it changes; empty until the server has told the first. */
  read: () => RunningCandles;
  /** The listener is called in an animation frame, once at most. */
  subscribe: (listener: () => void) => Cancel;
}

export interface CandleSources {
  candles: (chart: CandleChartRef) => CandleSource;
}

export function createCandleSources(feed: Pick<CandleFeed, 'read' | 'subscribe'>): CandleSources {
  return {
    candles: (chart) => ({
      read: () => feed.read(chart),
      subscribe: (listener) => feed.subscribe(chart, listener),
    }),
  };
}
