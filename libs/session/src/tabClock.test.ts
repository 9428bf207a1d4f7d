import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeBrowser } from '../test/FakeBrowser.ts';
import type { FakeServer } from '../test/FakeServer.ts';
import { freshBrowser } from '../test/freshBrowser.ts';
import { manyTabs, settle } from '../test/tabs.ts';

let browser: FakeBrowser;
let server: FakeServer;

beforeEach(() => {
  ({ browser, server } = freshBrowser());
});

describe('a device whose clock is set back', () => {
  it.each([true, false])(
    'keeps the session of a copied tab, which takes the newer tokens over (locks: %s) [I3A-L22]',
    async (hasLocks) => {
      browser.hasLocks = hasLocks;
      const tabs = await manyTabs(browser, server, { count: 2, remember: false });
      const [first, second] = tabs;
      for (const tab of tabs) tab.skewMs = -60 * 60_000;
      const renewed = first?.session.tokenSource.refresh(first.session.tokenSource.accessToken());
      await settle();
      await renewed;
      expect(second?.session.tokenSource.accessToken()).toBe(await renewed);

      // By then the token that the copy was made with is no longer good for anything.
      await vi.advanceTimersByTimeAsync(5 * 60_000);
      server.expireAccess();
      const request = second && server.request(second.session.tokenSource);
      await settle();
      expect(await request).toMatchObject({ id: '100001' });
      expect(tabs.flatMap(({ replaced }) => replaced)).toEqual([]);
    },
  );

  it('takes no older tokens over, whatever their clock says [I3A-L22]', async () => {
    const [first, second] = await manyTabs(browser, server, { count: 2, remember: false });
    const old = first?.session.tokenSource.accessToken() ?? null;
    const renewed = first?.session.tokenSource.refresh(old);
    await settle();
    const issuedAt = Date.now() + 24 * 60 * 60_000;
    browser.tab().environment.channel?.post({
      kind: 'tokens',
      client: '100001',
      accessToken: old,
      refreshToken: 'refresh-1',
      replaced: [],
      issuedAt,
      expiresAt: issuedAt,
    });
    await settle();

    expect(first?.session.tokenSource.accessToken()).toBe(await renewed);
    expect(second?.session.tokenSource.accessToken()).toBe(await renewed);
  });
});
