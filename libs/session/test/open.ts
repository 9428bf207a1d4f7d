import { onTestFinished } from 'vitest';
import { createSession } from '../src/session.ts';
import type { Session } from '../src/sessionShape.ts';
import type { FakeBrowser, FakeStorage, FakeTab } from './fakeBrowser.ts';
import type { FakeServer } from './fakeServer.ts';

export interface OpenTab extends FakeTab {
  session: Session;
}

/** Opens the app in a new tab; with a session storage, as a reload or a duplicate of the tab that had it. */
export function openTab(browser: FakeBrowser, server: FakeServer, storage?: FakeStorage): OpenTab {
  const tab = browser.tab(storage);
  const api = server.api(() => session.tokenSource);
  const session: Session = createSession({ api, environment: tab.environment });
  onTestFinished(() => session.dispose());
  return Object.assign(tab, { session });
}

export const AUTH_KEY = 'wealth.auth';

/** What a storage holds of the session. */
export function authIn(storage: FakeStorage): unknown {
  const text = storage.entries.get(AUTH_KEY);
  return text === undefined ? null : JSON.parse(text);
}
