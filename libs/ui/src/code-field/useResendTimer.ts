import { useEffect, useRef, useState } from 'react';
import { browserTimers, type Timers } from '../internal/timers.ts';

export interface ResendTimer {
  /** Whole seconds until the code may be asked for again; 0 when it may be. */
  secondsLeft: number;
  /** Begins to wait, or begins again. */
  start: (seconds: number) => void;
}

const secondMs = 1000;

/**
 * Counts the seconds until a code may be asked for again. Goes by the clock, not by the number of ticks, so that a tab
 * that slept is right as soon as it wakes.
 *
 * @param timers - the clock; tests hand in their own.
 */
export function useResendTimer(timers: Timers = browserTimers): ResendTimer {
  const [secondsLeft, setSecondsLeft] = useState(0);
  const cancel = useRef<() => void>(() => {});

  useEffect(() => () => cancel.current(), []);

  function tick(endsAt: number, wholeMs: number) {
    // Never more than the wait itself, should the clock be set back.
    const leftMs = Math.min(Math.max(endsAt - timers.now(), 0), wholeMs);
    setSecondsLeft(Math.ceil(leftMs / secondMs));
    if (leftMs === 0) return;
    // Up to the next full second, so that the figure never stays a second too long.
    cancel.current = timers.after(leftMs % secondMs || secondMs, () => tick(endsAt, wholeMs));
  }

  return {
    secondsLeft,
    start(seconds) {
      cancel.current();
      const wholeMs = seconds * secondMs;
      tick(timers.now() + wholeMs, wholeMs);
    },
  };
}

/** Minutes and seconds: 0:42, 10:00. */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
