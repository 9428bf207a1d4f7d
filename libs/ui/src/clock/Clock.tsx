import { formatMarketTime } from '@wealth/i18n-locale';
import type { Timers } from '../internal/timers.ts';
import { useNow } from './useNow.ts';

export interface ClockProps {
  /** Epoch milliseconds, now. The same function between renders. */
  clock: () => number;
  /** @default true */
  hasSeconds?: boolean;
  /** @default the browser's */
  timers?: Timers;
}

/** The time of the market in IST, whatever the client's zone; it changes every second and is not announced. */
export function Clock({ clock, hasSeconds = true, timers }: ClockProps) {
  const now = useNow({ clock, timers });
  return (
    <time className="font-medium whitespace-nowrap tabular-nums">
      {formatMarketTime(now, { hasSeconds })}
    </time>
  );
}
