import { act, render, screen, waitFor } from '@testing-library/react';
import { createPreferences } from '@wealth/preferences';
import { AppStage } from '@wealth/testing';
import { toasts } from '@wealth/ui/toast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { unseenCount } from '../../core/unseenCount.ts';
import { AppToasts } from './AppToasts.tsx';

class FakeNotification extends EventTarget {
  static permission = 'granted';
  static open: FakeNotification[] = [];
  readonly title: string;
  readonly body: string | undefined;
  constructor(title: string, { body }: NotificationOptions) {
    super();
    this.title = title;
    this.body = body;
    FakeNotification.open.push(this);
  }
  close() {
    FakeNotification.open = FakeNotification.open.filter((other) => other !== this);
  }
}

/** As on Android, where only a service worker may show one. */
class RefusedNotification {
  static permission = 'granted';
  constructor() {
    throw new TypeError('Illegal constructor');
  }
}

const told = () => FakeNotification.open.map(({ title, body }) => [title, body]);

function goOutOfSight(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

async function open({ areWanted = true, areValuesShown = true } = {}) {
  const preferences = createPreferences(null);
  preferences.set('systemNotices', areWanted);
  preferences.set('showAssets', areValuesShown);
  render(
    <AppStage preferences={preferences}>
      <AppToasts />
      <p>Page</p>
    </AppStage>,
  );
  await screen.findByText('Page');
}

function say(title: string, replaces?: string): string {
  let id = '';
  act(() => void (id = toasts.show({ title, description: '12 of 20 shares', duration: 1000, replaces })));
  return id;
}

beforeEach(() => {
  FakeNotification.open = [];
  vi.stubGlobal('Notification', FakeNotification);
});

afterEach(() => {
  goOutOfSight(false);
  act(() => toasts.clear());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('what comes while the page is out of sight', () => {
  it('is counted, handed to the system, and taken back on return; its time begins then [I4B-A15] [I4B-C1]', async () => {
    await open();
    say('Seen');
    goOutOfSight(true);
    const id = say('Part filled');
    await waitFor(() => expect(told()).toEqual([['Part filled', '12 of 20 shares']]));
    say('Alert');
    say('Executed', id);

    await waitFor(() =>
      expect(told()).toEqual([
        ['Alert', '12 of 20 shares'],
        ['Executed', '12 of 20 shares'],
      ]),
    );
    expect(unseenCount.get()).toBe(2);
    expect(toasts.getSnapshot().isPaused).toBe(true);
    goOutOfSight(false);
    expect([unseenCount.get(), told()]).toEqual([0, []]);
    expect(toasts.getSnapshot()).toMatchObject({
      isPaused: false,
      toasts: [{ title: 'Seen' }, { title: 'Executed' }, { title: 'Alert' }],
    });
  });

  it('is told without its words while values are hidden [I4B-C1]', async () => {
    await open({ areValuesShown: false });
    goOutOfSight(true);
    say('Executed');

    await waitFor(() =>
      expect(told()).toEqual([['Wealth', 'You have a new notification. Open the page to read it.']]),
    );
  });

  it('is only counted where nobody has asked for more [I4B-C1]', async () => {
    await open({ areWanted: false });
    goOutOfSight(true);
    say('Executed');

    await waitFor(() => expect(unseenCount.get()).toBe(1));
    expect(told()).toEqual([]);
  });

  it.each([
    { name: 'has no such thing', Given: undefined },
    { name: 'lets only a service worker show one', Given: RefusedNotification },
  ])('is only counted where the browser $name [I4B-C1]', async ({ Given }) => {
    if (Given) vi.stubGlobal('Notification', Given);
    else Reflect.deleteProperty(globalThis, 'Notification');
    await open();
    goOutOfSight(true);
    say('Executed');

    await waitFor(() => expect(unseenCount.get()).toBe(1));
  });
});
