import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeBrowser } from '../test/FakeBrowser.ts';
import type { FakeServer } from '../test/FakeServer.ts';
import { freshBrowser } from '../test/freshBrowser.ts';
import { manyTabs, settle, signedIn } from '../test/tabs.ts';

let browser: FakeBrowser;
let server: FakeServer;

beforeEach(() => {
  ({ browser, server } = freshBrowser());
});

describe('a logout', () => {
  it('deletes drafts and last routes in every tab [I3A-M9]', async () => {
    const tabs = await manyTabs(browser, server, { count: 3, remember: false });
    for (const tab of tabs) {
      tab.session.lastRoute.write('/portfolio/holding');
      tab.session.drafts.write('kyc', { full_name: 'Asha Verma' });
      tab.session.drafts.write('bankAccount', { account: '1234' });
    }
    const done = tabs[0]?.session.signOut();
    await vi.advanceTimersByTimeAsync(1000);
    await done;

    for (const tab of tabs) {
      expect([...tab.sessionStorage.entries.keys()].filter((key) => key !== 'wealth.endReason')).toEqual([]);
      expect(tab.session.drafts.read('bankAccount')).toBeUndefined();
    }
    expect([...browser.localStorage.entries]).toEqual([]);
  });

  it('deletes the draft of a tab whose session had expired before [I3A-M9]', async () => {
    const first = await signedIn(browser, server, false);
    first.session.drafts.write('kyc', { full_name: 'Asha Verma' });
    browser.hasChannel = false;
    first.session.endSession('expired');
    browser.hasChannel = true;
    const second = await signedIn(browser, server, false);
    const done = second.session.signOut();
    await settle();
    await done;

    expect(first.sessionStorage.entries.has('wealth.kycDraft')).toBe(false);
  });

  it('is no logout when the session only expired: the other tabs keep their drafts', async () => {
    const [first, second] = await manyTabs(browser, server, { count: 2, remember: false });
    second?.session.drafts.write('kyc', { full_name: 'Asha Verma' });
    first?.session.endSession('idle');
    await settle();

    expect(second?.replaced).toEqual(['/']);
    expect(second?.sessionStorage.entries.has('wealth.kycDraft')).toBe(true);
  });
});
