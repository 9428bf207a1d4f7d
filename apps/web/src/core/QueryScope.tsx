import { QueryClientProvider } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { createQueries, type ErrorReporter, type Queries, type QueriesOptions } from '@wealth/queries';
import { useSession } from '@wealth/session';
import type { ReactNode } from 'react';
import { AppStyles } from './AppStyles.tsx';
import { PageFailuresContext } from './usePageFailures.ts';

const made = new WeakMap<ErrorReporter, Queries>();

/** The one cache of a document, made for the first page that asks. */
function queriesOf(options: QueriesOptions): Queries {
  const queries = made.get(options.report) ?? createQueries(options);
  made.set(options.report, queries);
  return queries;
}

/**
 * The query cache for the pages below: those of a client and the dialogs. The sign-in page and the static ones do
 * without, so that a visitor does not load it before it is of use.
 */
export function QueryScope({ children }: { children: ReactNode }) {
  const { report, log } = useRouteContext({ from: '__root__' });
  const { serverClock, refreshProfile } = useSession();
  const { client, failures } = queriesOf({
    report,
    log,
    serverNow: serverClock.now,
    readProfile: refreshProfile,
  });
  return (
    <QueryClientProvider client={client}>
      <PageFailuresContext value={failures}>
        <AppStyles />
        {children}
      </PageFailuresContext>
    </QueryClientProvider>
  );
}
