import { haltRules, marketHalt, rowInForce } from '@wealth/domain';
import type { Halt } from './Interferences.ts';
import { weightedIndices } from '../instruments/marketIndices.ts';
import type { Moment } from '../calendar/moment.ts';
import type { Timeline } from './Timeline.ts';

const secondMs = 1_000;
const minuteMs = 60_000;
const dayMs = 86_400_000;
/** The indices whose fall halts the whole market. */
const watched = weightedIndices.flatMap(({ symbol }, index) =>
  symbol === 'NIFTY50' || symbol === 'SENSEX' ? [index] : [],
);
/** The first day of the table of halts. */
const firstRule = '2013-10-01';

/** How far the weaker of the two indices is below its previous close, in percentage points. */
function deepestFall(timeline: Timeline, { day, atMs }: Moment): number {
  return Math.max(
    ...watched.map((index) => {
      const ofDay = timeline.index(index, day);
      return (1 - ofDay.levelAt(atMs) / ofDay.previousClose) * 100;
    }),
  );
}

/** The halt that a fall begins at an instant; null for none, and where its step has halted that day already. */
function haltAt(timeline: Timeline, moment: Moment): ReturnType<typeof marketHalt> {
  const { day, atMs } = moment;
  const halt = marketHalt(deepestFall(timeline, moment), Math.floor(atMs / minuteMs), timeline.dateOf(day));
  if (!halt) return null;
  const isKnown = timeline.interferences.halts.some(
    (known) => known.day === day && known.position === null && (known.fallPercent ?? 0) >= halt.fallPercent,
  );
  return isKnown ? null : halt;
}

/** Whole seconds after an instant, up to and with another, and when something was set by hand between them. */
function instantsOf([afterMs, toMs]: readonly [number, number], setAt: readonly number[]): number[] {
  const instants = setAt.filter((atMs) => atMs > afterMs && atMs <= toMs);
  for (let second = Math.floor(afterMs / secondMs) + 1; second * secondMs <= toMs; second += 1) {
    instants.push(second * secondMs);
  }
  return instants.toSorted((one, other) => one - other);
}

/** The first instant after one, up to and with another, at which a fall halts the market. */
function firstFall(
  timeline: Timeline,
  day: number,
  [afterMs, toMs]: readonly [number, number],
): number | null {
  const falls = (atMs: number) => haltAt(timeline, { day, atMs }) !== null;
  const setAt = timeline.interferences.instantsOn(day);
  let from = afterMs;
  while (from < toMs) {
    const start = Math.floor(from / minuteMs) * minuteMs;
    const end = Math.min(toMs, start + minuteMs);
    // Within a minute an index goes straight from one level to the next, but for what was set by hand in it.
    const isStraight = !setAt.some((atMs) => atMs >= start - minuteMs && atMs <= end);
    if (!isStraight || falls(start) || falls(end)) {
      const fallen = instantsOf([from, end], setAt).find(falls);
      if (fallen !== undefined) return fallen;
    }
    from = end;
  }
  return null;
}

/**
 * Halts the whole market at every instant of a span at which the indices have fallen so far, by the exchange's table
 * (SEBI CIR/MRD/DP/25/2013). Each step of the table halts once a day. Plans never fall that far:
 * only a day on which something was set by hand is looked at.
 *
 * @param span - From after an instant to another, milliseconds since midnight.
 * @returns whether a halt has begun.
 */
export function breakMarket(timeline: Timeline, day: number, span: readonly [number, number]): boolean {
  if (timeline.dateOf(day) < firstRule || timeline.isAlwaysOpenOn(day)) return false;
  if (timeline.interferences.instantsOn(day).length === 0) return false;
  const { startMinute, endMinute } = timeline.scheduleOf(false, day);
  let after = Math.max(span[0], startMinute * minuteMs - 1);
  const to = Math.min(span[1], endMinute * minuteMs - 1);
  let hasBegun = false;
  for (
    let at = firstFall(timeline, day, [after, to]);
    at !== null;
    at = firstFall(timeline, day, [after, to])
  ) {
    const halt = haltAt(timeline, { day, atMs: at });
    if (!halt) break;
    const toMs = halt.minutes === null ? dayMs : Math.min(dayMs, at + halt.minutes * minuteMs);
    timeline.interferences.addHalt({ position: null, day, fromMs: at, toMs, fallPercent: halt.fallPercent });
    timeline.refresh(null);
    hasBegun = true;
    after = at;
  }
  return hasBegun;
}

/**
 * When the call auction at the end of a circuit breaker's halt begins, milliseconds since midnight; null for a halt without
 * one: for the rest of the day, of one share, or by hand.
 */
export function reopeningOf(timeline: Timeline, { day, toMs, position, fallPercent }: Halt): number | null {
  if (position !== null || fallPercent === null || toMs === dayMs) return null;
  return toMs - rowInForce(haltRules, timeline.dateOf(day)).auctionMinutes * minuteMs;
}
