import type { Timeline } from '../day/Timeline.ts';

const minuteMs = 60_000;

/** Whether the hours of a day begin or end something after one instant and before another. */
export function changesPhase(
  timeline: Timeline,
  day: number,
  [fromMs, toMs]: readonly [number, number],
): boolean {
  if (timeline.isAlwaysOpenOn(day)) return false;
  return [true, false].some((isCas) => {
    const { startMinute, endMinute, openingAuctionMinute, closingAuctionMinute, postCloseMinute } =
      timeline.scheduleOf(isCas, day);
    return [startMinute, endMinute, openingAuctionMinute, closingAuctionMinute, postCloseMinute].some(
      (minute) => minute !== null && fromMs <= minute * minuteMs && toMs > minute * minuteMs,
    );
  });
}
