import type { InstrumentRef } from '@wealth/domain';
import { createCandleFeed, type CandleChartRef } from '../candles/createCandleFeed.ts';
import { createCandleSources } from '../candles/candleSources.ts';
import type { SideSources } from '../createSideFeeds.ts';
import { createDepthFeed } from '../depth/createDepthFeed.ts';
import { createDepthSources } from '../depth/depthSources.ts';
import type { StreamEnvironment } from '../environment.ts';
import { MarketFeed } from '../market/MarketFeed.ts';
import type { StreamCandle } from '../wire/candleFrame.ts';
import type { Depth } from '../wire/depthFrame.ts';
import type { StreamMarketStatus } from '../wire/marketFrame.ts';

/** What the fake stream tells beside quotes. */
export interface FakeSides extends SideSources {
  /** Tells the running candle of an open chart, as its frame would. */
  showCandle: (chart: CandleChartRef, candle: StreamCandle) => void;
  /** Tells an order book, as its frame would. */
  showDepth: (instrument: InstrumentRef, depth: Depth) => void;
  /** Tells that a phase or halt has changed. */
  showMarket: (status: StreamMarketStatus) => void;
}

/** Makes order books, candles and a market without a server. */
export function createFakeSides(requestFrame: StreamEnvironment['requestFrame']): FakeSides {
  const candles = createCandleFeed(requestFrame);
  const books = createDepthFeed(requestFrame);
  const market = new MarketFeed();
  const noServer = { follow: () => () => undefined };
  let seq = 0;
  return {
    ...createCandleSources(candles, noServer),
    ...createDepthSources(books, noServer),
    market,
    showCandle(chart, candle) {
      seq += 1;
      candles.onCandle({ type: 'candle', seq, ...chart, candle });
    },
    showDepth({ market: code, symbol }, depth) {
      seq += 1;
      books.onDepth({ type: 'depth', seq, market: code, symbol, ...depth });
    },
    showMarket: (status) => market.put(status),
  };
}
