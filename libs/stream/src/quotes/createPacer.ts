import type { Cancel, StreamEnvironment } from '../environment.ts';

export interface PacerOptions {
  environment: Pick<StreamEnvironment, 'now' | 'setTimer'>;
  /** How often `run` may be called within `windowMs`. */
  most: number;
  windowMs: number;
  run: () => void;
}

export interface Pacer {
  /** Calls `run`: at once, or when there is room again; asked for again until then, it is called once. */
  ask: () => void;
  /** Calls `run` now if it waits. */
  flush: () => void;
}

/** Lets through what is asked for seldom, and gathers what is asked for too often. */
export function createPacer({ environment, most, windowMs, run }: PacerOptions): Pacer {
  let calls: number[] = [];
  let cancelWait: Cancel | null = null;

  function runNow(): void {
    cancelWait?.();
    cancelWait = null;
    calls.push(environment.now());
    run();
  }

  return {
    ask() {
      if (cancelWait) return;
      const now = environment.now();
      calls = calls.filter((at) => now - at < windowMs);
      const [oldest = now] = calls;
      if (calls.length < most) runNow();
      else cancelWait = environment.setTimer(runNow, windowMs - (now - oldest));
    },
    flush() {
      if (cancelWait) runNow();
    },
  };
}
