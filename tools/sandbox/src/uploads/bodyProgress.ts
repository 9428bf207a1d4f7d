import type { Stop, Timers } from '../machine/timers.ts';

/** What a body has to bring in each such time: under 2 kB a second is nobody's upload, but holds a place. */
const stretchMs = 10_000;
const leastBytes = 16_384;

/** How much of a body has come. */
export interface BodyProgress {
  count(byteCount: number): void;
  total(): number;
  /** Looks again and again whether the body comes on. @returns Stops to look. */
  watch(onStall: () => void): Stop;
}

/** Makes the count of one body. */
export function createBodyProgress(timers: Timers): BodyProgress {
  let total = 0;
  return {
    count(byteCount) {
      total += byteCount;
    },
    total: () => total,
    watch(onStall) {
      let before = total;
      return timers.every(stretchMs, () => {
        if (total - before < leastBytes) onStall();
        before = total;
      });
    },
  };
}
