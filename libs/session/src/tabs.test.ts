import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeBrowser, FakeStorage } from '../test/FakeBrowser.ts';
import type { FakeServer } from '../test/FakeServer.ts';
import { freshBrowser } from '../test/freshBrowser.ts';
import { authIn, openTab, type OpenTab } from '../test/open.ts';
import { manyTabs, settle, signedIn } from '../test/tabs.ts';

let browser: FakeBrowser;
let server: FakeServer;

beforeEach(() => {
  ({ browser, server } = freshBrowser());
});

const requestsOf = (tabs: OpenTab[], each: number) =>
  Promise.allSettled(
    tabs.flatMap(({ session }) => Array.from({ length: each }, () => server.request(session.tokenSource))),
  );

describe.each([{ remember: true }, { remember: false }])(
  'five tabs with 20 requests each (remember: $remember)',
  ({ remember }) => {
    it('refresh once with Web Locks [I1-5-LOCK]', async () => {
      const tabs = await manyTabs(browser, server, { count: 5, remember });
      server.expireAccess();
      const requests = requestsOf(tabs, 20);
      await settle();

      expect((await requests).filter(({ status }) => status === 'rejected')).toEqual([]);
      expect(server.refreshes).toBe(1);
      expect(tabs.flatMap(({ replaced }) => replaced)).toEqual([]);
    });

    it('refresh at most once a tab without, and nobody is signed out', async () => {
      browser.hasLocks = false;
      const tabs = await manyTabs(browser, server, { count: 5, remember });
      server.expireAccess();
      const requests = requestsOf(tabs, 20);
      await settle();

      expect((await requests).filter(({ status }) => status === 'rejected')).toEqual([]);
      expect(server.refreshes).toBeLessThanOrEqual(5);
      expect(tabs.flatMap(({ replaced }) => replaced)).toEqual([]);
    });
  },
);

describe('a refresh', () => {
  it.each([true, false])('gives the other tabs the new token at once (locks: %s)', async (hasLocks) => {
    browser.hasLocks = hasLocks;
    const [first, second] = await manyTabs(browser, server, { count: 2 });
    const renewed = first?.session.tokenSource.refresh(first.session.tokenSource.accessToken());
    await settle();

    expect(second?.session.tokenSource.accessToken()).toBe(await renewed);
    expect(server.refreshes).toBe(1);
  });
});

describe('a duplicated tab', () => {
  it('takes the newest tokens from another tab, long after its own were used', async () => {
    const first = await signedIn(browser, server, false);
    const copy = new FakeStorage();
    for (const [key, value] of first.sessionStorage.entries) copy.entries.set(key, value);
    const renewed = first.session.tokenSource.refresh('access-1');
    await settle();
    await renewed;
    await vi.advanceTimersByTimeAsync(5 * 60_000);

    const second = openTab(browser, server, copy);
    await settle();

    expect(await second.session.ready()).toMatchObject({ kind: 'client' });
    expect(server.refreshes).toBe(1);
    expect(authIn(copy)).toEqual({ refresh_token: 'refresh-2', remember: false });
  });

  it('refreshes by itself when no tab answers within 200 ms', async () => {
    const first = await signedIn(browser, server, false);
    first.crash();
    const second = openTab(browser, server, first.sessionStorage);
    await vi.advanceTimersByTimeAsync(199);
    expect(server.refreshes).toBe(0);
    await settle();

    expect((await second.session.ready()).kind).toBe('client');
    expect(server.refreshes).toBe(1);
  });

  it('works without a channel', async () => {
    browser.hasChannel = false;
    const [first, second] = await manyTabs(browser, server, { count: 2, remember: true });
    server.expireAccess();
    const requests = requestsOf(
      [first, second].filter((tab) => tab !== undefined),
      1,
    );
    await settle();

    expect((await requests).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  });
});

describe('a tab that crashes while it refreshes', () => {
  it('leaves the lock to the next one', async () => {
    const [first, second] = await manyTabs(browser, server, { count: 2 });
    server.expireAccess();
    server.answerMs = 500;
    void first?.session.tokenSource.refresh(first.session.tokenSource.accessToken());
    await vi.advanceTimersByTimeAsync(10);
    first?.crash();
    const renewed = second?.session.tokenSource.refresh(second.session.tokenSource.accessToken());
    await vi.advanceTimersByTimeAsync(1000);

    await expect(renewed).resolves.toMatch(/^access-/);
  });
});

describe('a logout', () => {
  it('ends the session of every tab [I1-5-TABS]', async () => {
    const [first, second, third] = await manyTabs(browser, server, { count: 3 });
    const done = first?.session.signOut();
    await vi.advanceTimersByTimeAsync(1000);
    await done;

    expect([first, second, third].map((tab) => tab?.replaced)).toEqual([['/'], ['/'], ['/']]);
    expect([first, second, third].map((tab) => tab?.session.takeEndReason())).toEqual([
      null,
      'endedElsewhere',
      'endedElsewhere',
    ]);
    expect(authIn(browser.localStorage)).toBeNull();
  });

  it('leaves a guest in peace', async () => {
    const guest = openTab(browser, server);
    const tab = await signedIn(browser, server, false);
    tab.session.endSession('idle');
    await settle();

    expect(guest.replaced).toEqual([]);
    expect(guest.session.takeEndReason()).toBeNull();
  });

  it.each(Array.from({ length: 50 }, (_, seed) => ({ seed })))(
    'wins against a refresh in another tab (interleaving $seed)',
    async ({ seed }) => {
      const [first, second] = await manyTabs(browser, server, { count: 2, remember: seed % 2 === 0 });
      server.answerMs = 5 + (seed % 7) * 6;
      browser.latencyMs = 1 + (seed % 5) * 4;
      const used = second?.session.tokenSource.accessToken() ?? null;
      const refresh = () => second?.session.tokenSource.refresh(used).catch(() => null);
      const logout = () => first?.session.signOut();
      const [earlier, later] = seed % 3 === 0 ? [logout, refresh] : [refresh, logout];
      void earlier();
      await vi.advanceTimersByTimeAsync(seed);
      void later();
      await vi.advanceTimersByTimeAsync(1000);

      for (const tab of [first, second]) {
        expect(tab?.session.visitor()).toEqual({ kind: 'guest' });
        expect(tab?.session.tokenSource.accessToken()).toBeNull();
        expect(tab && authIn(tab.sessionStorage)).toBeNull();
      }
      expect(authIn(browser.localStorage)).toBeNull();
    },
  );
});

describe('a sign-in as another client', () => {
  it.each([
    { before: true, after: true },
    { before: true, after: false },
    { before: false, after: true },
    { before: false, after: false },
  ])(
    'reloads the other tabs, which know nothing of theirs any more (remember: $before, $after)',
    async ({ before, after }) => {
      const old = await signedIn(browser, server, before);
      old.session.drafts.write('kyc', { full_name: 'Asha Verma' });
      const other = openTab(browser, server);
      const visitor = other.session.signIn(server.signIn('100006'), { remember: after });
      await settle();
      await visitor;

      expect(old.reloads).toBe(1);
      expect(old.session.visitor()).toEqual({ kind: 'guest' });
      await expect(server.request(old.session.tokenSource)).rejects.toMatchObject({ kind: 'aborted' });
      const reloaded = openTab(browser, server, old.sessionStorage);
      await settle();
      // As a new tab does: it joins who is here now.
      expect(await reloaded.session.ready()).toMatchObject({ profile: { id: '100006' } });
      expect(old.sessionStorage.entries.has('wealth.kycDraft')).toBe(false);
    },
  );

  it('as the same client disturbs nobody', async () => {
    const first = await signedIn(browser, server, true);
    const second = openTab(browser, server);
    const visitor = second.session.signIn(server.signIn(), { remember: true });
    await settle();
    await visitor;

    expect(first.reloads).toBe(0);
    expect(first.session.visitor()?.kind).toBe('client');
  });
});

describe('a message that is none of ours', () => {
  it.each([
    null,
    'ended',
    { kind: 'unknown' },
    { kind: 'tokens', accessToken: 'x' },
    { kind: 'activity', at: 'now' },
    { kind: 'ended' },
    { kind: 'signedIn' },
  ])('%j changes nothing', async (message) => {
    const tab = await signedIn(browser, server, true);
    browser.tab().environment.channel?.post(message);
    await settle();

    expect(tab.session.visitor()?.kind).toBe('client');
    expect(tab.session.tokenSource.accessToken()).toBe('access-1');
    expect(tab.reloads).toBe(0);
  });

  it('tokens of another client are not taken over', async () => {
    const tab = await signedIn(browser, server, true);
    const issuedAt = Date.now() + 1000;
    browser.tab().environment.channel?.post({
      kind: 'tokens',
      client: '666',
      accessToken: 'x',
      refreshToken: 'y',
      replaced: [],
      issuedAt,
      expiresAt: issuedAt,
    });
    await settle();

    expect(tab.session.tokenSource.accessToken()).toBe('access-1');
  });
});
