import type { Timers } from '../../src/index.ts';

export interface ManualTimers extends Timers {
  /** Runs the repeated work of this interval `times` times. */
  run(ms: number, times?: number): void;
  /** Runs what waits for at most `ms`. */
  pass(ms: number): void;
  /** Whether something waits for `ms`. */
  isWaiting(ms: number): boolean;
  /** Waits until something waits for `ms`. */
  waiting(ms: number): Promise<void>;
}

interface Entry {
  ms: number;
  work: () => void;
}

/** Timers that run only when a test says so. */
export function createManualTimers(): ManualTimers {
  const repeated = new Set<Entry>();
  const waiting = new Set<Entry>();
  const awaited = new Map<number, () => void>();

  function add(entries: Set<Entry>, entry: Entry): () => void {
    entries.add(entry);
    return () => entries.delete(entry);
  }

  return {
    every: (ms, work) => add(repeated, { ms, work }),
    after(ms, work) {
      awaited.get(ms)?.();
      return add(waiting, { ms, work });
    },
    isWaiting: (ms) => [...waiting].some((entry) => entry.ms === ms),
    waiting: (ms) =>
      new Promise((resolve) => {
        if ([...waiting].some((entry) => entry.ms === ms)) resolve();
        else awaited.set(ms, resolve);
      }),
    run(ms, times = 1) {
      for (let round = 0; round < times; round += 1) {
        for (const entry of repeated) if (entry.ms === ms) entry.work();
      }
    },
    pass(ms) {
      for (const entry of waiting) {
        if (entry.ms > ms) continue;
        waiting.delete(entry);
        entry.work();
      }
    },
  };
}
