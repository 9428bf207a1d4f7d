import { onTestFinished, vi } from 'vitest';
import { FakeBrowser } from './FakeBrowser.ts';
import { FakeServer } from './FakeServer.ts';

/** Epoch milliseconds: when every test begins. */
export const start = Date.parse('2026-11-19T10:00:00+05:30');

/** For each test a browser without tabs and the server behind it, on a clock that stands until the test moves it. */
export function freshBrowser() {
  vi.useFakeTimers({ now: start });
  onTestFinished(() => void vi.useRealTimers());
  return { browser: new FakeBrowser(), server: new FakeServer() };
}
