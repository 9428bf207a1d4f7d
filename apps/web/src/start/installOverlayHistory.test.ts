import { describe, expect, it, vi } from 'vitest';
import { unseen } from './FakeWindow.ts';
import { installOverlayHistory } from './installOverlayHistory.ts';
import {
  navigate,
  open,
  pressBack,
  redirect,
  reload,
  setUpStage,
  settle,
  stage,
  start,
  stateOf,
} from './overlayStage.ts';

setUpStage();

describe('Back with something open [I3A-SPEC-BACK]', () => {
  it('closes it on the first page of a visit, and only the next one leaves', async () => {
    start();
    const dialog = open();
    await settle();
    await pressBack();

    expect(dialog.isOpen()).toBe(false);
    expect(stage.win.url).toBe('/login');
    expect(stage.told).toEqual([]);
    await pressBack();
    expect(stage.win.index).toBe(-1);
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
    expect(stage.win.url).toBe('/login');
    await pressBack();

    expect(stage.win.index).toBe(-1);
    expect(stage.told).toEqual([]);
  });

  it('never leaves what is held', async () => {
    start();
    const held = open({ isHeld: true });
    await settle();
    await pressBack();
    await pressBack();

    expect(held.isOpen()).toBe(true);
    expect(stage.win.index).toBe(1);
  });

  it('is used up by a question that it brings: the next Back answers that', async () => {
    start();
    let question: ReturnType<typeof open> | null = null;
    stage.overlays.add(() => {
      question = open();
    });
    await settle();
    await pressBack();
    expect(question).not.toBeNull();
    await pressBack();

    expect(stage.win.url).toBe('/login');
    expect(stage.win.index).toBe(1);
  });

  it('leaves nothing behind of what closes in two steps and tells of the first', async () => {
    start();
    const leave = stage.overlays.add(() => {
      open().close();
      queueMicrotask(leave);
    });
    await settle();
    const steps = vi.spyOn(stage.win, 'go');
    await pressBack();

    expect(steps).toHaveBeenCalledTimes(1);
  });

  it('works the same on a later page', async () => {
    start();
    navigate('/market');
    const dialog = open();
    await settle();
    await pressBack();
    expect(dialog.isOpen()).toBe(false);
    expect(stage.win.url).toBe('/market');
    await pressBack();

    expect(stage.told).toEqual(['/login']);
  });
});

it('what has opened before this was there closes too [I3A-SPEC-BACK]', async () => {
  stage.win.entries = [{ url: '/login', state: stateOf(0) }];
  const early = open();
  installOverlayHistory(stage.overlays, stage.win, unseen(stage.win));
  await settle();
  await pressBack();

  expect(early.isOpen()).toBe(false);
  expect(stage.win.index).toBe(0);
});

describe('an overlay that closes in another way', () => {
  it('leaves no entry to go back through', async () => {
    start();
    const dialog = open();
    await settle();
    dialog.close();
    await settle();

    expect(stage.win.index).toBe(0);
    expect(stage.told).toEqual([]);
    // What lies ahead is no page: Forward changes nothing.
    stage.win.go(1);
    await settle();
    expect(stage.win.index).toBe(0);
    expect(stage.told).toEqual([]);
  });

  it('may make way for another one', async () => {
    start();
    open().close();
    const second = open();
    await settle();
    expect(stage.win.urls).toEqual(['/login', '/login']);
    await pressBack();

    expect(second.isOpen()).toBe(false);
    expect(stage.win.index).toBe(0);
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
    expect(stage.win.url).toBe('/login');
    expect(stage.win.index).toBe(0);
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

    expect(stage.win.url).toBe('/services/movers');
    expect(stage.win.urls).toEqual(['/dashboard', '/services/movers']);
    expect(stage.told).toEqual([]);
    await pressBack();
    expect(stage.told).toEqual(['/dashboard']);
    stage.win.go(1);
    await settle();
    expect(stage.told).toEqual(['/dashboard', '/services/movers']);
  });

  it('keeps what stays open above the next page', async () => {
    start('/dashboard');
    const chat = open();
    await settle();
    navigate('/market');
    await settle();
    await pressBack();

    expect(chat.isOpen()).toBe(false);
    expect(stage.win.url).toBe('/market');
    await pressBack();
    expect(stage.told).toEqual(['/dashboard']);
  });

  it('that redirects in place leaves the overlay its entry', async () => {
    start('/kyc');
    const zoom = open();
    await settle();
    redirect('/dashboard');
    await settle();
    expect(stage.win.urls).toEqual(['/dashboard', '/dashboard']);
    await pressBack();

    expect(zoom.isOpen()).toBe(false);
    expect(stage.win.url).toBe('/dashboard');
    expect(stage.told).toEqual([]);
  });
});

it('is installed once, however often the code for it is asked for', async () => {
  start();
  installOverlayHistory(stage.overlays, stage.win, unseen(stage.win));
  open();
  await settle();
  await pressBack();

  expect(stage.win.urls).toEqual(['/login', '/login']);
  expect(stage.win.index).toBe(0);
});

it('a reload with something open goes back to the page itself', async () => {
  start('/login');
  open();
  reload();
  await settle();

  expect(stage.win.index).toBe(0);
  expect(stage.told).toEqual([]);
});

describe('a reload with something open that its address opens again [I3A-SPEC-BACK]', () => {
  it('keeps its entry: a browser may skip one that is made before there was an input', async () => {
    start('/market?stock=NSE:ARAVBANK');
    open();
    reload({ isComing: true });
    const steps = vi.spyOn(stage.win, 'go');
    await settle();
    const dialog = open();
    await settle();
    expect(steps).not.toHaveBeenCalled();
    await pressBack();

    expect(dialog.isOpen()).toBe(false);
    expect(stage.win.index).toBe(0);
  });

  it('lets the entry go when the page is another one', async () => {
    start('/market?stock=NSE:ARAVBANK');
    open();
    reload({ isComing: true });
    await settle();
    redirect('/login');
    await settle();

    expect(stage.win.url).toBe('/login');
    expect(stage.win.index).toBe(0);
  });
});

it('a jump to an older page is told to the router, with the overlay open or not', async () => {
  start('/dashboard');
  navigate('/market');
  navigate('/discover');
  open();
  await settle();
  stage.win.go(-2);
  await settle();

  expect(stage.told).toEqual(['/market']);
});
