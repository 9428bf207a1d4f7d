import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeBrowser } from '../test/FakeBrowser.ts';
import type { FakeServer } from '../test/FakeServer.ts';
import { freshBrowser } from '../test/freshBrowser.ts';
import { authIn, openTab, type OpenTab } from '../test/open.ts';
import { settle, signedIn } from '../test/tabs.ts';

let browser: FakeBrowser;
let server: FakeServer;

beforeEach(() => {
  ({ browser, server } = freshBrowser());
});

describe('a new tab [I3A-USE-7]', () => {
  const sessionOf = (tab: OpenTab) => authIn(tab.sessionStorage);

  it.each([true, false])(
    'joins the session of an open one without Remember Me (locks: %s)',
    async (hasLocks) => {
      browser.hasLocks = hasLocks;
      const first = await signedIn(browser, server, false);
      server.refreshes = 0;
      const second = openTab(browser, server);
      await settle();

      expect(await second.session.ready()).toMatchObject({ kind: 'client', profile: { id: '100001' } });
      expect(sessionOf(second)).toEqual({ refresh_token: 'refresh-1', remember: false });
      expect(server.refreshes).toBe(0);
      expect(authIn(browser.localStorage)).toBeNull();
      expect(first.replaced).toEqual([]);
    },
  );

  it('needs no wait where nobody is signed in', async () => {
    openTab(browser, server);
    const guest = openTab(browser, server);
    await vi.advanceTimersByTimeAsync(0);

    expect(guest.session.visitor()).toEqual({ kind: 'guest' });
  });

  it('waits 200 ms and no longer for a tab that does not answer', async () => {
    browser.hasLocks = false;
    const guest = openTab(browser, server);
    await vi.advanceTimersByTimeAsync(199);
    expect(guest.session.visitor()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);

    expect(guest.session.visitor()).toEqual({ kind: 'guest' });
  });

  it('waits longer for a busy tab that is known to hold a session, and no longer than a second', async () => {
    await signedIn(browser, server, false);
    // There and back.
    browser.latencyMs = 450;
    const second = openTab(browser, server);
    await settle();
    expect(second.session.visitor()?.kind).toBe('client');

    browser.latencyMs = 5000;
    const third = openTab(browser, server);
    await vi.advanceTimersByTimeAsync(999);
    expect(third.session.visitor()).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(third.session.visitor()).toEqual({ kind: 'guest' });
  });

  it('is alone again when the last tab is closed: the session ends with it', async () => {
    const first = await signedIn(browser, server, false);
    first.crash();
    const second = openTab(browser, server);
    await settle();

    expect(await second.session.ready()).toEqual({ kind: 'guest' });
  });

  it('asks once: a sign-in elsewhere later leaves a guest a guest', async () => {
    const guest = openTab(browser, server);
    await settle();
    const other = await signedIn(browser, server, false);
    const renewed = other.session.tokenSource.refresh('access-1');
    await settle();
    await renewed;

    expect(guest.session.visitor()).toEqual({ kind: 'guest' });
    expect([...guest.sessionStorage.entries]).toEqual([]);
  });

  it('comes in twos', async () => {
    await signedIn(browser, server, false);
    const both = [openTab(browser, server), openTab(browser, server)];
    await settle();

    expect(both.map(({ session }) => session.visitor()?.kind)).toEqual(['client', 'client']);
  });

  it.each([true, false])('joins while the asked tab is refreshing (locks: %s)', async (hasLocks) => {
    browser.hasLocks = hasLocks;
    const first = await signedIn(browser, server, false);
    server.expireAccess();
    server.answerMs = 100;
    server.refreshes = 0;
    const request = server.request(first.session.tokenSource);
    await vi.advanceTimersByTimeAsync(110);
    const second = openTab(browser, server);
    await settle();
    await request;

    expect(await second.session.ready()).toMatchObject({ kind: 'client' });
    expect(sessionOf(second)).toEqual(sessionOf(first));
    // Long after, the joined tab still holds tokens that the server knows.
    await vi.advanceTimersByTimeAsync(5 * 60_000);
    server.expireAccess();
    const later = server.request(second.session.tokenSource);
    await settle();
    expect(await later).toMatchObject({ id: '100001' });
  });

  it.each(Array.from({ length: 40 }, (_, step) => ({ step: step * 10 })))(
    'ends with the asked tab that logs out $step ms after it opened',
    async ({ step }) => {
      const first = await signedIn(browser, server, false);
      browser.latencyMs = 15;
      const second = openTab(browser, server);
      await vi.advanceTimersByTimeAsync(step);
      void first.session.signOut();
      await settle();

      expect(second.session.visitor()).toEqual({ kind: 'guest' });
      expect(sessionOf(second)).toBeNull();
      expect(second.session.tokenSource.accessToken()).toBeNull();
    },
  );

  it.each(Array.from({ length: 20 }, (_, step) => ({ step: step * 10 })))(
    'is never left with one client while another signs in $step ms after it opened',
    async ({ step }) => {
      await signedIn(browser, server, false);
      browser.latencyMs = 15;
      const second = openTab(browser, server);
      const third = openTab(browser, server);
      await vi.advanceTimersByTimeAsync(step);
      void third.session.signIn(server.signIn('100006'), { remember: false });
      await settle();

      const visitor = second.session.visitor();
      const isOther = visitor?.kind === 'client' && visitor.profile.id !== '100006';
      expect(isOther && second.reloads === 0).toBe(false);
    },
  );

  it('gets nothing of a session that a sleeping device has let run out', async () => {
    const first = await signedIn(browser, server, false);
    vi.setSystemTime(Date.now() + 60 * 60_000);
    const second = openTab(browser, server);
    await settle();

    expect(await second.session.ready()).toEqual({ kind: 'guest' });
    first.wake();
    await settle();
    expect(first.session.takeEndReason()).toBe('idle');
  });
});
