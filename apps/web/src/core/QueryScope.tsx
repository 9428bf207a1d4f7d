import { QueryClientProvider } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AppStyles } from './AppStyles.tsx';
import { queriesOf } from './queriesOf.ts';
import { PageFailuresContext } from './usePageFailures.ts';

/**
 * The query cache for the pages below: those of a client and the dialogs. The sign-in page and the static ones do
 * without, so that a visitor does not load it before it is of use.
 */
export function QueryScope({ children }: { children: ReactNode }) {
  const { client, failures } = queriesOf(useRouteContext({ from: '__root__' }));
  return (
    <QueryClientProvider client={client}>
      <PageFailuresContext value={failures}>
        <AppStyles />
        {children}
      </PageFailuresContext>
    </QueryClientProvider>
  );
}
