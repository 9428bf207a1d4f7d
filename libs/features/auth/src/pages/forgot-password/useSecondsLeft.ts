import { useEffect, useState } from 'react';

const tickMs = 1000;

export interface Wait {
  /** Epoch milliseconds by the clock that `useSecondsLeft` is given. */
  startedAt: number;
  seconds: number;
}

/**
 * Whole seconds that are left of a wait, counted by the clock and not by the ticks: a phone that slept does not wait
 * longer. Never more than the wait itself, should the clock be set back.
 *
 * @param wait - Null while there is nothing to wait for.
 * @param now - Epoch milliseconds.
 */
export function useSecondsLeft(wait: Wait | null, now: () => number): number {
  const [time, setTime] = useState(now);

  useEffect(() => {
    if (!wait) return undefined;
    const endsAt = wait.startedAt + wait.seconds * tickMs;
    const timer = setInterval(() => {
      setTime(now());
      if (now() >= endsAt) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [wait, now]);

  if (!wait) return 0;
  const passed = Math.max(0, time - wait.startedAt);
  return Math.max(0, wait.seconds - Math.floor(passed / tickMs));
}
