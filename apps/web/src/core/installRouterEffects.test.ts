import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router';
import { fakeSession } from '@wealth/testing';
import { expect, it } from 'vitest';
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
