import { createCandleFeed } from './candles/createCandleFeed.ts';
import { createCandleSources, type CandleSources } from './candles/candleSources.ts';
import { Subscriptions } from './connection/Subscriptions.ts';
import { createDepthFeed } from './depth/createDepthFeed.ts';
import { createDepthSources, type DepthSources } from './depth/depthSources.ts';
import type { StreamEnvironment } from './environment.ts';
import { MarketFeed, type MarketSource } from './market/MarketFeed.ts';
import type { CandleFrame } from './wire/candleFrame.ts';
import { mostBooks, mostCharts, type ClientFrame } from './wire/clientFrame.ts';
import type { DepthFrame } from './wire/depthFrame.ts';
import type { MarketFrame } from './wire/marketFrame.ts';

/** What the stream tells of a market beside quotes. */
export interface SideSources extends CandleSources, DepthSources {
  /** Phases and halts, as they change. */
  market: MarketSource;
}

type SideFrame = CandleFrame | DepthFrame | MarketFrame;

export interface SideFeedsOptions {
  environment: Pick<StreamEnvironment, 'now' | 'setTimer' | 'requestFrame'>;
  /** @returns false while there is no live connection. */
  send: (frame: ClientFrame) => boolean;
}

/** Joins order books, running candles and the market's phases: each is sent again on every connection. */
export function createSideFeeds({ environment, send }: SideFeedsOptions) {
  const candles = createCandleFeed(environment.requestFrame);
  const charts = new Subscriptions({ environment, send, most: mostCharts });
  const depth = createDepthFeed(environment.requestFrame);
  const books = new Subscriptions({ environment, send, most: mostBooks });
  const market = new MarketFeed();
  let isResting = false;
  const sources: SideSources = {
    ...createCandleSources(candles, charts),
    ...createDepthSources(depth, books),
    market,
  };
  return {
    sources,
    onReady(): void {
      books.onReady();
      charts.onReady();
    },
    onLost(): void {
      books.onLost();
      charts.onLost();
      candles.forget();
      depth.onLost();
      market.put(null);
    },
    /** Nobody looks: nothing is told, and what was told grows old. */
    rest(): void {
      isResting = true;
      books.rest();
      charts.rest();
      candles.forget();
      depth.onLost();
    },
    /** Somebody looks again: everything is sent again. */
    wake(): void {
      isResting = false;
      books.wake();
      charts.wake();
    },
    /** The client has signed out. */
    clear: () => depth.clear(),
    onFrame(frame: SideFrame): void {
      if (frame.type === 'market') market.put(frame.status);
      // On its way when the server heard that nobody looks.
      else if (isResting) return;
      else if (frame.type === 'candle') candles.onCandle(frame);
      else depth.onDepth(frame);
    },
  };
}
