import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/error')({
  // The same file as the one fetched while there is a network (start/loadOnFirstInput.ts, start/offline.ts).
  codeSplitGroupings: [],
  staticData: { title: 'error', access: 'error' },
  component: lazyRouteComponent(() => import('../shell/ErrorPage.tsx'), 'ErrorPage'),
});
