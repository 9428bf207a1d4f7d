import { createRouter, lazyRouteComponent } from '@tanstack/react-router';
import type { OwnPath } from '@wealth/hrefs';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { routeTree } from '../routeTree.gen.ts';
import type { PageAccess } from '../core/access.ts';
import { refuseLoaders } from '../core/refuseLoaders.ts';
import type { RouterContext } from '../core/routerContext.ts';

// What most visitors never see is not part of the first file.
const RouteError = lazyRouteComponent(() => import('../shell/failures/RouteError.tsx'), 'RouteError');
const NotFoundPage = lazyRouteComponent(() => import('../shell/failures/NotFoundPage.tsx'), 'NotFoundPage');

/** Milliseconds before a page that is not there yet shows its pending state. */
const pendingMs = 400;

export function createAppRouter(context: RouterContext) {
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    defaultPendingMs: pendingMs,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: NotFoundPage,
    notFoundMode: 'fuzzy',
    scrollRestoration: true,
    defaultHashScrollIntoView: true,
  });
  refuseLoaders(Object.values(router.routesById));
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    title?: PlainMessageKey<'shell'>;
    /** Of this page, or of all below a layout. */
    access?: PageAccess;
  }
  interface HistoryState {
    /** The guard sent this visitor to sign in; afterwards the visitor goes on where it stopped. */
    isForcedSignIn?: boolean;
    /** Where the visitor wanted to be, or was when the connection went. */
    from?: OwnPath;
    /** The drawer of an instrument was opened over this page by a step of its own; the entry before is the page. */
    isOverPage?: boolean;
  }
}
