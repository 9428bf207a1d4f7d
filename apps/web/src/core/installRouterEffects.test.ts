import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router';
import { fakeSession } from '@wealth/testing';
import { expect, it, vi } from 'vitest';
import { installRouterEffects } from './installRouterEffects.ts';

it('lets the router follow a redirect of the first page before the app is drawn [I3A-FRICTION-SLOW]', async () => {
  const root = createRootRoute();
  const home = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: () => {
      throw redirect({ to: '/login' });
    },
  });
  const login = createRoute({ getParentRoute: () => root, path: '/login' });
  const router = createRouter({ routeTree: root.addChildren([home, login]), history: createMemoryHistory() });
  installRouterEffects(router, fakeSession(), () => undefined);

  await router.load();

  expect(router.state.location.pathname).toBe('/login');
});

it('keeps where a client is going before the page is there, should the session end on the way [S3-LAST-ROUTE]', async () => {
  const session = fakeSession();
  const write = vi.spyOn(session.lastRoute, 'write');
  const root = createRootRoute();
  const home = createRoute({ getParentRoute: () => root, path: '/home' });
  const slow = createRoute({
    getParentRoute: () => root,
    path: '/slow',
    loader: () => new Promise(() => {}),
  });
  const router = createRouter({
    routeTree: root.addChildren([home, slow]),
    history: createMemoryHistory({ initialEntries: ['/home'] }),
  });
  installRouterEffects(router, session, () => undefined);
  await router.load();

  router.history.push('/slow');
  void router.load();

  await vi.waitFor(() => expect(write).toHaveBeenLastCalledWith('/slow'));
});
