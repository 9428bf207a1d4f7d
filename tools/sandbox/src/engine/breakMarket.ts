import { marketHalt } from '@wealth/domain';
import { weightedIndices } from './instruments/marketIndices.ts';
import type { Moment } from './quote.ts';
import type { Timeline } from './Timeline.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** The indices whose fall halts the whole market. */
const watched = weightedIndices.flatMap(({ symbol }, index) =>
  symbol === 'NIFTY50' || symbol === 'SENSEX' ? [index] : [],
);
/** The first day of the table of halts. */
const firstRule = '2013-10-01';

/** How far the worse of the two stands below its previous close, in percentage points. */
function deepestFall(timeline: Timeline, { day, atMs }: Moment): number {
  return Math.max(
    ...watched.map((index) => {
      const ofDay = timeline.index(index, day);
      return (1 - ofDay.levelAt(atMs) / ofDay.previousClose) * 100;
    }),
  );
}

/**
 * Halts the whole market where the indices have fallen so far. Each step of the table halts once a day; only what
 * the control API sets can take an index that far, so it is asked after each such call.
 *
 * @returns whether a halt has begun.
 */
export function breakMarket(timeline: Timeline, moment: Moment): boolean {
  const { day, atMs } = moment;
  const date = timeline.dateOf(day);
  if (date < firstRule || timeline.isAlwaysOpenOn(day)) return false;
  const { startMinute, endMinute } = timeline.scheduleOf(false, day);
  const minute = Math.floor(atMs / minuteMs);
  if (minute < startMinute || minute >= endMinute) return false;
  const halt = marketHalt(deepestFall(timeline, moment), minute, date);
  if (!halt) return false;
  const isKnown = timeline.interferences.halts.some(
    (known) => known.day === day && known.position === null && (known.fallPercent ?? 0) >= halt.fallPercent,
  );
  if (isKnown) return false;
  const toMs = halt.minutes === null ? dayMs : Math.min(dayMs, atMs + halt.minutes * minuteMs);
  timeline.interferences.addHalt({ position: null, day, fromMs: atMs, toMs, fallPercent: halt.fallPercent });
  timeline.refresh(null);
  return true;
}
