import type { Instrument, Quote, QuoteState, Stream, StreamStatus } from '@wealth/stream';

export interface FakeStream extends Stream {
  /** Sends a quote to the screens that follow its instrument. */
  tell: (quote: Quote) => void;
}

const silent: QuoteState = { quote: null, isStale: false };

function keyOf({ market, symbol }: Instrument): string {
  return `${market}:${symbol}`;
}

/** A live stream without a socket: it says what the test or the story tells it. */
export function fakeStream(status: StreamStatus = 'live'): FakeStream {
  const quotes = new Map<string, QuoteState>();
  const listeners = new Map<string, Set<() => void>>();
  return {
    start: () => {},
    stop: () => {},
    status: () => status,
    onStatusChange: () => () => {},
    quote: (instrument) => quotes.get(keyOf(instrument)) ?? silent,
    subscribeToQuote: (instrument, listener) => {
      const key = keyOf(instrument);
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      return () => {
        own.delete(listener);
      };
    },
    subscribeToEvents: () => () => {},
    counters: () => ({ repeated: 0, gaps: 0, unknown: 0, badRows: 0, junkFrames: 0 }),
    tell: (quote) => {
      const key = keyOf(quote);
      quotes.set(key, { quote, isStale: false });
      for (const listener of listeners.get(key) ?? []) listener();
    },
  };
}
