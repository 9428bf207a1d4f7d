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

const frozenMs = 60_000;

/** Logs out in a tab of its own; the tabs that are open now hear of it when they thaw, and so of all that follows. */
async function logOutUnheard(tab: OpenTab) {
  browser.latencyMs = frozenMs;
  const done = tab.session.signOut();
  await settle();
  await done;
}

const thaw = () => vi.advanceTimersByTimeAsync(frozenMs);

async function nextSignsIn() {
  const next = openTab(browser, server);
  const visitor = next.session.signIn(server.signIn('100006'), { remember: true });
  await settle();
  await visitor;
  next.session.lastRoute.write('/market');
  return next;
}

describe('a logout that a frozen tab hears late', () => {
  it.each([true, false])(
    'ends what that tab holds, and not the session that has begun since (remember: %s)',
    async (remember) => {
      const frozen = await signedIn(browser, server, remember);
      frozen.session.drafts.write('kyc', { full_name: 'Asha Verma' });
      const other = openTab(browser, server);
      await settle();
      await logOutUnheard(other);
      const next = await nextSignsIn();
      const kept = authIn(browser.localStorage);
      await thaw();

      expect(frozen.replaced).toEqual(['/']);
      expect(frozen.session.takeEndReason()).toBe('endedElsewhere');
      expect([...frozen.sessionStorage.entries]).toEqual([]);
      expect(kept).toEqual({ refresh_token: expect.any(String), remember: true });
      expect(authIn(browser.localStorage)).toEqual(kept);
      expect(next.session.lastRoute.read()).toBe('/market');
    },
  );

  it('leaves a guest in peace, whoever has signed in since', async () => {
    const guest = openTab(browser, server);
    await settle();
    const other = await signedIn(browser, server, true);
    await logOutUnheard(other);
    await nextSignsIn();
    await thaw();

    expect(guest.replaced).toEqual([]);
    expect(authIn(browser.localStorage)).not.toBeNull();
  });
});

it('a logout deletes what a tab has written into local storage since', async () => {
  const first = await signedIn(browser, server, true);
  const second = openTab(browser, server);
  await settle();
  const done = first.session.signOut();
  await vi.advanceTimersByTimeAsync(0);
  // As a refresh whose answer came in between.
  browser.localStorage.entries.set('wealth.auth', '{"refresh_token":"refresh-2","remember":true}');
  browser.localStorage.entries.set('wealth.lastRoute', '/market');
  await settle();
  await done;

  expect(second.replaced).toEqual(['/']);
  expect([...browser.localStorage.entries]).toEqual([]);
});
