/** A Thursday afternoon while the market is open: the moment of every example in the API description. */
export const fixedNow = Date.parse('2026-11-19T14:32:07+05:30');

export interface FixedClock {
  /** Epoch milliseconds. */
  now: () => number;
  date: () => Date;
  advance: (ms: number) => void;
}

/** A clock that stands still until the test moves it. */
export function fixedClock(startMs = fixedNow): FixedClock {
  let nowMs = startMs;
  return {
    now: () => nowMs,
    date: () => new Date(nowMs),
    advance: (ms) => {
      nowMs += ms;
    },
  };
}
