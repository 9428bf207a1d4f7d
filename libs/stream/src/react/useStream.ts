import { use, useCallback, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import type { StreamStatus } from '../connection/Connection.ts';
import type { ClientEventListener } from '../events/ClientEvents.ts';
import { noQuote, type QuoteState } from '../quotes/QuoteBook.ts';
import type { FreshnessState } from '../freshness/Freshness.ts';
import type { InstrumentRef } from '@wealth/domain';
import { StreamContext } from './StreamProvider.tsx';

function useStream() {
  const stream = use(StreamContext);
  if (!stream) throw new RangeError('StreamProvider is missing above this component');
  return stream;
}

const nothingToStop = () => undefined;

/**
 * The live quote of one instrument; this component alone renders again when it changes.
 *
 * @param instrument - Null while it is not known which; nothing is subscribed to then. An equal instrument in a new
 *   object is the same one.
 */
export function useQuote(instrument: InstrumentRef | null): QuoteState {
  const stream = useStream();
  const market = instrument?.market ?? null;
  const symbol = instrument?.symbol ?? null;
  const subscribe = useCallback(
    (listener: () => void) =>
      market === null || symbol === null
        ? nothingToStop
        : stream.subscribeToQuote({ market, symbol }, listener),
    [stream, market, symbol],
  );
  const read = () => (market === null || symbol === null ? noQuote : stream.quote({ market, symbol }));
  return useSyncExternalStore(subscribe, read, read);
}

/**
 * The live quotes of several instruments, in their order; this component renders again when one of them changes.
 *
 * @param instruments - Memoised by the caller: another array subscribes anew.
 */
export function useQuotes(instruments: readonly InstrumentRef[]): readonly QuoteState[] {
  const stream = useStream();
  const shown = useRef<readonly QuoteState[]>([]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = instruments.map((instrument) => stream.subscribeToQuote(instrument, listener));
      return () => stops.forEach((stop) => stop());
    },
    [stream, instruments],
  );
  const read = useCallback(() => {
    const next = instruments.map((instrument) => stream.quote(instrument));
    const isSame =
      next.length === shown.current.length && next.every((quote, index) => quote === shown.current[index]);
    if (!isSame) shown.current = next;
    return shown.current;
  }, [stream, instruments]);
  return useSyncExternalStore(subscribe, read, read);
}

/** Whether the stream is live, for a mark on the screen. */
export function useStreamStatus(): StreamStatus {
  const stream = useStream();
  return useSyncExternalStore(stream.onStatusChange, stream.status, stream.status);
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
