import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createQueryClient } from './query-client';

/** One cache a document, made for the first page that asks. */
let client: QueryClient | undefined;

/**
 * The query cache for the pages below: those of a client and the dialogs. The sign-in page and the static ones do
 * without, so that a visitor does not load it before it is of use.
 */
export function QueryScope({ children }: { children: ReactNode }) {
  const { report, log } = useRouteContext({ from: '__root__' });
  client ??= createQueryClient(report, log);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
