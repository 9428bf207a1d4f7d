/** Epoch milliseconds of some clock. */
export type Now = () => number;

/** The one clock of a sandbox: it runs with the clock it was given, but may be set to any time. */
export interface SandboxClock {
  /** Epoch milliseconds. */
  now: Now;
  /** Moves to `epochMs`; time runs on from there. */
  set(epochMs: number): void;
  /** Moves by `ms`, backwards when negative. */
  advance(ms: number): void;
  /** Back to the clock it was given. */
  reset(): void;
}

/**
 * Makes the sandbox clock. Lifetimes, limits, settlement and prices all read it, so that a test can reach
 * the end of a session in one call.
 *
 * @param base - Epoch milliseconds of the clock underneath.
 */
export function createSandboxClock(base: Now): SandboxClock {
  let offsetMs = 0;
  return {
    now: () => base() + offsetMs,
    set(epochMs) {
      offsetMs = epochMs - base();
    },
    advance(ms) {
      offsetMs += ms;
    },
    reset() {
      offsetMs = 0;
    },
  };
}
