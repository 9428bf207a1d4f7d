import { createOverlayStack } from '@wealth/ui/overlays';
import { beforeEach, vi } from 'vitest';
import { FakeWindow, unseen } from './FakeWindow.ts';
import { installOverlayHistory } from './installOverlayHistory.ts';

const emptyStage = () => ({
  win: new FakeWindow(),
  overlays: createOverlayStack(),
  /** The addresses that the router was told by the browser. */
  told: new Array<string>(),
});

/** The browser and what is open in it, new for each test. */
export const stage = emptyStage();
let keys = 0;

/** To be called by each file of tests. */
export function setUpStage(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(stage, emptyStage());
    keys = 0;
    return () => vi.useRealTimers();
  });
}

export const stateOf = (key: number) => ({ __TSR_key: `key-${key}`, __TSR_index: key });
export const settle = () => vi.advanceTimersByTimeAsync(100);

/** The app on its first page, with a router that listens after us. */
export function start(url = '/login', state: unknown = stateOf(0)) {
  stage.win.entries = [{ url, state }];
  installOverlayHistory(stage.overlays, stage.win, unseen(stage.win));
  stage.win.addEventListener('popstate', () => stage.told.push(stage.win.url));
}

export function navigate(url: string) {
  keys += 1;
  stage.win.history.pushState(stateOf(keys), '', url);
}

export function redirect(url: string) {
  keys += 1;
  stage.win.history.replaceState(stateOf(keys), '', url);
}

/** An overlay as a component has it: it closes itself and leaves the stack. */
export function open({ isHeld = false } = {}) {
  let isOpen = true;
  const close = () => {
    isOpen = false;
    leave();
  };
  const leave = stage.overlays.add(() => {
    if (!isHeld) close();
  });
  return { close, isOpen: () => isOpen };
}

export async function pressBack() {
  stage.win.go(-1);
  await settle();
}

/** The same entry, drawn by a new document, whose address may open the overlay again. */
export function reload({ isComing = false } = {}) {
  const { entries, index } = stage.win;
  Object.assign(stage, emptyStage());
  Object.assign(stage.win, { entries, index });
  installOverlayHistory({ ...stage.overlays, isComing }, stage.win, unseen(stage.win));
}
