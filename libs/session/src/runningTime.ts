import type { SessionEnvironment } from './browserEnvironment.ts';

/** A device whose time of day is further ahead than the page has run has slept, or its clock was set. Milliseconds. */
const jumpMs = 1000;

/**
 * How long this page has run, the sleep of the device included. No clock that somebody sets moves it: not that of the
 * server, and that of the device only until the server has told its time again.
 */
export interface RunningTime {
  /** Milliseconds since some moment that is the same as long as the page lives. */
  now: () => number;
  /**
   * Takes back what was no sleep: had the device slept, the time of the server would have gone on as well.
   * @param movedMs - By how much the server's time has moved against that of the device.
   */
  correct: (movedMs: number) => void;
}

export function createRunningTime(environment: SessionEnvironment): RunningTime {
  let totalMs = 0;
  let uptime = environment.uptime();
  let deviceTime = environment.now();
  // What was taken for sleep since the server told its time the last time.
  let sleptMs = 0;

  function now(): number {
    const ranMs = environment.uptime() - uptime;
    const aheadMs = environment.now() - deviceTime - ranMs;
    uptime += ranMs;
    deviceTime += ranMs + aheadMs;
    const asleepMs = aheadMs > jumpMs ? aheadMs : 0;
    sleptMs += asleepMs;
    totalMs += ranMs + asleepMs;
    return totalMs;
  }

  return {
    now,
    correct: (movedMs) => {
      now();
      totalMs -= Math.min(sleptMs, Math.max(0, -movedMs));
      sleptMs = 0;
    },
  };
}
