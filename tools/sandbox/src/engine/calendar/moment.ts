import { dayNumberAt, isTradingDayNumber, midnightOf, tradingDayBefore } from './dayNumber.ts';

const dayMs = 86_400_000;

/** A place in the engine's time: the day quotes belong to, and milliseconds since its midnight IST. */
export interface Moment {
  day: number;
  atMs: number;
}

/** Up to an instant (epoch milliseconds): the end of a day belongs to that day. */
export function momentBefore(at: number): Moment {
  const day = dayNumberAt(at - 1);
  return { day, atMs: at - midnightOf(day) };
}

/** An instant (epoch milliseconds) on the day that quotes belong to: on a holiday the trading day before it, at its end. */
export function momentNow(now: number, isAlwaysOpenOn: (day: number) => boolean): Moment {
  const today = dayNumberAt(now);
  const day = isAlwaysOpenOn(today) || isTradingDayNumber(today) ? today : tradingDayBefore(today);
  return { day, atMs: Math.min(dayMs, now - midnightOf(day)) };
}
