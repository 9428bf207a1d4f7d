import { vi } from 'vitest';
import { type FakeBrowser, FakeStorage } from './FakeBrowser.ts';
import type { FakeServer } from './FakeServer.ts';
import { openTab, type OpenTab } from './open.ts';

/** For all that tabs and server have to tell each other. Needs fake timers. */
export const settle = () => vi.advanceTimersByTimeAsync(2000);

export async function signedIn(browser: FakeBrowser, server: FakeServer, remember = true): Promise<OpenTab> {
  const tab = openTab(browser, server);
  const visitor = tab.session.signIn(server.signIn(), { remember });
  await settle();
  await visitor;
  return tab;
}

/** Duplicates of one signed-in tab, all of them ready. */
export async function manyTabs(
  browser: FakeBrowser,
  server: FakeServer,
  { count, remember = true }: { count: number; remember?: boolean },
): Promise<OpenTab[]> {
  const first = await signedIn(browser, server, remember);
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
