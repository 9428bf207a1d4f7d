import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { ErrorReporter } from './report-error';

const staleMs = 30_000;

/**
 * The cache of the app. Repeats belong to the HTTP core, so React Query makes none of its own; and requests are made
 * offline too, because their typed failure is what brings /error.
 */
function createQueryClient(
  report: ErrorReporter,
  log: (message: string, error: unknown) => void,
): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: staleMs, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, query) => {
        // The old value stays on the screen with its time; a toast would only be in the way.
        if (query.state.data !== undefined) log('A value could not be read again.', error);
        else void report(error, query.meta);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, ...[, , mutation]) => {
        void report(error, mutation.meta);
      },
    }),
  });
}

const clients = new WeakMap<ErrorReporter, QueryClient>();

/** The one cache of a document, made for the first page that asks. */
export function queryClientOf(
  report: ErrorReporter,
  log: (message: string, error: unknown) => void,
): QueryClient {
  const client = clients.get(report) ?? createQueryClient(report, log);
  clients.set(report, client);
  return client;
}
