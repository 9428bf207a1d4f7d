import type { Query, QueryCache } from '@tanstack/react-query';
import { ApiError } from '@wealth/api-sdk';
import type { ErrorMeta, ErrorReporter } from './errorReporter.ts';

/** Several reads of the page have failed for one cause; one notice says so. */
export interface SpreadFailure {
  /** Epoch milliseconds of the server's clock, when the last of them failed. */
  failedAt: number;
  /** None of them has reached the server. */
  isUnreached: boolean;
  isRetrying: boolean;
}

export interface PageFailures {
  onError: (error: unknown, query: AnyQuery) => void;
  onSuccess: (query: AnyQuery) => void;
  subscribe: (listener: () => void) => () => void;
  /** The same object until it changes; null while at most one read has failed. */
  spread: () => SpreadFailure | null;
  /** When the oldest value was read whose last refresh failed: epoch milliseconds of the server's clock. */
  oldestRead: () => number | null;
  /** Reads again whatever has failed, or could not be refreshed. */
  retryAll: () => void;
}

/** What is looked at of a query, whatever it reads. */
type AnyQuery = Pick<Query, 'queryHash' | 'meta' | 'isActive'> & {
  state: Pick<Query['state'], 'data' | 'fetchStatus'>;
};

export interface PageFailuresOptions {
  cache: QueryCache;
  report: ErrorReporter;
  log: (message: string, error: unknown) => void;
  setTimer: (callback: () => void, delayMs: number) => () => void;
  /** Epoch milliseconds. */
  serverNow: () => number;
  deviceNow: () => number;
}

/** How long a failure waits for the other reads of its page, so that one cause has one voice. */
const longestWaitMs = 2_000;

/** No network, no answer in time, or a server that cannot: what befalls the reads of a page together. */
function isOutage(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return (
    error.kind === 'network' || error.kind === 'timeout' || (error.status !== null && error.status >= 500)
  );
}

/**
 * Looks at the reads of the page as one thing. A read that fails alone is reported as ever; where more than one fails
 * for one cause nothing is reported, and `spread` tells the page to say it once. The pages know nothing of it.
 */
export function createPageFailures(options: PageFailuresOptions): PageFailures {
  const { cache, report, log, setTimer, serverNow, deviceNow } = options;
  const listeners = new Set<() => void>();
  const outages = new Map<string, { at: number; isUnreached: boolean }>();
  let waiting: Array<{ error: ApiError; meta: ErrorMeta | undefined }> = [];
  let cancelWait: (() => void) | null = null;
  let spread: SpreadFailure | null = null;
  let oldestRead: number | null = null;
  /** What both were made of: their listeners are told of nothing twice. */
  let key = '';

  const active = () => cache.getAll().filter((query) => query.isActive());
  const isFirstRead = (query: AnyQuery) =>
    query.state.data === undefined && query.state.fetchStatus === 'fetching' && !outages.has(query.queryHash);
  const failed = () => active().filter((query) => outages.has(query.queryHash));
  const old = () =>
    active().filter((query) => query.state.status === 'error' && query.state.data !== undefined);

  /** The cache counts by the device's clock, which may be wrong: only the distance to now is taken from it. */
  const toServerTime = (deviceTime: number) => serverNow() - (deviceNow() - deviceTime);

  function spreadNow(): SpreadFailure | null {
    const out = failed();
    if (out.length < 2) return null;
    const outs = out.flatMap((query) => outages.get(query.queryHash) ?? []);
    return {
      failedAt: Math.max(...outs.map(({ at }) => at)),
      isUnreached: outs.every(({ isUnreached }) => isUnreached),
      isRetrying: out.some((query) => query.state.fetchStatus === 'fetching'),
    };
  }

  function refresh() {
    const reads = old().map((query) => query.state.dataUpdatedAt);
    const next = { spread: spreadNow(), oldestRead: reads.length > 0 ? Math.min(...reads) : null };
    const nextKey = JSON.stringify(next);
    if (nextKey === key) return;
    key = nextKey;
    spread = next.spread;
    oldestRead = next.oldestRead === null ? null : toServerTime(next.oldestRead);
    for (const listener of listeners) listener();
  }

  /** Every first read has ended, or it takes too long: one failure is a message, several are the notice's. */
  function settle() {
    cancelWait?.();
    cancelWait = null;
    const held = waiting;
    waiting = [];
    if (failed().length > 1) {
      for (const { error } of held) log('A read of the page failed, as others did.', error);
      return;
    }
    for (const { error, meta } of held) void report(error, meta);
  }

  function settleIfAllEnded() {
    if (waiting.length > 0 && !active().some(isFirstRead)) settle();
  }

  // Told in the middle of a change: the cache is read when the change is over.
  cache.subscribe(() =>
    queueMicrotask(() => {
      refresh();
      settleIfAllEnded();
    }),
  );

  return {
    onError(error, query) {
      // A loader has asked ahead: the page that comes asks again, and whoever only pointed at a link needs no message.
      if (!query.isActive()) return log('A read that no page shows has failed.', error);
      // The old value stays on the screen, and the line under the header says since when.
      if (query.state.data !== undefined) return log('A value could not be read again.', error);
      if (!isOutage(error) || query.meta?.claims?.(error)) return void report(error, query.meta);
      outages.set(query.queryHash, { at: serverNow(), isUnreached: error.status === null });
      waiting.push({ error, meta: query.meta });
      cancelWait ??= setTimer(settle, longestWaitMs);
    },
    onSuccess(query) {
      outages.delete(query.queryHash);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    spread: () => spread,
    oldestRead: () => oldestRead,
    retryAll() {
      for (const query of [...failed(), ...old()]) void query.fetch().catch(() => undefined);
    },
  };
}
