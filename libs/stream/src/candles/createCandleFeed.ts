import { instrumentIdOf, type InstrumentRef } from '@wealth/domain';
import type { StreamEnvironment } from '../environment.ts';
import { KeyedFeed } from '../feeds/KeyedFeed.ts';
import type { FeedReader } from '../feeds/createSource.ts';
import type { CandleFrame, StreamCandle } from '../wire/candleFrame.ts';

/** The chart that is open. */
export interface CandleChartRef extends InstrumentRef {
  /** As on the wire: 1m, 5m, 15m, 1h, 1d, 1w, 1mo. */
  interval: string;
}

/** What the server has told of an open chart since it opened, the oldest first; the latest one is still running. */
export type RunningCandles = readonly StreamCandle[];

const none: RunningCandles = [];

/** Names a chart. */
export function chartKey(chart: CandleChartRef): string {
  return `${instrumentIdOf(chart)} ${chart.interval}`;
}

/** The list with a candle that has begun, or has moved; null for one that is older than the latest. */
function withCandle(candles: RunningCandles, candle: StreamCandle): RunningCandles | null {
  const last = candles.at(-1);
  if (last === undefined || candle.time > last.time) return [...candles, candle];
  return candle.time === last.time ? [...candles.slice(0, -1), candle] : null;
}

export interface CandleFeed extends FeedReader<CandleChartRef, RunningCandles> {
  onCandle: (frame: CandleFrame) => void;
  /** Candles may have been missed: what was told is no longer joined to what will be. */
  forget: () => void;
}

/**
 * The running candles of open charts. They come whole from the server: nothing here makes or extends one. A frame
 * without a candle changes nothing.
 */
export function createCandleFeed(requestFrame: StreamEnvironment['requestFrame']): CandleFeed {
  const feed = new KeyedFeed<CandleChartRef, RunningCandles>({
    keyOf: chartKey,
    unknown: none,
    requestFrame,
  });
  return {
    read: (chart) => feed.read(chart),
    subscribe: (chart, listener) => feed.subscribe(chart, listener),
    onCandle(frame) {
      const { candle, seq } = frame;
      if (candle !== null) feed.take(frame, seq, (candles) => withCandle(candles, candle));
    },
    forget() {
      feed.forgetSequence();
      feed.changeAll((candles) => (candles.length > 0 ? none : null));
    },
  };
}
