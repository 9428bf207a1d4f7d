import { closeByRule } from '../tape/closeByRule.ts';
import type { PlannedDay } from '../day/PlannedDay.ts';
import type { MinuteBar } from '../tape/tape.ts';
import type { Timeline } from '../day/Timeline.ts';
import type { ClientDay } from '../day/ClientDays.ts';
import type { SharePlace } from './phaseAgenda.ts';
import { plannedDayAt } from './plannedDayAt.ts';
import type { TapeSegment } from '../tape/TapeSegment.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** The bar of a minute; undefined where nothing was traded. */
function barOf(share: PlannedDay, minute: number): MinuteBar | undefined {
  let bar: MinuteBar | undefined;
  share.visitBars(minute * minuteMs, (minute + 1) * minuteMs, (part) => {
    bar = bar
      ? {
          ...part,
          open: bar.open,
          high: Math.max(bar.high, part.high),
          low: Math.min(bar.low, part.low),
          volume: bar.volume + part.volume,
        }
      : part;
  });
  return bar;
}

/** Minutes in which the tape differs from the plan, at least in part. */
function minutesOf(segments: readonly TapeSegment[]): number[] {
  const minutes = new Set<number>();
  for (const { fromMs, toMs } of segments) {
    for (let minute = Math.floor(fromMs / minuteMs); minute * minuteMs < toMs; minute += 1)
      minutes.add(minute);
  }
  return [...minutes].toSorted((one, other) => one - other);
}

/** What a finished day of a share has that its plan has not: whole minutes, and its official close. */
export function clientDayOf(timeline: Timeline, place: SharePlace): ClientDay {
  const { position, day } = place;
  const share = timeline.share(position, day);
  const planned = plannedDayAt(timeline, place, dayMs);
  const minutes: ClientDay['minutes'] = [];
  for (const minute of minutesOf(timeline.clientDays.tapeOf(position, day)?.segments ?? [])) {
    const bar = barOf(share, minute);
    if (JSON.stringify(bar) !== JSON.stringify(barOf(planned, minute)))
      minutes.push({ minute, bar: bar ?? null });
  }
  const plannedClose = planned.officialClose();
  const close = minutes.length === 0 ? plannedClose : closeByRule(share, dayMs);
  return { position, day, minutes, close: close === plannedClose ? null : close };
}
