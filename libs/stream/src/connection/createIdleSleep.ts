import type { Cancel } from '../environment.ts';
import type { Sleeper } from './createVisibility.ts';

export interface IdleSleep extends Sleeper {
  /** @param listener - Called when the tab is seen again after it rested. */
  onWake: (listener: () => void) => Cancel;
}

/** Lets all of them rest and wake as one, and says when they have woken. */
export function createIdleSleep(sleepers: readonly Sleeper[]): IdleSleep {
  const listeners = new Set<() => void>();
  let isResting = false;
  return {
    rest() {
      isResting = true;
      for (const sleeper of sleepers) sleeper.rest();
    },
    wake() {
      if (!isResting) return;
      isResting = false;
      for (const sleeper of sleepers) sleeper.wake();
      for (const listener of listeners) listener();
    },
    onWake(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
