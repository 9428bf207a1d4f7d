export interface TimeLeft {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

const secondMs = 1000;
const minuteSeconds = 60;
const hourSeconds = 60 * minuteSeconds;
const daySeconds = 24 * hourSeconds;

/**
 * What is left until a moment, in units that people say.
 *
 * @param until - epoch milliseconds.
 * @param now - epoch milliseconds. A begun second counts as a whole one, so that zero is shown when it is over.
 * @returns zeros once it is over; null when one of the times is unusable.
 */
export function timeLeft(until: number, now: number): TimeLeft | null {
  if (!Number.isFinite(until) || !Number.isFinite(now)) return null;
  const total = Math.max(0, Math.ceil((until - now) / secondMs));
  return {
    days: Math.floor(total / daySeconds),
    hours: Math.floor((total % daySeconds) / hourSeconds),
    minutes: Math.floor((total % hourSeconds) / minuteSeconds),
    seconds: total % minuteSeconds,
  };
}

interface Span {
  /** Epoch milliseconds, each. */
  since: number;
  until: number;
  now: number;
}

/** Which part of a time is left, 0 to 1. */
export function shareLeft({ since, until, now }: Span): number {
  const whole = until - since;
  return whole > 0 ? Math.min(Math.max((until - now) / whole, 0), 1) : 0;
}
