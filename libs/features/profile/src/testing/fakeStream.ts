import type { ClientEvent, ClientEventListener, Stream, StreamStatus } from '@wealth/stream';

export interface FakeStream extends Stream {
  become: (status: StreamStatus) => void;
  happen: (event: ClientEvent) => void;
}

/** A stream without a socket and without quotes: its state and the client's events are what the test says. */
export function fakeStream(initial: StreamStatus): FakeStream {
  let status = initial;
  const statusListeners = new Set<() => void>();
  const eventListeners = new Set<ClientEventListener>();
  return {
    start: () => {},
    stop: () => {},
    status: () => status,
    onStatusChange: (listener) => {
      statusListeners.add(listener);
      return () => {
        statusListeners.delete(listener);
      };
    },
    quote: () => ({ quote: null, isStale: false }),
    subscribeToQuote: () => () => {},
    subscribeToEvents: (listener) => {
      eventListeners.add(listener);
      return () => {
        eventListeners.delete(listener);
      };
    },
    counters: () => ({ repeated: 0, gaps: 0, unknown: 0, badRows: 0, junkFrames: 0 }),
    become: (next) => {
      status = next;
      for (const listener of statusListeners) listener();
    },
    happen: (event) => {
      for (const listener of eventListeners) listener(event, '2026-11-19T14:32:07+05:30');
    },
  };
}
