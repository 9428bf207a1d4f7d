import { createMemoryHistory, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@wealth/api-sdk';
import { href, type OwnPath } from '@wealth/hrefs';
import type { Visitor } from '@wealth/session';
import { clientVisitor, fakeSession, AppStage } from '@wealth/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route as rootRoute } from '../routes/__root.tsx';
import { ErrorPage } from '../shell/failures/ErrorPage.tsx';
import { createMenuStore } from '../core/menuStore.ts';
import { installRouterEffects } from '../core/installRouterEffects.ts';
import { goOffline } from './offline.ts';

const getParentRoute = () => rootRoute;
/** What the route to /error waits for: the real one fetches its page. */
const errorPage = { code: Promise.resolve() };
const routeTree = rootRoute.addChildren([
  createRoute({
    getParentRoute,
    path: '/error',
    staticData: { access: 'error' },
    loader: () => errorPage.code,
    component: ErrorPage,
  }),
  createRoute({ getParentRoute, path: '/market', component: () => <h1>Market</h1> }),
  createRoute({ getParentRoute, path: '/dashboard', component: () => <h1>Home</h1> }),
  createRoute({
    getParentRoute,
    path: '/login',
    staticData: { access: 'login' },
    component: () => <h1>Login</h1>,
  }),
]);

const lost = (): Visitor => ({ kind: 'unreadable', error: new ApiError('offline', 'session') });

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
}

function reconnect() {
  setOnline(true);
  window.dispatchEvent(new Event('online'));
}

afterEach(() => {
  vi.restoreAllMocks();
  errorPage.code = Promise.resolve();
});

interface Start {
  visitor?: Visitor;
  /** What the session is once it has been tried again. */
  afterRetry?: Visitor;
  /** Where /error leads back to. */
  from?: OwnPath;
}

/** The app at the last of the addresses. */
async function open(addresses: string[], { visitor, afterRetry, from }: Start = {}) {
  const session = fakeSession(visitor);
  const retry = vi.fn(async () => {
    if (afterRetry) session.become(afterRetry);
    return session.ready();
  });
  const history = createMemoryHistory({ initialEntries: addresses });
  if (from) history.replace(history.location.href, { from });
  const router = createRouter({
    routeTree,
    history,
    context: {
      session: { ...session, retry },
      menu: createMenuStore({
        readMenu: () => Promise.reject(new Error('No page asks for it.')),
        onSkipped: () => undefined,
        onFailed: () => undefined,
        onStale: () => undefined,
      }),
      systemInfo: { read: () => undefined, subscribe: () => () => undefined },
      loadTexts: () => Promise.resolve(),
      report: () => Promise.resolve(),
      log: () => undefined,
    },
  });
  installRouterEffects(router, session, () => undefined);
  await act(async () =>
    render(
      <AppStage session={session}>
        <RouterProvider router={router} />
      </AppStage>,
    ),
  );
  return { router, retry, pathname: () => router.state.location.pathname };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a session that could not be read offline', () => {
  it('is read when the connection is back, and the visitor goes on', async () => {
    setOnline(false);
    const { retry } = await open(['/market'], { visitor: lost(), afterRetry: clientVisitor() });
    await heading('You are offline');
    expect(retry).not.toHaveBeenCalled();

    await act(async () => reconnect());

    await heading('Market');
    expect(retry).toHaveBeenCalledTimes(1);
  });

  it('is read once more and no oftener where it stays unreadable: the page to sign in has its own Retry', async () => {
    setOnline(false);
    const { retry, pathname } = await open(['/market'], { visitor: lost(), afterRetry: lost() });
    await heading('You are offline');

    await act(async () => reconnect());

    await heading('Login');
    expect(pathname()).toBe('/login');
    expect(retry.mock.calls.length).toBeLessThanOrEqual(2);
  });
});

describe('requests that fail offline one after another', () => {
  it('lead to /error once, also while its page is under way, and from there back to where the visitor was', async () => {
    const { router, pathname } = await open(['/market'], { visitor: clientVisitor() });
    await heading('Market');
    setOnline(false);
    let arrive = () => {};
    errorPage.code = new Promise((resolve) => {
      arrive = resolve;
    });
    await act(async () => {
      const both = [goOffline(router), goOffline(router)];
      await vi.waitUntil(() => pathname() === '/error');
      const third = goOffline(router);
      await vi.waitUntil(() => router.state.status === 'pending');
      arrive();
      await Promise.all([...both, third]);
    });
    await heading('You are offline');
    expect(router.history.length).toBe(2);

    await act(async () => reconnect());

    await heading('Market');
  });
});

describe('/error that is drawn with a connection', () => {
  it('returns at once to where the visitor was', async () => {
    const { router } = await open(['/dashboard', '/error'], { from: href.market() });

    await heading('Market');
    expect(router.history.length).toBe(2);
  });

  it('stays where nobody was anywhere before', async () => {
    const { pathname } = await open(['/dashboard', '/error']);

    await heading('You are offline');
    expect(pathname()).toBe('/error');
  });
});

describe('Back to the last page', () => {
  it('takes no step through the history while there is no connection', async () => {
    setOnline(false);
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(3);
    const { router, pathname } = await open(['/dashboard', '/market', '/error'], { from: href.market() });
    const back = vi.spyOn(router.history, 'back');
    await heading('You are offline');
    await userEvent.click(screen.getByRole('button', { name: 'Back to the last page' }));

    expect(back).not.toHaveBeenCalled();
    await waitFor(() => expect(pathname()).toBe('/error'));

    await act(async () => reconnect());
    await heading('Market');
  });

  it('goes back with one', async () => {
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    const { router } = await open(['/market', '/error']);
    const back = vi.spyOn(router.history, 'back');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the last page' }));

    expect(back).toHaveBeenCalledTimes(1);
  });
});
