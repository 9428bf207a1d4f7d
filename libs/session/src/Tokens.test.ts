import { ApiError, configureHttp } from '@wealth/api-sdk';
import { getPortfolio } from '@wealth/api-sdk/stat';
import { handlers } from '@wealth/api-sdk/testing';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeBrowser } from '../test/FakeBrowser.ts';
import { failure, type FakeServer } from '../test/FakeServer.ts';
import { freshBrowser } from '../test/freshBrowser.ts';
import { authIn, openTab } from '../test/open.ts';
import { rejectedKind } from '../test/rejectedKind.ts';
import { createSession } from './createSession.ts';

let browser: FakeBrowser;
let server: FakeServer;

beforeEach(() => {
  ({ browser, server } = freshBrowser());
});

const settle = () => vi.advanceTimersByTimeAsync(1000);

async function signedIn() {
  const tab = openTab(browser, server);
  const visitor = tab.session.signIn(server.signIn(), { remember: true });
  await settle();
  await visitor;
  server.requests = 0;
  return tab;
}

describe('100 requests that are all answered 401', () => {
  it('cost one refresh and all succeed [S4-REFRESH-1] [I1-5-SINGLE]', async () => {
    const { session } = await signedIn();
    server.expireAccess();

    const requests = Promise.all(Array.from({ length: 100 }, () => server.request(session.tokenSource)));
    await settle();

    await expect(requests).resolves.toHaveLength(100);
    expect(server.refreshes).toBe(1);
    expect(server.requests).toBe(200);
    expect(session.visitor()?.kind).toBe('client');
  });

  it('are 201 requests in all through the real HTTP core [I1-5-SINGLE]', async () => {
    vi.useRealTimers();
    const seen: string[] = [];
    let good = 'first';
    const wire = setupServer(
      http.all('*', ({ request }) => {
        const { pathname } = new URL(request.url);
        seen.push(pathname);
        if (pathname.endsWith('/refresh')) {
          good = 'sample-access-token';
          return undefined;
        }
        const isGood = request.headers.get('Authorization') === `Bearer ${good}`;
        return isGood ? undefined : HttpResponse.json({ data: null, message: 'No.' }, { status: 401 });
      }),
      ...handlers(),
    );
    wire.listen({ onUnhandledFrame: 'error' });
    const session = createSession({ environment: browser.tab().environment });
    configureHttp({ baseUrl: 'https://wealth.test', tokenSource: session.tokenSource });
    const authData = {
      access_token: 'first',
      refresh_token: 'r',
      expires_in: 900,
      token_type: 'Bearer',
    } as const;
    await session.signIn(authData, { remember: true });
    good = 'none';
    seen.length = 0;

    const answers = await Promise.all(Array.from({ length: 100 }, () => getPortfolio()));

    expect(answers).toHaveLength(100);
    expect(seen).toHaveLength(201);
    expect(seen.filter((path) => path.endsWith('/refresh'))).toHaveLength(1);
    session.dispose();
    wire.close();
  });
});

describe('a late 401', () => {
  it('for the old token is repeated with the new one, without a refresh', async () => {
    const { session } = await signedIn();
    server.expireAccess();
    const first = server.request(session.tokenSource);
    await settle();
    await first;

    await expect(session.tokenSource.refresh('access-1')).resolves.toBe('access-2');
    expect(server.refreshes).toBe(1);
  });
});

describe('a refresh', () => {
  it('tells who listens of the new token', async () => {
    const { session } = await signedIn();
    const changed = vi.fn();
    const stop = session.tokenSource.subscribe(changed);
    const renewed = session.tokenSource.refresh('access-1');
    await settle();
    await renewed;
    stop();
    const again = session.tokenSource.refresh('access-2');
    await settle();
    await again;

    expect(changed).toHaveBeenCalledTimes(1);
    expect(session.tokenSource.accessToken()).toBe('access-3');
  });

  it.each([
    { status: 401, reason: 'expired', id: '[S8-401-EXPIRED]' },
    { status: 400, reason: 'refreshFailed', id: '[S8-401-REFRESH]' },
    { status: 403, reason: 'refreshFailed', id: '' },
    { status: 422, reason: 'refreshFailed', id: '' },
    { status: 500, reason: 'refreshFailed', id: '' },
    { status: 503, reason: 'refreshFailed', id: '' },
  ])('that is answered $status ends the session: $reason $id', async ({ status, reason }) => {
    const tab = await signedIn();
    server.refreshFault = failure(status);
    const refused = rejectedKind(tab.session.tokenSource.refresh('access-1'));
    await settle();
    expect(await refused).toBe('aborted');

    expect(tab.session.takeEndReason()).toBe(reason);
    expect(tab.replaced).toEqual(['/']);
    expect(authIn(browser.localStorage)).toBeNull();
  });

  it.each(['timeout', 'network', 'malformed'] as const)(
    'that fails by %s ends the session: refreshFailed',
    async (kind) => {
      const tab = await signedIn();
      server.refreshFault = new ApiError(kind, 'test');
      const refused = rejectedKind(tab.session.tokenSource.refresh('access-1'));
      await settle();
      expect(await refused).toBe('aborted');

      expect(tab.session.takeEndReason()).toBe('refreshFailed');
    },
  );

  it('that the browser cuts off because the page is being left ends nothing', async () => {
    const tab = await signedIn();
    server.refreshFault = new ApiError('network', 'test');
    const refused = rejectedKind(tab.session.tokenSource.refresh('access-1'));
    // The page that comes next has begun, and this one has run for a moment after its request failed.
    await vi.advanceTimersByTimeAsync(100);

    expect(authIn(browser.localStorage)).not.toBeNull();
    expect(tab.replaced).toEqual([]);

    await settle();
    expect(await refused).toBe('aborted');
    expect(tab.session.takeEndReason()).toBe('refreshFailed');
  });

  it('that fails offline keeps the session [S8-OFFLINE]', async () => {
    const tab = await signedIn();
    server.refreshFault = new ApiError('offline', 'test');
    const refused = rejectedKind(tab.session.tokenSource.refresh('access-1'));
    await settle();
    expect(await refused).toBe('offline');

    expect(tab.session.visitor()?.kind).toBe('client');
    expect(tab.replaced).toEqual([]);
  });

  it('aborts what is pending when it fails, in one move to the root page [S4-REFRESH-3] [S8-401-END]', async () => {
    const tab = await signedIn();
    server.expireAccess();
    server.refreshFault = failure(500);
    const requests = Promise.allSettled(
      Array.from({ length: 20 }, () => server.request(tab.session.tokenSource)),
    );
    await settle();

    const kinds = (await requests).map((one) =>
      one.status === 'rejected' && one.reason instanceof ApiError ? one.reason.kind : 'resolved',
    );
    expect(new Set(kinds)).toEqual(new Set(['aborted']));
    expect(tab.session.tokenSource.ended.aborted).toBe(true);
    expect(tab.replaced).toEqual(['/']);
  });

  it('is not possible without a refresh token: expired [S8-401-EXPIRED]', async () => {
    const tab = await signedIn();
    browser.localStorage.entries.clear();

    await expect(tab.session.tokenSource.refresh('access-1')).rejects.toMatchObject({ kind: 'aborted' });
    expect(server.refreshes).toBe(0);
    expect(tab.session.takeEndReason()).toBe('expired');
  });

  it('whose answer comes after the end of the session is dropped', async () => {
    const tab = await signedIn();
    const refused = rejectedKind(tab.session.tokenSource.refresh('access-1'));
    await vi.advanceTimersByTimeAsync(5);
    tab.session.endSession('idle');
    await settle();
    expect(await refused).toBe('aborted');

    expect(authIn(browser.localStorage)).toBeNull();
    expect(tab.session.tokenSource.accessToken()).toBeNull();
  });
});

describe('a server that always answers 401', () => {
  it('gets a request and three repeats, three refreshes and nothing more [S8-401-MANY]', async () => {
    const tab = await signedIn();
    server.profileFault = failure(401);
    const requests = Promise.allSettled(
      Array.from({ length: 10 }, () => server.request(tab.session.tokenSource)),
    );
    await settle();
    await requests;

    expect(server.refreshes).toBe(3);
    expect(server.requests).toBe(40);
    expect(tab.session.takeEndReason()).toBe('tooManyAttempts');
    expect(tab.replaced).toEqual(['/']);

    await expect(server.request(tab.session.tokenSource)).rejects.toMatchObject({ kind: 'aborted' });
    expect(server.requests).toBe(40);
  });
});

describe('three refreshes within 60,000 ms', () => {
  async function afterThree() {
    const tab = await signedIn();
    for (const used of ['access-1', 'access-2', 'access-3']) {
      const renewed = tab.session.tokenSource.refresh(used);
      await vi.advanceTimersByTimeAsync(100);
      await renewed;
    }
    return tab;
  }

  it('leave no fourth at 59.9 s [S9-RATE] [S8-401-MANY]', async () => {
    const tab = await afterThree();
    await vi.advanceTimersByTimeAsync(59_900 - 300);

    await expect(tab.session.tokenSource.refresh('access-4')).rejects.toMatchObject({ kind: 'aborted' });
    expect(server.refreshes).toBe(3);
    expect(tab.session.takeEndReason()).toBe('tooManyAttempts');
  });

  it('leave a fourth at 60.1 s [S9-RATE]', async () => {
    const tab = await afterThree();
    await vi.advanceTimersByTimeAsync(60_100 - 300);
    const renewed = tab.session.tokenSource.refresh('access-4');
    await settle();

    await expect(renewed).resolves.toBe('access-5');
  });

  it('are forgotten by a new sign-in [S4-REFRESH-4]', async () => {
    const tab = await afterThree();
    tab.session.endSession('idle');
    const visitor = tab.session.signIn(server.signIn(), { remember: true });
    await settle();
    await visitor;
    const renewed = tab.session.tokenSource.refresh('access-5');
    await settle();

    await expect(renewed).resolves.toBe('access-6');
    expect(tab.session.tokenSource.ended.aborted).toBe(false);
  });
});
