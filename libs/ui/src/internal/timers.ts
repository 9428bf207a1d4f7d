/** Time as the stores see it; tests hand in their own. */
export interface Timers {
  /** Milliseconds from any fixed point; never goes back. */
  now: () => number;
  /** @returns a function that cancels the call. */
  after: (delayMs: number, run: () => void) => () => void;
}

export const browserTimers: Timers = {
  now: () => performance.now(),
  after(delayMs, run) {
    const id = setTimeout(run, delayMs);
    return () => clearTimeout(id);
  },
};
