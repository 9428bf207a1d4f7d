import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeBrowser } from '../test/FakeBrowser.ts';
import { failure, type FakeServer } from '../test/FakeServer.ts';
import { freshBrowser } from '../test/freshBrowser.ts';
import { openTab } from '../test/open.ts';

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

describe('the session check', () => {
  it('reads the profile every 15 minutes and tells of a change [S4-CHECK-INTERVAL] [S9-CHECK]', async () => {
    const { session } = await signedIn();
    const changes = vi.fn();
    session.subscribe(changes);
    server.kycStatus = 'rejected';
    const before = server.requests;

    await vi.advanceTimersByTimeAsync(14 * 60_000 + 58_000);
    expect(server.requests).toBe(before);
    await vi.advanceTimersByTimeAsync(2000);

    expect(server.requests).toBe(before + 1);
    expect(session.visitor()).toMatchObject({ kycStatus: 'rejected' });
    expect(changes).toHaveBeenCalled();
  });

  it('ends the session when a 401 survives the refresh [S4-CHECK-401] [S8-401-DEFAULT]', async () => {
    const tab = await signedIn();
    server.revokeAll();
    await vi.advanceTimersByTimeAsync(15 * 60_000 + 1000);

    expect(tab.session.visitor()).toEqual({ kind: 'guest' });
    expect(tab.session.takeEndReason()).toBe('endedElsewhere');
  });

  it('ends the session when a 401 stays with new tokens', async () => {
    const tab = await signedIn();
    server.profileFault = failure(401);
    await vi.advanceTimersByTimeAsync(15 * 60_000 + 1000);

    expect(tab.session.takeEndReason()).toBe('endedElsewhere');
  });

  it('only logs any other failure, and goes on [S4-CHECK-OTHER]', async () => {
    const tab = await signedIn();
    server.profileFault = failure(500);
    await vi.advanceTimersByTimeAsync(15 * 60_000 + 1000);

    expect(tab.session.visitor()?.kind).toBe('client');
    expect(tab.warnings).toEqual(['The session check failed.']);

    await vi.advanceTimersByTimeAsync(5000);
    tab.act();
    await vi.advanceTimersByTimeAsync(15 * 60_000 + 1000);
    expect(tab.warnings).toHaveLength(2);
  });

  it('runs at once when the tab has slept through one', async () => {
    const tab = await signedIn();
    const before = server.requests;
    vi.setSystemTime(Date.now() + 20 * 60_000);
    tab.wake();
    tab.wake();
    await settle();

    expect(server.requests).toBe(before + 1);
  });
});
