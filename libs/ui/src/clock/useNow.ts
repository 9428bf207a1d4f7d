import { useEffect, useState } from 'react';
import { browserTimers, type Timers } from '../internal/timers.ts';

const secondMs = 1000;

export interface NowOptions {
  /** Epoch milliseconds; the server's clock, where market time is meant. */
  clock: () => number;
  /** @default true — a clock that does not run is read once, as it stops too. */
  isRunning?: boolean;
  /** @default the browser's */
  timers?: Timers;
}

/** The time, read once a second, as the second begins. Epoch milliseconds. */
export function useNow({ clock, isRunning = true, timers = browserTimers }: NowOptions): number {
  const [now, setNow] = useState(clock);

  useEffect(() => {
    let cancel = () => {};
    function read() {
      const time = clock();
      setNow(time);
      // To the beginning of the next second: intervals of a second drift, and then skip one.
      if (isRunning) cancel = timers.after(secondMs - (time % secondMs), read);
    }
    read();
    return () => cancel();
  }, [clock, isRunning, timers]);

  return now;
}
