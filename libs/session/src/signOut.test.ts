import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeBrowser } from '../test/FakeBrowser.ts';
import { failure, type FakeServer } from '../test/FakeServer.ts';
import { freshBrowser } from '../test/freshBrowser.ts';
import { authIn, openTab } from '../test/open.ts';
import { createSession } from './createSession.ts';

let browser: FakeBrowser;
let server: FakeServer;

beforeEach(() => {
  ({ browser, server } = freshBrowser());
});

/** Lets so much time pass that everything under way has come to its end. */
const settle = () => vi.advanceTimersByTimeAsync(1000);

async function signedIn() {
  const tab = openTab(browser, server);
  const visitor = tab.session.signIn(server.signIn(), { remember: true });
  await settle();
  await visitor;
  return tab;
}

describe('logging out', () => {
  it('tells the server, forgets everything and loads the root page [S4-LOGOUT-CALL] [S4-LOGOUT-CLEAR]', async () => {
    const tab = await signedIn();
    tab.session.lastRoute.write('/portfolio/holding');
    tab.session.drafts.write('kyc', { full_name: 'Asha Verma' });
    const done = tab.session.signOut();
    expect(tab.replaced).toEqual([]);
    await settle();
    await done;

    expect(server.logouts).toBe(1);
    expect(tab.session.visitor()).toEqual({ kind: 'guest' });
    expect(tab.session.tokenSource.accessToken()).toBeNull();
    expect(tab.replaced).toEqual(['/']);
    expect([...browser.localStorage.entries, ...tab.sessionStorage.entries]).toEqual([]);
    expect(tab.session.takeEndReason()).toBeNull();
  });

  it('has nothing in storage and is gone within 500 ms while the server hangs [I3A-L7]', async () => {
    const tab = await signedIn();
    tab.session.lastRoute.write('/portfolio/holding');
    tab.session.drafts.write('kyc', { full_name: 'Asha Verma' });
    server.answerMs = 60_000;
    void tab.session.signOut();

    expect([...browser.localStorage.entries, ...tab.sessionStorage.entries]).toEqual([]);
    expect(tab.session.tokenSource.accessToken()).toBeNull();
    // A form that is still on the screen can bring nothing back.
    tab.session.drafts.write('kyc', { full_name: 'Asha Verma' });
    tab.session.lastRoute.write('/market');
    expect([...browser.localStorage.entries, ...tab.sessionStorage.entries]).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(tab.replaced).toEqual(['/']);
  });

  it('is made once, however often it is pressed', async () => {
    const tab = await signedIn();
    const done = Promise.all([tab.session.signOut(), tab.session.signOut()]);
    await settle();
    await done;

    expect(server.logouts).toBe(1);
    expect(tab.replaced).toEqual(['/']);
  });

  it('goes on when the server fails, which is logged [S8-LOGOUT-LOGGED]', async () => {
    const tab = browser.tab();
    const api = { ...server.api(() => session.tokenSource), logout: () => Promise.reject(failure(500)) };
    const session = createSession({ api, environment: tab.environment });
    const visitor = session.signIn(server.signIn(), { remember: true });
    await settle();
    await visitor;

    await session.signOut();

    expect(tab.warnings).toEqual(['The server could not be told of the logout.']);
    expect(tab.replaced).toEqual(['/']);
    session.dispose();
  });

  it('first renews an access token that has expired, or the server could not end its family', async () => {
    const tab = await signedIn();
    vi.setSystemTime(Date.now() + 16 * 60_000);
    server.expireAccess();
    const done = tab.session.signOut();
    await settle();
    await done;

    expect(server.logouts).toBe(1);
    expect(tab.warnings).toEqual([]);
  });

  it('says nothing of a session that had expired already', async () => {
    const tab = await signedIn();
    vi.setSystemTime(Date.now() + 16 * 60_000);
    server.revokeAll();
    const done = tab.session.signOut();
    await settle();
    await done;

    expect(tab.session.takeEndReason()).toBeNull();
    expect(tab.replaced).toEqual(['/']);
  });

  it('takes no time offline', async () => {
    const tab = await signedIn();
    tab.isOnline = false;

    await tab.session.signOut();

    expect(server.logouts).toBe(0);
    expect(authIn(browser.localStorage)).toBeNull();
    expect(tab.replaced).toEqual(['/']);
  });
});
