import { onTestFinished } from 'vitest';
import { createSession } from '../src/createSession.ts';
import type { Session } from '../src/session.ts';
import type { FakeBrowser, FakeStorage, FakeTab } from './FakeBrowser.ts';
import type { FakeServer } from './FakeServer.ts';

export interface OpenTab extends FakeTab {
  session: Session;
}

/** As the app tells it of its pages. */
const isKept = (path: string) => !/^\/(?:login|kyc|error|about|privacy|cookie)\/?(?:[?#]|$)/.test(path);

/** Opens the app in a new tab; with a session storage, as a reload or a duplicate of the tab that had it. */
export function openTab(browser: FakeBrowser, server: FakeServer, storage?: FakeStorage): OpenTab {
  const tab = browser.tab(storage);
  const api = server.api(() => session.tokenSource);
  const session: Session = createSession({ api, environment: tab.environment, isKept });
  onTestFinished(() => session.dispose());
  return Object.assign(tab, { session });
}

export const authKey = 'wealth.auth';

/** What a storage holds of the session. */
export function authIn(storage: FakeStorage): unknown {
  const text = storage.entries.get(authKey);
  return text === undefined ? null : JSON.parse(text);
}
