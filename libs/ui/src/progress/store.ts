import { createStore, type ReadableStore } from '../internal/createStore.ts';
import { browserTimers, type Timers } from '../internal/timers.ts';

/** null while the bar is away, else 0–1; 1 is shown for `speedMs` and then the bar goes. */
export type ProgressValue = number | null;

export interface Progress extends ReadableStore<ProgressValue> {
  /** Begins at 0.3 and creeps on. Starting again while it runs changes nothing. */
  start: () => void;
  /** Runs to the end. Without a start before it, nothing is shown. */
  done: () => void;
}

const minimum = 0.3;
/** Milliseconds: one step takes this long to draw. */
const speedMs = 500;
/** Milliseconds between two steps. */
const trickleMs = 200;
/** The share of what is left that one step takes: fast at first, never at the end before `done`. */
const trickleShare = 0.06;

export function createProgress(timers: Timers = browserTimers): Progress {
  const store = createStore<ProgressValue>(null);
  let cancel = () => {};

  function trickle() {
    cancel = timers.after(trickleMs, () => {
      const value = store.getSnapshot() ?? minimum;
      store.set(value + (1 - value) * trickleShare);
      trickle();
    });
  }

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    start() {
      const value = store.getSnapshot();
      if (value !== null && value < 1) return;
      cancel();
      store.set(minimum);
      trickle();
    },
    done() {
      if (store.getSnapshot() === null) return;
      cancel();
      store.set(1);
      cancel = timers.after(speedMs, () => store.set(null));
    },
  };
}

/** The route progress of this page. Callable from anywhere; ProgressBar shows it. */
export const progress: Progress = createProgress();
