const daySeconds = 86_400;
/** Labels that an axis holds at a desk. */
const mostTicks = 6;
const dayMonths = 30;
const daySteps = [1, 2, 5, 7, 14] as const;
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120] as const;

export interface TimeTick {
  /** Seconds of the wall clock. */
  wall: number;
  /** A month says its year where that is another one than at the tick before. */
  unit: 'day' | 'month' | 'monthOfYear';
}

function dayTicks(first: number, last: number, days: number): TimeTick[] {
  const ticks: TimeTick[] = [];
  const start = Math.ceil(first / daySeconds);
  for (let day = start; day * daySeconds <= last; day += days) {
    ticks.push({ wall: day * daySeconds, unit: 'day' });
  }
  return ticks;
}

function monthTicks(first: number, last: number, months: number): TimeTick[] {
  const start = new Date(first * 1000);
  const ticks: TimeTick[] = [];
  let before: number | null = null;
  let month = start.getUTCFullYear() * 12 + start.getUTCMonth();
  for (; ; month += 1) {
    const wall = Date.UTC(Math.floor(month / 12), month % 12) / 1000;
    if (wall > last) return ticks;
    if (wall < first || month % months !== 0) continue;
    const year = Math.floor(month / 12);
    ticks.push({ wall, unit: year === before ? 'month' : 'monthOfYear' });
    before = year;
  }
}

/**
 * Where a time axis has labels: at whole days, or at the first of months that lie evenly in the year.
 *
 * @param first - Seconds of the wall clock of the first point.
 */
export function timeTicks(first: number, last: number): TimeTick[] {
  const days = Math.max(1, (last - first) / daySeconds);
  const dayStep = daySteps.find((step) => days / step <= mostTicks);
  if (dayStep !== undefined) return dayTicks(first, last, dayStep);
  const monthStep = monthSteps.find((step) => days / dayMonths / step <= mostTicks) ?? 240;
  return monthTicks(first, last, monthStep);
}
