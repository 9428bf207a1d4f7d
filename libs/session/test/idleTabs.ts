import { vi } from 'vitest';
import type { FakeBrowser } from './FakeBrowser.ts';
import type { FakeServer } from './FakeServer.ts';
import { openTab, type OpenTab } from './open.ts';

/** Needs fake timers, as all of this file does. */
export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** For what the tabs have to tell each other. */
export const answers = () => pass(250);

/** Signed in within an instant: next to nothing of the idle time has run. */
export async function justSignedIn(browser: FakeBrowser, server: FakeServer): Promise<OpenTab> {
  const tab = openTab(browser, server);
  const visitor = tab.session.signIn(server.signIn(), { remember: true });
  await pass(20);
  await visitor;
  return tab;
}

export async function twoTabs(browser: FakeBrowser, server: FakeServer): Promise<[OpenTab, OpenTab]> {
  const first = await justSignedIn(browser, server);
  const second = openTab(browser, server);
  await pass(100);
  return [first, second];
}
