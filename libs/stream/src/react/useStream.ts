import { use, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import type { CandleChartRef, RunningCandles } from '../candles/createCandleFeed.ts';
import type { StreamStatus } from '../connection/Connection.ts';
import type { DepthState } from '../depth/createDepthFeed.ts';
import type { ClientEventListener } from '../events/ClientEvents.ts';
import type { QuoteState } from '../quotes/QuoteBook.ts';
import type { QuoteSource, QuoteSources } from '../quotes/quoteSources.ts';
import type { FreshnessState } from '../freshness/Freshness.ts';
import type { StreamMarketStatus } from '../wire/marketFrame.ts';
import type { InstrumentRef } from '@wealth/domain';
import { StreamContext } from './StreamProvider.tsx';

/** The stream around, to hand it to what is drawn elsewhere (`SharedStream`). */
export function useStream() {
  const stream = use(StreamContext);
  if (!stream) throw new RangeError('StreamProvider is missing above this component');
  return stream;
}

/**
 * A figure of one instrument, for a cell that writes it by itself: a tick renders nothing.
 *
 * @param instrument - An equal one in a new object is the same one.
 * @param pick - What of the quote is shown; memoised by the caller: another function is another source.
 * @param figure - What that is called; the cell carries it, with the instrument and the round.
 */
export function useLiveSource<Value>(
  { market, symbol }: InstrumentRef,
  pick: (state: QuoteState) => Value,
  figure?: string,
): QuoteSource<Value> {
  const stream = useStream();
  return useMemo(
    () => stream.source({ market, symbol }, pick, figure),
    [stream, market, symbol, pick, figure],
  );
}

/**
 * A figure of several instruments, such as a sum.
 *
 * @param instruments - Memoised by the caller, like `pick`, which gets their states in the same order.
 */
export function useLiveSourceOfAll<Value>(
  instruments: readonly InstrumentRef[],
  pick: (states: readonly QuoteState[]) => Value,
  figure?: string,
): QuoteSource<Value> {
  const stream = useStream();
  return useMemo(() => stream.sourceOfAll(instruments, pick, figure), [stream, instruments, pick, figure]);
}

const hasQuote = ({ quote }: QuoteState) => quote !== null;

/** Whether the stream has told the quote yet, for what looks different until then; renders when that changes. */
export function useHasQuote(instrument: InstrumentRef): boolean {
  const { subscribe, read } = useLiveSource(instrument, hasQuote);
  return useSyncExternalStore(subscribe, read, read);
}

/** The candles that the server has told of an open chart since it opened; renders once a frame at most. */
export function useRunningCandles({ market, symbol, interval }: CandleChartRef): RunningCandles {
  const stream = useStream();
  const { subscribe, read } = useMemo(
    () => stream.candles({ market, symbol, interval }),
    [stream, market, symbol, interval],
  );
  return useSyncExternalStore(subscribe, read, read);
}

/** The order book of an instrument, told as long as the component is mounted; renders once a frame at most. */
export function useDepth({ market, symbol }: InstrumentRef): DepthState {
  const stream = useStream();
  const { subscribe, read } = useMemo(() => stream.depth({ market, symbol }), [stream, market, symbol]);
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * What the market does since a phase or halt has changed on this connection; null before: then `market_status` says
 * it, which is read again once a lost connection is back.
 */
export function useMarketChange(): StreamMarketStatus | null {
  const { market } = useStream();
  return useSyncExternalStore(market.subscribe, market.read, market.read);
}

/** Whether the stream is live, for a mark on the screen. */
export function useStreamStatus(): StreamStatus {
  const stream = useStream();
  return useSyncExternalStore(stream.onStatusChange, stream.status, stream.status);
}

/** Figures of any number of instruments, for what draws as many cells as its data has. */
export function useQuoteSources(): QuoteSources['source'] {
  return useStream().source;
}

/** Calls the listener for everything that happens to the client while the component is mounted. */
export function useClientEvents(listener: ClientEventListener): void {
  const stream = useStream();
  const tell = useEffectEvent(listener);
  useEffect(() => stream.subscribeToEvents((event, time) => tell(event, time)), [stream]);
}

/** Whether what the screen shows is of now, for the one line that says so; and a way not to wait for the next attempt. */
export function useFreshness(): [freshness: FreshnessState, retryNow: () => void] {
  const stream = useStream();
  const freshness = useSyncExternalStore(stream.onFreshnessChange, stream.freshness, stream.freshness);
  return [freshness, stream.retryNow];
}
