import { createFileRoute } from '@tanstack/react-router';
import { loadErrorPage } from '../shell/failures/errorPageCode.ts';
import { ErrorRoute } from '../shell/failures/ErrorRoute.tsx';

export const Route = createFileRoute('/error')({
  // What is said before the page has come cannot come from a network.
  codeSplitGroupings: [],
  staticData: { title: 'error', access: 'error' },
  loader: () => loadErrorPage().catch(() => undefined),
  component: ErrorRoute,
});
