import type { CalendarDay } from '../calendar/calendarDay.ts';
import { groupedBy } from '../tax/groupedBy.ts';

export type ProfitPeriod = 'day' | 'month' | 'year';

/** How much of a day's text names its period. */
const nameLengths = { day: 10, month: 7, year: 4 } as const satisfies Record<ProfitPeriod, number>;

/** Days by their day, month or year, in order of time. */
export function byPeriod<Item extends { day: CalendarDay }>(
  days: readonly Item[],
  period: ProfitPeriod,
): Item[][] {
  const length = nameLengths[period];
  return [...groupedBy(days, ({ day }) => day.slice(0, length)).values()];
}

/** At most so many of a list, evenly, the first and the last among them. */
export function thinned<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  const step = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => items[Math.round(at * step)]).filter(
    (item) => item !== undefined,
  );
}
