import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeBrowser } from '../test/FakeBrowser.ts';
import { failure, type FakeServer } from '../test/FakeServer.ts';
import { freshBrowser } from '../test/freshBrowser.ts';
import { authIn, openTab, type OpenTab } from '../test/open.ts';
import { settle, signedIn } from '../test/tabs.ts';

let browser: FakeBrowser;
let server: FakeServer;

beforeEach(() => {
  ({ browser, server } = freshBrowser());
});

/** Opened before anybody signed in: it has joined nobody. */
async function guestTab() {
  const guest = openTab(browser, server);
  await settle();
  return guest;
}

/** Another client signs in there, and the first client_info of that session fails. */
async function signsInUnread(other: OpenTab, remember: boolean) {
  server.profileFault = failure(500);
  const visitor = other.session.signIn(server.signIn('100006'), { remember });
  await settle();
  expect((await visitor).kind).toBe('unreadable');
  server.profileFault = null;
}

describe.each([true, false])('a sign-in whose first client_info fails (remember: %s)', (remember) => {
  it('is told to the other tabs as soon as it is known who that was', async () => {
    const other = await guestTab();
    const tab = await signedIn(browser, server, remember);
    await signsInUnread(other, remember);
    const retry = other.session.retry();
    await settle();
    await retry;

    expect(tab.reloads).toBe(1);
    expect(tab.session.visitor()).toEqual({ kind: 'guest' });
    expect(other.session.visitor()).toMatchObject({ profile: { id: '100006' } });
  });

  it('gives no tokens to a tab that shows somebody', async () => {
    const other = await guestTab();
    const tab = await signedIn(browser, server, remember);
    await signsInUnread(other, remember);
    const renewed = other.session.tokenSource.refresh(other.session.tokenSource.accessToken());
    await settle();

    expect(tab.session.tokenSource.accessToken()).toBe('access-1');
    expect(await renewed).not.toBe('access-1');
  });
});

describe('a tab that finds the session of another client in local storage', () => {
  it('shows nothing of its own any more once it has renewed that', async () => {
    const other = await guestTab();
    const tab = await signedIn(browser, server, true);
    await signsInUnread(other, true);
    const kept = authIn(browser.localStorage);
    server.expireAccess();
    const request = server.request(tab.session.tokenSource).catch(() => null);
    await settle();
    await request;

    expect(kept).not.toBeNull();
    expect(tab.reloads).toBe(1);
    expect(tab.session.visitor()).toEqual({ kind: 'guest' });
    expect(tab.replaced).toEqual([]);
    expect(authIn(browser.localStorage)).not.toBeNull();
  });

  it('leaves its client when a later client_info names another one', async () => {
    browser.hasChannel = false;
    const other = await guestTab();
    const tab = await signedIn(browser, server, true);
    await signsInUnread(other, true);
    server.expireAccess();
    const done = tab.session.refreshProfile();
    await settle();
    await done;

    expect(tab.reloads).toBe(1);
    expect(tab.session.visitor()).toEqual({ kind: 'guest' });
  });

  it('ends its own session by a logout, not that one', async () => {
    browser.hasChannel = false;
    const other = await guestTab();
    const tab = await signedIn(browser, server, true);
    await signsInUnread(other, true);
    vi.setSystemTime(Date.now() + 16 * 60_000);
    const done = tab.session.signOut();
    await settle();
    await done;
    const request = server.request(other.session.tokenSource);
    await settle();

    expect(server.logouts).toBe(1);
    expect(await request).toMatchObject({ id: '100006' });
  });
});

describe('a tab whose client is not known', () => {
  it('still hands on what has replaced the tokens of another tab', async () => {
    const first = await signedIn(browser, server, false);
    const second = openTab(browser, server);
    await settle();
    server.profileFault = failure(500);
    const reloaded = openTab(browser, server, second.sessionStorage);
    second.crash();
    await settle();
    expect(reloaded.session.visitor()?.kind).toBe('unreadable');
    server.profileFault = null;
    const renewed = reloaded.session.tokenSource.refresh(reloaded.session.tokenSource.accessToken());
    await settle();

    expect(first.session.tokenSource.accessToken()).toBe(await renewed);
  });
});

describe('a tab that could not read its client', () => {
  async function unreadTab() {
    const first = await signedIn(browser, server, false);
    const tab = openTab(browser, server);
    await settle();
    tab.session.drafts.write('kyc', { full_name: 'Asha Verma' });
    tab.session.dispose();
    server.profileFault = failure(500);
    const unread = openTab(browser, server, tab.sessionStorage);
    await settle();
    expect(unread.session.visitor()?.kind).toBe('unreadable');
    server.profileFault = null;
    return { first, unread };
  }

  it('keeps session and draft while another tab of that client loads', async () => {
    const { unread } = await unreadTab();
    openTab(browser, server);
    await settle();

    expect(unread.reloads).toBe(0);
    expect(authIn(unread.sessionStorage)).not.toBeNull();
    const retry = unread.session.retry();
    await settle();
    expect(await retry).toMatchObject({ profile: { id: '100001' } });
    expect(unread.session.drafts.read('kyc')).toEqual({ full_name: 'Asha Verma' });
  });

  it('makes way for another client who has signed in, as soon as it knows its own', async () => {
    const guest = await guestTab();
    const { first, unread } = await unreadTab();
    const visitor = guest.session.signIn(server.signIn('100006'), { remember: true });
    await settle();
    await visitor;
    const retry = unread.session.retry();
    await settle();
    await retry;

    expect([first.reloads, unread.reloads]).toEqual([1, 1]);
    expect(unread.session.visitor()).toEqual({ kind: 'guest' });
  });
});

it('a tab that was a guest among others is not sent away by a sign-in of before its own', async () => {
  // Without locks a new tab asks the others, and does not know until then who is here.
  browser.hasLocks = false;
  const guest = openTab(browser, server);
  browser.tab().environment.channel?.post({ kind: 'signedIn', client: '100006' });
  await settle();
  const visitor = guest.session.signIn(server.signIn(), { remember: true });
  await settle();
  await visitor;

  expect(guest.reloads).toBe(0);
  expect(guest.session.visitor()).toMatchObject({ profile: { id: '100001' } });
});
