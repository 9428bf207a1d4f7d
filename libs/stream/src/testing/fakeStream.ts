import type { StreamStatus } from '../connection/Connection.ts';
import type { Stream } from '../createStream.ts';
import type { FreshnessState } from '../freshness/Freshness.ts';
import { ClientEvents } from '../events/ClientEvents.ts';
import { QuoteBook } from '../quotes/QuoteBook.ts';
import { createQuoteSources } from '../quotes/quoteSources.ts';
import { instrumentIdOf } from '@wealth/domain';
import { createFakeSides, type FakeSides } from './fakeSides.ts';
import type { ClientEvent, Quote } from '../wire/serverFrame.ts';

/** A stream for tests and stories: no socket, it shows what it is told. */
export interface FakeStream extends Stream, FakeSides {
  /** Shows quotes at once, as if their batch and the frame after it had come. */
  show: (quotes: readonly Quote[]) => void;
  setStatus: (status: StreamStatus) => void;
  setStale: (isStale: boolean) => void;
  /** The tab is seen again after it rested. */
  wake: () => void;
  setFreshness: (state: FreshnessState) => void;
  /** @param time - when it happened, ISO 8601; a fixed instant where it does not matter. */
  tell: (event: ClientEvent, time?: string) => void;
}

export interface FakeStreamOptions {
  /** Shown to whoever subscribes. */
  quotes?: readonly Quote[];
  status?: StreamStatus;
}

/** Makes a stream that is live from the beginning. */
export function createFakeStream({
  quotes = [],
  status: first = 'live',
}: FakeStreamOptions = {}): FakeStream {
  const atOnce = (callback: () => void) => {
    callback();
    return () => undefined;
  };
  const book = new QuoteBook(atOnce);
  const events = new ClientEvents();
  const latest = new Map(quotes.map((quote) => [instrumentIdOf(quote), quote]));
  const statusListeners = new Set<() => void>();
  const freshnessListeners = new Set<() => void>();
  const wakeListeners = new Set<() => void>();
  let status = first;
  let freshness: FreshnessState = {
    kind: first === 'live' ? 'live' : 'unknown',
    since: null,
    retryInMs: null,
  };
  let seq = 0;

  return {
    start: () => undefined,
    stop: () => undefined,
    status: () => status,
    onStatusChange: (listener) => {
      statusListeners.add(listener);
      return () => statusListeners.delete(listener);
    },
    ...createQuoteSources({
      reader: (instrument) => {
        const id = instrumentIdOf(instrument);
        return () => book.read(id);
      },
      subscribe: (instrument, listener) => {
        const id = instrumentIdOf(instrument);
        book.addListener(id, listener);
        const quote = latest.get(id);
        if (quote) book.replace(id, quote, seq);
        return () => void book.removeListener(id, listener);
      },
    }),
    ...createFakeSides(atOnce),
    freshness: () => freshness,
    onFreshnessChange: (listener) => {
      freshnessListeners.add(listener);
      return () => freshnessListeners.delete(listener);
    },
    setFreshness: (next) => {
      freshness = next;
      for (const listener of freshnessListeners) listener();
    },
    onWake: (listener) => {
      wakeListeners.add(listener);
      return () => wakeListeners.delete(listener);
    },
    wake: () => {
      for (const listener of wakeListeners) listener();
    },
    retryNow: () => undefined,
    subscribeToEvents: (listener) => events.subscribe(listener),
    counters: () => ({ repeated: 0, gaps: 0, unknown: 0, badRows: 0, junkFrames: 0 }),
    show: (next) => {
      seq += 1;
      for (const quote of next) {
        latest.set(instrumentIdOf(quote), quote);
        book.replace(instrumentIdOf(quote), quote, seq);
      }
    },
    setStatus: (next) => {
      status = next;
      for (const listener of statusListeners) listener();
    },
    setStale: (isStale) => book.markAll(isStale),
    tell: (event, time = '2026-11-19T14:32:07+05:30') => {
      seq += 1;
      events.onEvent({ type: 'event', id: `fake-${seq}`, time, event });
    },
  };
}
