import type { Subscriptions } from '../connection/Subscriptions.ts';
import { createSource, type FeedReader, type Source } from '../feeds/createSource.ts';
import { chartKey, type CandleChartRef, type RunningCandles } from './createCandleFeed.ts';

export interface CandleSources {
  /** The running candles of one chart, none until the server has told the first; those of four charts at a time are told. */
  candles: (chart: CandleChartRef) => Source<RunningCandles>;
}

export function createCandleSources(
  feed: FeedReader<CandleChartRef, RunningCandles>,
  subscriptions: Pick<Subscriptions, 'follow'>,
): CandleSources {
  return {
    candles: (chart) => {
      const { market, symbol, interval } = chart;
      return createSource({
        feed,
        subscriptions,
        subject: chart,
        key: chartKey(chart),
        asked: { instrument: { market, symbol }, wish: { candles: interval } },
      });
    },
  };
}
