import type { CalendarDay } from '../calendar/calendarDay.ts';
import { fromPaise, type Paise } from '../money/paise.ts';
import { dayFactor, daysOf, linked, type SessionValue } from './twr.ts';

/** What a flow has changed by its day. */
export interface TimedFlow {
  day: CalendarDay;
  /** Put in, above zero, or taken out. */
  amount: Paise;
  /** What it has become, less what it would be had it grown evenly. */
  effect: Paise;
}

/** What the rupees of each session grew by until the end, from its start and from its end on. */
function growthToEnd(sessions: readonly SessionValue[]): Array<{ fromStart: number; fromEnd: number }> {
  let fromEnd = 1;
  return sessions
    .toReversed()
    .map((session) => {
      const growth = { fromStart: fromEnd * dayFactor(session), fromEnd };
      fromEnd = growth.fromStart;
      return growth;
    })
    .toReversed();
}

/**
 * Why a money-weighted return differs from a time-weighted one: what each flow has become less what it would be, had every rupee
 * grown evenly at the time-weighted rate. The effects add up to what the end value is above or below that.
 *
 * @param sessions - The value at the start counts as put in on the first of them.
 */
export function returnTiming(sessions: readonly SessionValue[]): TimedFlow[] {
  const [first, last] = [sessions[0], sessions.at(-1)];
  if (!first || !last) return [];
  const whole = linked(sessions.map(dayFactor));
  const days = daysOf({ from: first.day, to: last.day });
  const evenly = (left: number) => whole ** (left / days);
  const growth = growthToEnd(sessions);
  return sessions.flatMap(({ day, startValue, inflow, outflow }, at) => {
    const put = at === 0 ? startValue + inflow : inflow;
    const { fromStart, fromEnd } = growth[at] ?? { fromStart: 1, fromEnd: 1 };
    const left = daysOf({ from: day, to: last.day });
    const effect = put * (fromStart - evenly(left)) - outflow * (fromEnd - evenly(left - 1));
    return put === 0 && outflow === 0
      ? []
      : [{ day, amount: fromPaise(put - outflow), effect: fromPaise(Math.round(effect) + 0) }];
  });
}
