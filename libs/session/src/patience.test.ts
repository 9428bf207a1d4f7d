import { ApiError } from '@wealth/api-sdk';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeBrowser } from '../test/FakeBrowser.ts';
import type { FakeServer } from '../test/FakeServer.ts';
import { freshBrowser } from '../test/freshBrowser.ts';
import { openTab } from '../test/open.ts';
import { rejectedKind } from '../test/rejectedKind.ts';

let browser: FakeBrowser;
let server: FakeServer;

beforeEach(() => {
  ({ browser, server } = freshBrowser());
});

const settle = () => vi.advanceTimersByTimeAsync(1000);

async function signedIn() {
  const tab = openTab(browser, server);
  const visitor = tab.session.signIn(server.signIn(), { remember: true });
  await settle();
  await visitor;
  return tab;
}

describe('a refresh', () => {
  it('that is answered 429 keeps the session, and is not asked for again before its time [I4B-F7]', async () => {
    const tab = await signedIn();
    server.refreshFault = new ApiError('server', 'test', { status: 429, retryAfterSeconds: 30 });
    for (let count = 0; count < 10; count += 1) {
      const refused = rejectedKind(tab.session.tokenSource.refresh('access-1'));
      await settle();
      expect(await refused).toBe('server');
    }
    expect(server.refreshes).toBe(1);
    server.refreshFault = null;
    await vi.advanceTimersByTimeAsync(30_000);
    const renewed = tab.session.tokenSource.refresh('access-1');
    await settle();

    expect(await renewed).toBe('access-2');
    expect(tab.session.visitor()?.kind).toBe('client');
    expect(tab.replaced).toEqual([]);
  });

  it('after the clock of the server was set is no attempt, however often it is set [I4B-D26]', async () => {
    const { session } = await signedIn();
    session.serverClock.sync('2026-11-19T11:00:00+05:30');
    for (let day = 20; day < 30; day += 1) {
      server.expireAccess();
      const request = server.request(session.tokenSource);
      await settle();
      await request;
      session.serverClock.sync(`2026-11-${day}T11:00:00+05:30`);
    }

    expect(server.refreshes).toBe(10);
    expect(session.visitor()?.kind).toBe('client');
  });
});
