import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeBrowser, FakeStorage } from '../test/fakeBrowser.ts';
import { FakeServer } from '../test/fakeServer.ts';
import { openTab, type OpenTab } from '../test/open.ts';

let browser: FakeBrowser;
let server: FakeServer;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-19T10:00:00+05:30') });
  browser = new FakeBrowser();
  server = new FakeServer();
  return () => vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(2000);

async function signedIn(remember = true) {
  const tab = openTab(browser, server);
  const visitor = tab.session.signIn(server.signIn(), { remember });
  await settle();
  await visitor;
  return tab;
}

/** Duplicates of one signed-in tab, all of them ready. */
async function manyTabs(count: number, remember = true): Promise<OpenTab[]> {
  const first = await signedIn(remember);
  const tabs = [first];
  for (let copies = 1; copies < count; copies += 1) {
    const storage = new FakeStorage();
    for (const [key, value] of first.sessionStorage.entries) storage.entries.set(key, value);
    tabs.push(openTab(browser, server, storage));
    await settle();
  }
  server.refreshes = 0;
  return tabs;
}

describe('a logout', () => {
  it('deletes drafts and last routes in every tab [I3A-M9]', async () => {
    const tabs = await manyTabs(3, false);
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
    const first = await signedIn(false);
    first.session.drafts.write('kyc', { full_name: 'Asha Verma' });
    browser.hasChannel = false;
    first.session.endSession('expired');
    browser.hasChannel = true;
    const second = await signedIn(false);
    const done = second.session.signOut();
    await settle();
    await done;

    expect(first.sessionStorage.entries.has('wealth.kycDraft')).toBe(false);
  });

  it('is no logout when the session only expired: the other tabs keep their drafts', async () => {
    const [first, second] = await manyTabs(2, false);
    second?.session.drafts.write('kyc', { full_name: 'Asha Verma' });
    first?.session.endSession('idle');
    await settle();

    expect(second?.replaced).toEqual(['/']);
    expect(second?.sessionStorage.entries.has('wealth.kycDraft')).toBe(true);
  });
});
