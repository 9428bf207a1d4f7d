import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeBrowser } from '../test/FakeBrowser.ts';
import type { FakeServer } from '../test/FakeServer.ts';
import { freshBrowser } from '../test/freshBrowser.ts';
import type { OpenTab } from '../test/open.ts';
import { answers, justSignedIn, pass, twoTabs } from '../test/idleTabs.ts';

const minuteMs = 60_000;

let browser: FakeBrowser;
let server: FakeServer;

beforeEach(() => {
  ({ browser, server } = freshBrowser());
});

const stateOf = (tab: OpenTab) => tab.session.idle.state().kind;

describe('a server whose clock is moved [I3A-SPEC-CLOCK]', () => {
  const hour = 60 * minuteMs;
  const synced = async () => {
    const tab = await justSignedIn(browser, server);
    tab.session.serverClock.sync(new Date(Date.now()).toISOString());
    return tab;
  };

  it.each([1, 24, 24 * 365])('by %i hours ahead signs nobody out and starts no countdown', async (hours) => {
    const tab = await synced();
    await pass(minuteMs);
    tab.session.serverClock.sync(new Date(Date.now() + hours * hour).toISOString());
    tab.wake();
    tab.act();
    await answers();

    expect(stateOf(tab)).toBe('active');
    expect(tab.replaced).toEqual([]);
  });

  it.each([-1, -24])('by %i hours back lets nobody stay for longer', async (hours) => {
    const tab = await synced();
    await pass(minuteMs);
    tab.session.serverClock.sync(new Date(Date.now() + hours * hour).toISOString());
    await pass(29 * minuteMs + 500);

    expect(tab.session.takeEndReason()).toBe('idle');
  });

  it('leaves a countdown as it is', async () => {
    const tab = await synced();
    await pass(28 * minuteMs + 500);
    const before = tab.session.idle.state();
    tab.session.serverClock.sync(new Date(Date.now() + 24 * hour).toISOString());
    tab.wake();
    await answers();

    expect(tab.session.idle.state()).toEqual(before);
    expect(before.kind).toBe('countdown');
  });

  it('is no idle time in another tab either', async () => {
    const [first, second] = await twoTabs(browser, server);
    for (const { session } of [first, second]) session.serverClock.sync(new Date(Date.now()).toISOString());
    await pass(20 * minuteMs);
    first.session.serverClock.sync(new Date(Date.now() - hour).toISOString());
    first.act();
    await pass(20 * minuteMs);

    expect([stateOf(first), stateOf(second)]).toEqual(['active', 'active']);
  });
});
