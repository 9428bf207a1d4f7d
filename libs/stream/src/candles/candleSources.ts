import type { Subscriptions } from '../connection/Subscriptions.ts';
import type { Cancel } from '../environment.ts';
import { chartKey, type CandleChartRef, type CandleFeed, type RunningCandles } from './CandleFeed.ts';

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

/** The way in which running candles leave the stream; those of four charts at a time are told. */
export function createCandleSources(
  feed: Pick<CandleFeed, 'read' | 'subscribe'>,
  subscriptions: Pick<Subscriptions, 'follow'>,
): CandleSources {
  return {
    candles: (chart) => ({
      read: () => feed.read(chart),
      subscribe(listener) {
        const stop = feed.subscribe(chart, listener);
        const { market, symbol, interval } = chart;
        const stopTelling = subscriptions.follow(chartKey(chart), {
          instrument: { market, symbol },
          wish: { candles: interval },
        });
        return () => {
          stop();
          stopTelling();
        };
      },
    }),
  };
}
