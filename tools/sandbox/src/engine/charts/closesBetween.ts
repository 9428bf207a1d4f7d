import type { SessionClose } from '../contract/marketHistory.ts';
import type { Timeline } from '../day/Timeline.ts';
import { randomCount } from '../plan/priceRows.ts';

/** The official closes of a row in its sessions of some days, as traded, the earliest first. No day is drawn for it. */
export function closesBetween(
  timeline: Timeline,
  row: number,
  { firstDay, lastDay }: { firstDay: number; lastDay: number },
): SessionClose[] {
  const earliest = Math.max(firstDay, timeline.plan.rows[row]?.listedFrom ?? 0);
  const closes: SessionClose[] = [];
  for (let day = timeline.dayBefore(lastDay + 1); day >= earliest; day = timeline.dayBefore(day)) {
    const close =
      row < randomCount ? timeline.closeOf(row, day) : timeline.indexClose(row - randomCount, day);
    closes.push({ day: timeline.dateOf(day), close: close / 100 });
  }
  return closes.toReversed();
}
