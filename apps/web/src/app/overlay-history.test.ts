import { createOverlayStack, type OverlayStack } from '@wealth/ui/overlays';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeWindow, pushUnseen } from './fake-window';
import { installOverlayHistory } from './overlay-history';

let win: FakeWindow;
let overlays: OverlayStack;
/** The addresses that the router was told by the browser. */
let told: string[];
let keys: number;

beforeEach(() => {
  vi.useFakeTimers();
  win = new FakeWindow();
  overlays = createOverlayStack();
  told = [];
  keys = 0;
  return () => vi.useRealTimers();
});

const stateOf = (key: number) => ({ __TSR_key: `key-${key}`, __TSR_index: key });
const settle = () => vi.advanceTimersByTimeAsync(100);

/** The app on its first page, with a router that listens after us. */
function start(url = '/login', state: unknown = stateOf(0)) {
  win.entries = [{ url, state }];
  installOverlayHistory(overlays, win, pushUnseen(win));
  win.addEventListener('popstate', () => told.push(win.url));
}

function navigate(url: string) {
  keys += 1;
  win.history.pushState(stateOf(keys), '', url);
}

/** An overlay as a component has it: it closes itself and leaves the stack. */
function open({ isHeld = false } = {}) {
  let isOpen = true;
  const close = () => {
    isOpen = false;
    leave();
  };
  const leave = overlays.add(() => {
    if (!isHeld) close();
  });
  return { close, isOpen: () => isOpen };
}

async function pressBack() {
  win.go(-1);
  await settle();
}

describe('Back with something open [I3A-SPEC-BACK]', () => {
  it('closes it on the first page of a visit, and only the next one leaves', async () => {
    start();
    const dialog = open();
    await settle();
    await pressBack();

    expect(dialog.isOpen()).toBe(false);
    expect(win.url).toBe('/login');
    expect(told).toEqual([]);
    await pressBack();
    expect(win.index).toBe(-1);
  });

  it('closes nested overlays one after the other', async () => {
    start();
    const below = open();
    const above = open();
    await settle();
    await pressBack();
    expect([below.isOpen(), above.isOpen()]).toEqual([true, false]);
    await pressBack();
    expect(below.isOpen()).toBe(false);
    expect(win.url).toBe('/login');
    await pressBack();

    expect(win.index).toBe(-1);
    expect(told).toEqual([]);
  });

  it('never leaves what is held', async () => {
    start();
    const held = open({ isHeld: true });
    await settle();
    await pressBack();
    await pressBack();

    expect(held.isOpen()).toBe(true);
    expect(win.index).toBe(1);
  });

  it('is used up by a question that it brings: the next Back answers that', async () => {
    start();
    let question: ReturnType<typeof open> | null = null;
    overlays.add(() => {
      question = open();
    });
    await settle();
    await pressBack();
    expect(question).not.toBeNull();
    await pressBack();

    expect(win.url).toBe('/login');
    expect(win.index).toBe(1);
  });

  it('works the same on a later page', async () => {
    start();
    navigate('/market');
    const dialog = open();
    await settle();
    await pressBack();
    expect(dialog.isOpen()).toBe(false);
    expect(win.url).toBe('/market');
    await pressBack();

    expect(told).toEqual(['/login']);
  });
});

it('what has opened before this was there closes too [I3A-SPEC-BACK]', async () => {
  win.entries = [{ url: '/login', state: stateOf(0) }];
  const early = open();
  installOverlayHistory(overlays, win, pushUnseen(win));
  await settle();
  await pressBack();

  expect(early.isOpen()).toBe(false);
  expect(win.index).toBe(0);
});

describe('an overlay that closes in another way', () => {
  it('leaves no entry to go back through', async () => {
    start();
    const dialog = open();
    await settle();
    dialog.close();
    await settle();

    expect(win.index).toBe(0);
    expect(told).toEqual([]);
    // What lies ahead is no page: Forward changes nothing.
    win.go(1);
    await settle();
    expect(win.index).toBe(0);
    expect(told).toEqual([]);
  });

  it('may make way for another one', async () => {
    start();
    open().close();
    const second = open();
    await settle();
    expect(win.urls).toEqual(['/login', '/login']);
    await pressBack();

    expect(second.isOpen()).toBe(false);
    expect(win.index).toBe(0);
  });

  it('may make way for another one while its entry is being left', async () => {
    start();
    const first = open();
    await settle();
    first.close();
    await vi.advanceTimersByTimeAsync(2);
    const second = open();
    await settle();
    await pressBack();

    expect(second.isOpen()).toBe(false);
    expect(win.url).toBe('/login');
    expect(win.index).toBe(0);
  });
});

describe('a navigation from inside an overlay', () => {
  it.each([0, 2, 4, 20])('%i ms after it closed takes the place of its entry', async (afterMs) => {
    start('/dashboard');
    const sheet = open();
    await settle();
    sheet.close();
    await vi.advanceTimersByTimeAsync(afterMs);
    navigate('/services/movers');
    await settle();

    expect(win.url).toBe('/services/movers');
    expect(win.urls).toEqual(['/dashboard', '/services/movers']);
    expect(told).toEqual([]);
    await pressBack();
    expect(told).toEqual(['/dashboard']);
    win.go(1);
    await settle();
    expect(told).toEqual(['/dashboard', '/services/movers']);
  });

  it('keeps what stays open above the next page', async () => {
    start('/dashboard');
    const chat = open();
    await settle();
    navigate('/market');
    await settle();
    await pressBack();

    expect(chat.isOpen()).toBe(false);
    expect(win.url).toBe('/market');
    await pressBack();
    expect(told).toEqual(['/dashboard']);
  });

  it('that redirects in place leaves the overlay its entry', async () => {
    start('/kyc');
    const zoom = open();
    await settle();
    keys += 1;
    win.history.replaceState(stateOf(keys), '', '/dashboard');
    await settle();
    await pressBack();

    expect(zoom.isOpen()).toBe(false);
    expect(win.url).toBe('/dashboard');
  });
});

it('a reload with something open goes back to the page itself', async () => {
  start('/login');
  open();
  const { entries } = win;
  win = new FakeWindow();
  overlays = createOverlayStack();
  win.entries = entries;
  win.index = 1;
  installOverlayHistory(overlays, win, pushUnseen(win));
  await settle();

  expect(win.index).toBe(0);
  expect(told).toEqual([]);
});

it('a jump to an older page is told to the router, with the overlay open or not', async () => {
  start('/dashboard');
  navigate('/market');
  navigate('/discover');
  open();
  await settle();
  win.go(-2);
  await settle();

  expect(told).toEqual(['/market']);
});
