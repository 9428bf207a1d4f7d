import { ApiError } from '@wealth/api-sdk';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeBrowser } from '../test/FakeBrowser.ts';
import type { FakeServer } from '../test/FakeServer.ts';
import { freshBrowser, start } from '../test/freshBrowser.ts';
import { openTab, type OpenTab } from '../test/open.ts';
import { answers, justSignedIn, pass, twoTabs } from '../test/idleTabs.ts';

const minuteMs = 60_000;

let browser: FakeBrowser;
let server: FakeServer;

beforeEach(() => {
  ({ browser, server } = freshBrowser());
});

const statusOf = (error: unknown) => (error instanceof ApiError ? error.status : error);
const stateOf = (tab: OpenTab) => tab.session.idle.state().kind;

describe('a client who does nothing', () => {
  it('sees a countdown after 28 minutes and is signed out after 30 [S9-IDLE]', async () => {
    const tab = await justSignedIn(browser, server);
    const changed = vi.fn();
    tab.session.idle.subscribe(changed);

    await pass(28 * minuteMs - 1);
    expect(stateOf(tab)).toBe('active');
    await pass(1 + 250);
    const state = tab.session.idle.state();
    const leftMs = state.kind === 'countdown' ? state.endsAt - tab.session.idle.now() : 0;
    expect(leftMs).toBeLessThan(2 * minuteMs);
    expect(leftMs).toBeGreaterThan(2 * minuteMs - 500);
    expect(changed).toHaveBeenCalledTimes(1);

    await pass(2 * minuteMs - 500);
    expect(tab.replaced).toEqual([]);
    await pass(250 + 250);
    expect(tab.session.takeEndReason()).toBe('idle');
    expect(tab.replaced).toEqual(['/']);
  });

  it('ends the session on the server too, and is told so here only [I3A-M8]', async () => {
    const tab = await justSignedIn(browser, server);
    await pass(30 * minuteMs + 500);

    expect(server.logouts).toBe(1);
    expect(tab.warnings).toEqual([]);
    const reused = server
      .api(() => tab.session.tokenSource)
      .refresh('refresh-1')
      .catch(statusOf);
    await answers();
    expect(await reused).toBe(401);
    expect(tab.session.takeEndReason()).toBe('idle');
  });

  it('ends it on the server after a sleep in which the access token has expired [I3A-M8]', async () => {
    const tab = await justSignedIn(browser, server);
    server.expireAccess();
    vi.setSystemTime(start + 2 * 60 * minuteMs);
    tab.wake();
    await pass(1000);

    expect(server.logouts).toBe(1);
    expect(tab.replaced).toEqual(['/']);
  });

  it('is signed out in time though the server does not answer [I3A-M8]', async () => {
    const tab = await justSignedIn(browser, server);
    await pass(29 * minuteMs);
    server.answerMs = 60_000;
    await pass(minuteMs + 1000);

    expect(tab.replaced).toEqual(['/']);
  });

  it('is not kept by the session check', async () => {
    const tab = await justSignedIn(browser, server);
    await pass(30 * minuteMs + 500);

    expect(server.requests).toBeGreaterThan(1);
    expect(tab.session.takeEndReason()).toBe('idle');
  });

  it('is signed out as soon as a laptop wakes after 12 hours', async () => {
    const tab = await justSignedIn(browser, server);
    vi.setSystemTime(start + 12 * 60 * minuteMs);
    tab.wake();
    await answers();

    expect(tab.session.takeEndReason()).toBe('idle');
  });

  it('is signed out by the first touch after 12 hours, if that comes before the wake', async () => {
    const tab = await justSignedIn(browser, server);
    vi.setSystemTime(start + 12 * 60 * minuteMs);
    tab.act();
    await answers();

    expect(tab.session.takeEndReason()).toBe('idle');
  });

  it('as a guest is left alone', async () => {
    const tab = openTab(browser, server);
    await pass(60 * minuteMs);

    expect(stateOf(tab)).toBe('active');
    expect(tab.replaced).toEqual([]);
  });
});

describe('activity', () => {
  it('starts the count anew', async () => {
    const tab = await justSignedIn(browser, server);
    await pass(27 * minuteMs);
    tab.act();
    await pass(27 * minuteMs);
    expect(stateOf(tab)).toBe('active');
    await pass(minuteMs + 250);

    expect(stateOf(tab)).toBe('countdown');
  });

  it('in one tab keeps all alive', async () => {
    const [first, second] = await twoTabs(browser, server);
    await pass(27 * minuteMs);
    first.act();
    await pass(5 * minuteMs);

    expect([stateOf(first), stateOf(second)]).toEqual(['active', 'active']);
    expect(second.replaced).toEqual([]);
  });

  it('in another tab counts for a tab that slept through it', async () => {
    const [first, second] = await twoTabs(browser, server);
    browser.latencyMs = 100;
    await pass(20 * minuteMs);
    first.act();
    vi.setSystemTime(start + 40 * minuteMs);
    first.act();
    vi.setSystemTime(start + 41 * minuteMs);
    second.wake();
    await answers();

    expect(stateOf(second)).toBe('active');
  });

  it('does not end the countdown; "Stay signed in" does, in all tabs', async () => {
    const [first, second] = await twoTabs(browser, server);
    await pass(28 * minuteMs + 250);
    first.act();
    second.act();
    await answers();
    expect([stateOf(first), stateOf(second)]).toEqual(['countdown', 'countdown']);

    first.session.idle.stay();
    await answers();
    expect([stateOf(first), stateOf(second)]).toEqual(['active', 'active']);

    await pass(27 * minuteMs);
    expect([stateOf(first), stateOf(second)]).toEqual(['active', 'active']);
    await pass(3 * minuteMs + 500);
    expect(first.session.takeEndReason()).not.toBeNull();
    expect(second.replaced).toEqual(['/']);
  });

  it('from a tab with a clock of the future keeps nobody alive for longer', async () => {
    const tab = await justSignedIn(browser, server);
    browser.tab().environment.channel?.post({ kind: 'activity', at: start + 1e9 });
    await pass(30 * minuteMs + 500);

    expect(tab.session.takeEndReason()).toBe('idle');
  });
});

describe('a device whose clock is wrong [I1-5-SKEW]', () => {
  it.each([24, -24])('by %i hours counts by the time of the server', async (hours) => {
    const tab = openTab(browser, server);
    tab.skewMs = hours * 60 * minuteMs;
    const visitor = tab.session.signIn(server.signIn(), { remember: true });
    await pass(20);
    await visitor;
    tab.session.serverClock.sync(new Date(Date.now()).toISOString());

    expect(Math.abs(tab.session.serverClock.now() - Date.now())).toBeLessThan(1000);
    await pass(28 * minuteMs - 1000);
    expect(stateOf(tab)).toBe('active');
    await pass(1500);
    expect(stateOf(tab)).toBe('countdown');
  });

  it('that jumps by a day signs nobody out, once the server has told its time again', async () => {
    const tab = await justSignedIn(browser, server);
    tab.session.serverClock.sync(new Date(Date.now()).toISOString());
    await pass(minuteMs);
    tab.skewMs = 24 * 60 * minuteMs;
    tab.session.serverClock.sync(new Date(Date.now()).toISOString());
    tab.wake();
    await answers();

    expect(stateOf(tab)).toBe('active');
    expect(tab.replaced).toEqual([]);
  });

  it('that slept and then hears of the server is signed out all the same', async () => {
    const tab = await justSignedIn(browser, server);
    tab.session.serverClock.sync(new Date(Date.now()).toISOString());
    vi.setSystemTime(start + 12 * 60 * minuteMs);
    tab.session.serverClock.sync(new Date(Date.now()).toISOString());
    tab.wake();
    await answers();

    expect(tab.session.takeEndReason()).toBe('idle');
  });

  it('that goes back does not stop the count', async () => {
    const tab = await justSignedIn(browser, server);
    tab.skewMs = -60 * minuteMs;
    tab.act();
    await pass(30 * minuteMs + 500);

    expect(tab.session.takeEndReason()).toBe('idle');
  });

  it('ignores a server time that is none', () => {
    const tab = openTab(browser, server);
    tab.session.serverClock.sync('yesterday');

    expect(tab.session.serverClock.now()).toBe(start);
    expect(tab.session.serverClock.date()).toEqual(new Date(start));
  });
});
