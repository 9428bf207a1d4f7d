import { instrumentIdOf, type InstrumentRef } from '@wealth/domain';
import type { Cancel, StreamEnvironment } from '../environment.ts';
import type { CandleFrame, StreamCandle } from '../wire/candleFrame.ts';

/** The chart that is open. */
export interface CandleChartRef extends InstrumentRef {
  /** As on the wire: 1m, 5m, 15m, 1h, 1d, 1w, 1mo. */
  interval: string;
}

/** What the server has told of an open chart since it opened, the oldest first; the latest one is still running. */
export type RunningCandles = readonly StreamCandle[];

const none: RunningCandles = [];

interface Followed {
  candles: RunningCandles;
  /** Of the server, of the last frame that was taken. */
  seq: number;
  listeners: Set<() => void>;
}

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

/**
 * The running candles of open charts. They come whole from the server: nothing here makes or extends one. A frame for
 * another chart, out of order, told twice or without a candle changes nothing.
 */
export class CandleFeed {
  readonly #followed = new Map<string, Followed>();
  readonly #requestFrame: StreamEnvironment['requestFrame'];
  readonly #changed = new Set<Followed>();

  constructor(requestFrame: StreamEnvironment['requestFrame']) {
    this.#requestFrame = requestFrame;
  }

  read(chart: CandleChartRef): RunningCandles {
    return this.#followed.get(chartKey(chart))?.candles ?? none;
  }

  subscribe(chart: CandleChartRef, listener: () => void): Cancel {
    const key = chartKey(chart);
    const followed = this.#followed.get(key) ?? { candles: none, seq: -1, listeners: new Set() };
    followed.listeners.add(listener);
    this.#followed.set(key, followed);
    return () => {
      followed.listeners.delete(listener);
      if (followed.listeners.size === 0) this.#followed.delete(key);
    };
  }

  onCandle(frame: CandleFrame): void {
    const followed = this.#followed.get(chartKey(frame));
    if (!followed || frame.candle === null || frame.seq <= followed.seq) return;
    followed.seq = frame.seq;
    const candles = withCandle(followed.candles, frame.candle);
    if (candles !== null) this.#put(followed, candles);
  }

  /** Candles may have been missed: what was told is no longer joined to what will be. */
  forget(): void {
    for (const followed of this.#followed.values()) {
      followed.seq = -1;
      if (followed.candles.length > 0) this.#put(followed, none);
    }
  }

  #put(followed: Followed, candles: RunningCandles): void {
    followed.candles = candles;
    const isPlanned = this.#changed.size > 0;
    this.#changed.add(followed);
    if (!isPlanned) this.#requestFrame(() => this.#flush());
  }

  #flush(): void {
    const changed = [...this.#changed];
    this.#changed.clear();
    for (const { listeners } of changed) for (const listener of listeners) listener();
  }
}
