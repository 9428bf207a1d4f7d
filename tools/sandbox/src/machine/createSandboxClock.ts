/** Epoch milliseconds of some clock. */
export type Now = () => number;

/** The one clock of a sandbox: it runs with the clock it was given, but may be set to any time, or held. */
export interface SandboxClock {
  /** Epoch milliseconds. */
  now: Now;
  /** Milliseconds of the clock underneath: for limits, which a held or moved clock must not change. */
  running: Now;
  /** Moves to `epochMs`; time runs on from there, unless it is held. */
  set(epochMs: number): void;
  /** Moves by `ms`, backwards when negative. */
  advance(ms: number): void;
  /** Holds the time as it is. */
  pause(): void;
  /** Lets it run on from where it was held. */
  resume(): void;
  isPaused(): boolean;
  /** Runs `work`, which is synchronous, as if it were another instant: what is overdue happens at its own time. */
  during<Result>(epochMs: number, work: () => Result): Result;
  /** Milliseconds it is ahead of the clock underneath. */
  offset(): number;
  /** Back to the clock it was given, running. */
  reset(): void;
}

/**
 * Makes the sandbox clock. Lifetimes, settlement and prices all read it, so that a test can reach
 * the end of a session in one call.
 *
 * @param base - Epoch milliseconds of the clock underneath.
 * @param startOffsetMs - How far an earlier run was ahead of it.
 */
export function createSandboxClock(base: Now, startOffsetMs = 0): SandboxClock {
  let offsetMs = startOffsetMs;
  let heldAt: number | null = null;
  let replayedAt: number | null = null;
  const real = () => heldAt ?? base() + offsetMs;
  const now = () => replayedAt ?? real();

  function set(epochMs: number): void {
    offsetMs = epochMs - base();
    if (heldAt !== null) heldAt = epochMs;
  }

  return {
    now,
    running: base,
    set,
    advance: (ms) => set(real() + ms),
    pause() {
      heldAt = real();
    },
    resume() {
      if (heldAt === null) return;
      offsetMs = heldAt - base();
      heldAt = null;
    },
    isPaused: () => heldAt !== null,
    during(epochMs, work) {
      const outer = replayedAt;
      replayedAt = epochMs;
      try {
        return work();
      } finally {
        replayedAt = outer;
      }
    },
    offset: () => real() - base(),
    reset() {
      offsetMs = 0;
      heldAt = null;
    },
  };
}
