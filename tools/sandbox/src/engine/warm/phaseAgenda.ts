import { sessionTimetable } from '@wealth/domain';
import type { MatchPhase } from '../../exchange/index.ts';
import { reopeningOf } from '../day/breakMarket.ts';
import type { Timeline } from '../day/Timeline.ts';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** A share on a day. */
export interface SharePlace {
  position: number;
  day: number;
}

interface PhaseStart {
  atMs: number;
  phase: MatchPhase;
}

/** What the exchange does with a share through its day, in order; milliseconds since midnight. */
export interface PhaseAgenda {
  /** The phase at an instant. */
  phaseAt(atMs: number): MatchPhase;
  /** The next instant after another at which the phase changes; Infinity for none. */
  nextAfter(atMs: number): number;
}

function timetableOf(timeline: Timeline, { position, day }: SharePlace): PhaseStart[] {
  if (timeline.isAlwaysOpenOn(day)) return [{ atMs: 0, phase: 'continuous' }];
  const isCasEligible = timeline.plan.rowAt(position).instrument?.isCasEligible ?? false;
  const starts: PhaseStart[] = [];
  let endMs = 0;
  for (const { phase, startMinute, endMinute } of sessionTimetable(timeline.dateOf(day), { isCasEligible })) {
    if (startMinute * minuteMs > endMs) starts.push({ atMs: endMs, phase: 'closed' });
    starts.push({ atMs: startMinute * minuteMs, phase });
    endMs = endMinute * minuteMs;
  }
  return [...starts, { atMs: endMs, phase: 'closed' }];
}

/** Reads timetable, halts and prices set by hand of a share's day, as far as they are known now. */
export function phaseAgenda(timeline: Timeline, place: SharePlace): PhaseAgenda {
  const { position, day } = place;
  const timetable = timetableOf(timeline, place);
  const isSuspended = timeline.plan.rowAt(position).suspendedFrom <= day;
  const halts = timeline.interferences.haltsOn(position, day).map((halt) => ({
    ...halt,
    auctionFromMs: reopeningOf(timeline, halt) ?? Infinity,
  }));
  const { prints } = timeline.interferences.on(position, day);
  const instants = [
    ...timetable.map(({ atMs }) => atMs),
    ...halts.flatMap(({ fromMs, toMs, auctionFromMs }) => [fromMs, auctionFromMs, toMs]),
    ...prints.map(({ atMs }) => atMs),
    dayMs,
  ].toSorted((one, other) => one - other);
  return {
    phaseAt(atMs) {
      const planned = timetable.findLast((start) => start.atMs <= atMs)?.phase ?? 'closed';
      if (planned === 'closed' || atMs >= dayMs) return 'closed';
      if (isSuspended) return 'halted';
      const on = halts.filter(({ fromMs, toMs }) => atMs >= fromMs && atMs < toMs);
      if (on.length === 0) return planned;
      const isReopening = on.every(({ auctionFromMs }) => atMs >= auctionFromMs);
      return isReopening && planned === 'continuous' ? 'preOpenAnyOrder' : 'halted';
    },
    nextAfter: (atMs) => instants.find((instant) => instant > atMs) ?? Infinity,
  };
}
