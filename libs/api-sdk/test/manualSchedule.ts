import { requestTimeoutMs, type Schedule } from '../src/http/transport.ts';

export interface ManualSchedule {
  schedule: Schedule;
  /** Milliseconds of the pauses asked for, in order. They end at once. */
  pauses: number[];
  /** Ends every time-out that is running. */
  expire: () => void;
  running: () => number;
}

/** A clock for one test: pauses before a repeat end at once, time-outs end when the test says so. */
export function manualSchedule(): ManualSchedule {
  const pauses: number[] = [];
  const timeouts = new Set<() => void>();
  return {
    pauses,
    running: () => timeouts.size,
    expire: () => {
      for (const run of timeouts) run();
    },
    schedule: (run, delayMs) => {
      if (delayMs >= requestTimeoutMs) {
        timeouts.add(run);
        return () => timeouts.delete(run);
      }
      pauses.push(delayMs);
      queueMicrotask(run);
      return () => {};
    },
  };
}
