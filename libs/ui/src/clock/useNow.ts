import { useEffect, useState } from 'react';
import { browserTimers, type Timers } from '../internal/timers.ts';

const secondMs = 1000;

export interface NowOptions {
  /** Epoch milliseconds; the server's clock, where market time is meant. */
  clock: () => number;
  /** @default true — a clock that does not run is read once, as it stops too. */
  isRunning?: boolean;
  /** Milliseconds; answers the beginning of the span of that length, and renders nothing within it. @default 1 */
  spanMs?: number;
  /** @default the browser's */
  timers?: Timers;
}

const startOf = (time: number, spanMs: number) => time - (time % spanMs);

/** The time, read once a second, as the second begins. Epoch milliseconds. */
export function useNow({ clock, isRunning = true, spanMs = 1, timers = browserTimers }: NowOptions): number {
  const [now, setNow] = useState(() => startOf(clock(), spanMs));

  useEffect(() => {
    let cancel = () => {};
    function read() {
      const time = clock();
      setNow(startOf(time, spanMs));
      // To the beginning of the next second: intervals of a second drift, and then skip one.
      if (isRunning) cancel = timers.after(secondMs - (time % secondMs), read);
    }
    read();
    return () => cancel();
  }, [clock, isRunning, spanMs, timers]);

  return now;
}
