import { PlannedDay } from '../day/PlannedDay.ts';
import type { Timeline } from '../day/Timeline.ts';
import type { SharePlace } from './phaseAgenda.ts';

/** A share's day as it is planned with what was done by hand up to an instant, milliseconds since midnight. */
export function plannedDayAt(timeline: Timeline, { position, day }: SharePlace, atMs: number): PlannedDay {
  const { prints, halts } = timeline.interferences.on(position, day);
  return new PlannedDay(timeline.inputOf(position, day), {
    prints: prints.filter((print) => print.atMs <= atMs),
    halts: halts.filter(({ fromMs }) => fromMs <= atMs),
  });
}
