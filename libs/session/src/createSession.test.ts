import { ApiError } from '@wealth/api-sdk';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBrowser, FakeStorage } from '../test/FakeBrowser.ts';
import { failure, type FakeServer, profileOf } from '../test/FakeServer.ts';
import { freshBrowser } from '../test/freshBrowser.ts';
import { authKey, authIn, openTab } from '../test/open.ts';

let browser: FakeBrowser;
let server: FakeServer;

beforeEach(() => {
  ({ browser, server } = freshBrowser());
});

/** Lets so much time pass that everything under way has come to its end. */
const settle = () => vi.advanceTimersByTimeAsync(1000);

async function signedIn(remember = true) {
  const tab = openTab(browser, server);
  const visitor = tab.session.signIn(server.signIn(), { remember });
  await settle();
  await visitor;
  return tab;
}

describe('without auth data', () => {
  it('the visitor is a guest, without a call', async () => {
    const { session } = openTab(browser, server);

    await expect(session.ready()).resolves.toEqual({ kind: 'guest' });
    expect(server.refreshes + server.requests).toBe(0);
  });

  it('a request of the session is refused and a guest is shown no reason', async () => {
    const tab = openTab(browser, server);

    await expect(tab.session.tokenSource.refresh(null)).rejects.toMatchObject({ kind: 'aborted' });
    tab.session.endSession('idle');

    expect(tab.session.takeEndReason()).toBeNull();
    expect(tab.replaced).toEqual([]);
  });
});

describe('signing in', () => {
  it('keeps refresh token and remember flag in local storage with Remember Me [S3-AUTH-DATA] [I1-5-REMEMBER]', async () => {
    const tab = await signedIn(true);

    expect(authIn(browser.localStorage)).toEqual({ refresh_token: 'refresh-1', remember: true });
    expect(authIn(tab.sessionStorage)).toBeNull();
  });

  it('keeps them in session storage without [S3-AUTH-DATA]', async () => {
    const tab = await signedIn(false);

    expect(authIn(tab.sessionStorage)).toEqual({ refresh_token: 'refresh-1', remember: false });
    expect(authIn(browser.localStorage)).toBeNull();
  });

  it('stores no access token [D-AUTH-STORED]', async () => {
    const tab = await signedIn(true);

    const stored = [...browser.localStorage.entries, ...tab.sessionStorage.entries].flat().join(' ');
    expect(stored).not.toContain('access');
    expect(tab.session.tokenSource.accessToken()).toBe('access-1');
  });

  it.each([
    { said: 'pending', kycStatus: 'pending' },
    { said: 'approved', kycStatus: 'approved' },
    { said: 'rejected', kycStatus: 'rejected' },
    { said: 'unverified', kycStatus: 'unverified' },
    { said: 'APPROVED', kycStatus: 'unverified' },
    { said: '', kycStatus: 'unverified' },
  ])('with kycStatus "$said" is $kycStatus [S4-KYC-STATUS]', async ({ said, kycStatus }) => {
    server.kycStatus = said;

    const { session } = await signedIn();

    expect(session.visitor()).toEqual({ kind: 'client', profile: profileOf('100001', said), kycStatus });
  });
});

describe('a page that loads with auth data', () => {
  it('is the same client after one refresh, whose token replaces the used one [I1-5-ROTATION]', async () => {
    await signedIn(true);
    const { session } = openTab(browser, server);
    expect(session.visitor()).toBeNull();
    await settle();

    expect(await session.ready()).toMatchObject({ kind: 'client', profile: { id: '100001' } });
    expect(server.refreshes).toBe(1);
    expect(authIn(browser.localStorage)).toEqual({ refresh_token: 'refresh-2', remember: true });
  });

  it('may be reloaded five times in a minute [D-AUTH-RELOAD]', async () => {
    let { sessionStorage } = await signedIn(true);
    for (let reloads = 0; reloads < 5; reloads += 1) {
      const tab = openTab(browser, server, sessionStorage);
      sessionStorage = tab.sessionStorage;
      await settle();
      expect((await tab.session.ready()).kind).toBe('client');
    }
    expect(server.refreshes).toBe(5);
  });

  it('lets requests wait for the restoring refresh', async () => {
    await signedIn(true);
    const { session } = openTab(browser, server);
    const requests = Promise.all([server.request(session.tokenSource), server.request(session.tokenSource)]);
    await settle();

    await expect(requests).resolves.toHaveLength(2);
    expect(server.refreshes).toBe(1);
  });

  it.each([
    { name: 'a text that is no JSON', text: '{' },
    { name: 'another type', text: '[1]' },
    { name: 'an empty token', text: '{"refresh_token":"","remember":true}' },
    { name: 'a token of another type', text: '{"refresh_token":7,"remember":true}' },
    { name: 'a flag of the other storage', text: '{"refresh_token":"refresh-1","remember":false}' },
    { name: 'a prototype', text: '{"__proto__":{"refresh_token":"refresh-1","remember":true}}' },
    { name: '5 MB', text: JSON.stringify({ refresh_token: 'x'.repeat(5_000_000), remember: true }) },
  ])('removes data that was tampered with: $name', async ({ text }) => {
    browser.localStorage.entries.set(authKey, text);
    const { session } = openTab(browser, server);

    await expect(session.ready()).resolves.toEqual({ kind: 'guest' });
    expect(browser.localStorage.entries.has(authKey)).toBe(false);
    expect('refresh_token' in {}).toBe(false);
  });

  it.each([
    { name: 'the profile cannot be read', fault: 'profile' as const },
    { name: 'the server is not available for the refresh', fault: 'refresh' as const },
  ])('keeps the auth data when $name, and a retry reads it [S4-GUARD-UNREADABLE]', async ({ fault }) => {
    await signedIn(true);
    if (fault === 'profile') server.profileFault = failure(500);
    else server.refreshFault = failure(503);
    const tab = openTab(browser, server);
    await settle();

    expect(await tab.session.ready()).toMatchObject({ kind: 'unreadable', error: { kind: 'server' } });
    expect(authIn(browser.localStorage)).not.toBeNull();
    expect(tab.replaced).toEqual([]);

    server.profileFault = null;
    server.refreshFault = null;
    const retry = tab.session.retry();
    await settle();
    expect((await retry).kind).toBe('client');
  });

  it('may be tried again as often as the client likes', async () => {
    await signedIn(true);
    server.refreshFault = failure(503);
    const { session } = openTab(browser, server);
    for (let tries = 0; tries < 5; tries += 1) {
      const retry = session.retry();
      await settle();
      expect((await retry).kind).toBe('unreadable');
    }
    expect(session.takeEndReason()).toBeNull();
  });

  it('is unreadable offline, and keeps the auth data', async () => {
    await signedIn(true);
    server.refreshFault = new ApiError('offline', 'test');
    const { session } = openTab(browser, server);
    await settle();

    expect(await session.ready()).toMatchObject({ kind: 'unreadable', error: { kind: 'offline' } });
    expect(authIn(browser.localStorage)).not.toBeNull();
  });
});

describe('without a storage', () => {
  it.each(['denied', 'absent'])(
    'the session works in memory and says so (%s) [I1-5-STORAGE]',
    async (how) => {
      const storage = new FakeStorage();
      storage.isDenied = true;
      browser.localStorage.isDenied = true;
      const tab = browser.tab(storage);
      if (how === 'absent') Object.assign(tab.environment, { localStorage: null, sessionStorage: null });
      const { createSession } = await import('./createSession.ts');
      const session = createSession({
        api: server.api(() => session.tokenSource),
        environment: tab.environment,
      });

      const visitor = session.signIn(server.signIn(), { remember: true });
      await settle();
      expect((await visitor).kind).toBe('client');
      expect(session.isStorageSupported()).toBe(false);

      server.expireAccess();
      const request = server.request(session.tokenSource);
      await settle();
      await expect(request).resolves.toMatchObject({ id: '100001' });
      session.endSession('idle');
      expect(session.takeEndReason()).toBe('idle');
      session.dispose();
    },
  );

  it('says nothing where storage works', () => {
    expect(openTab(browser, server).session.isStorageSupported()).toBe(true);
  });
});

describe('the reason of an ending', () => {
  it.each(['idle', 'passwordChanged', 'endedElsewhere'] as const)('%s is handed out once', async (reason) => {
    const tab = await signedIn(true);

    tab.session.endSession(reason);
    tab.session.endSession('expired');
    await settle();

    const next = openTab(browser, server, tab.sessionStorage);
    expect(next.session.takeEndReason()).toBe(reason);
    expect(next.session.takeEndReason()).toBeNull();
    expect(tab.replaced).toEqual(['/']);
  });

  it('that was tampered with is none', () => {
    const tab = openTab(browser, server);
    tab.sessionStorage.entries.set('wealth.endReason', '<b>Call 1930</b>');

    expect(tab.session.takeEndReason()).toBeNull();
  });
});
