import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { createPageFailures, type PageFailures } from './pageFailures.ts';
import type { ErrorReporter } from './reportError.ts';

const staleMs = 30_000;

/** The cache of the app, and what the failed reads of a page have in common. */
export interface Queries {
  client: QueryClient;
  failures: PageFailures;
}

export interface QueriesOptions {
  report: ErrorReporter;
  log: (message: string, error: unknown) => void;
  /** Epoch milliseconds. */
  serverNow: () => number;
}

/**
 * Repeats belong to the HTTP core, so React Query makes none of its own; and requests are made offline too, because
 * their typed failure is what brings /error.
 */
function createQueries({ report, log, serverNow }: QueriesOptions): Queries {
  const cache = new QueryCache({
    onError: (error, query) => failures.onError(error, query),
    onSuccess: (_data, query) => failures.onSuccess(query),
  });
  const failures = createPageFailures({
    cache,
    report,
    log,
    serverNow,
    deviceNow: Date.now,
    setTimer: (callback, delayMs) => {
      const timer = setTimeout(callback, delayMs);
      return () => clearTimeout(timer);
    },
  });
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: staleMs, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: cache,
    mutationCache: new MutationCache({
      onError: (error, ...[, , mutation]) => {
        void report(error, mutation.meta);
      },
    }),
  });
  return { client, failures };
}

const made = new WeakMap<ErrorReporter, Queries>();

/** The one cache of a document, made for the first page that asks. */
export function queriesOf(options: QueriesOptions): Queries {
  const queries = made.get(options.report) ?? createQueries(options);
  made.set(options.report, queries);
  return queries;
}
