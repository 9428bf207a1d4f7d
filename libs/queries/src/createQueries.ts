import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from '@wealth/api-sdk';
import type { ErrorReporter } from './errorReporter.ts';
import { markStale } from './markStale.ts';
import { createPageFailures, type PageFailures } from './pageFailures.ts';
import { refreshEveryMs } from './refreshEveryMs.ts';
import { readsAfter } from './staleAfter.ts';

/** A value that was read this short a time ago is shown again without being read. */
const freshMs = 30_000;

/** Refusals that say that the screen is not what the server has, and gateways that have lost its answer. */
const behindStatuses: ReadonlySet<number> = new Set([404, 409, 410, 502, 504]);

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
  /** Reads the profile again, which the session keeps. */
  readProfile: () => unknown;
}

const reporters = new WeakMap<QueryClient, ErrorReporter>();

/**
 * Tells of a failed call that no cache knows, as the caches tell of theirs.
 *
 * @throws RangeError for a client that is not of `createQueries`.
 */
export function reporterOf(client: QueryClient): ErrorReporter {
  const report = reporters.get(client);
  if (!report) throw new RangeError('this query client has no reporter of failures');
  return report;
}

/** Whether the screen may be behind the server after this failure: what has no answer may have been done all the same. */
function isBehind(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind === 'aborted' || error.kind === 'offline') return false;
  return error.status === null || behindStatuses.has(error.status);
}

/**
 * Repeats belong to the HTTP core, so React Query makes none of its own; and requests are made offline too, because
 * their typed failure is what brings /error.
 */
export function createQueries({ report, log, serverNow, readProfile }: QueriesOptions): Queries {
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
      queries: { retry: false, staleTime: freshMs, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: cache,
    mutationCache: new MutationCache({
      onError: (error, ...[, , mutation]) => {
        void report(error, mutation.meta);
      },
      onSettled: (_data, error, ...[, , mutation]) => {
        if (error && !isBehind(error)) return;
        const reads = readsAfter(mutation.options.mutationKey?.[0]);
        // The profile follows a success: what shows it has not claimed that anything was done.
        markStale({ client, readProfile }, error ? reads.filter((read) => read !== 'getClientInfo') : reads);
      },
    }),
  });
  reporters.set(client, report);
  for (const [operation, refetchInterval] of Object.entries(refreshEveryMs)) {
    client.setQueryDefaults([operation], { refetchInterval });
  }
  return { client, failures };
}
