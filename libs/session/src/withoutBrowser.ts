import type { SessionEnvironment } from './browserEnvironment.ts';

/** Where pages are drawn at the build: no storage, nobody signed in, nothing happens. */
export const withoutBrowser: SessionEnvironment = {
  localStorage: null,
  sessionStorage: null,
  now: () => Date.now(),
  uptime: () => performance.now(),
  schedule: () => () => undefined,
  withLock: null,
  presence: null,
  channel: null,
  replaceLocation: () => undefined,
  reload: () => undefined,
  isOnline: () => true,
  onActivity: () => () => undefined,
  onWake: () => () => undefined,
  warn: () => undefined,
};
