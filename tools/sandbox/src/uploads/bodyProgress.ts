import type { Stop, Timers } from '../machine/timers.ts';

/** What a body has to bring in each such time: under 2 kB a second is no real upload, but occupies a place. */
const stretchMs = 10_000;
const leastBytes = 16_384;
/** After a minute an upload is slow: at 400 kbit/s it would have brought 3 MB, seven times what the app sends. */
const slowAfterStretches = 6;

/** How much of a body has come. */
export interface BodyProgress {
  count(byteCount: number): void;
  total(): number;
  /** Looks again and again whether the body comes on. @returns Stops to look. */
  watch(onStall: () => void): Stop;
  /** Bytes that a slow body brings in ten seconds; null for one that is not slow, or has come whole. */
  slowPace(): number | null;
  /** Gives the body up as one that does not come on. */
  giveUp(): void;
}

/** Makes the count of one body. */
export function createBodyProgress(timers: Timers): BodyProgress {
  let total = 0;
  let stretches = 0;
  let stall: (() => void) | null = null;
  return {
    count(byteCount) {
      total += byteCount;
    },
    total: () => total,
    watch(onStall) {
      stall = onStall;
      let before = total;
      const stop = timers.every(stretchMs, () => {
        stretches += 1;
        if (total - before < leastBytes) onStall();
        before = total;
      });
      return () => {
        stall = null;
        stop();
      };
    },
    slowPace: () => (stall === null || stretches < slowAfterStretches ? null : total / stretches),
    giveUp: () => stall?.(),
  };
}
