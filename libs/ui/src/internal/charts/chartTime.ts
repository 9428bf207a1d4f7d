/** A moment on the time axis: epoch seconds (a market time, shown in IST) or a calendar day, YYYY-MM-DD. */
export type ChartTime = number | string;

/** Market times are IST in every region; India has no summer time. */
const istOffsetSeconds = 19_800;
const calendarDay = /^\d{4}-\d{2}-\d{2}$/;

const daySeconds = 86_400;

/** Milliseconds in the range of Date. */
const latestMs = 8.64e15;

/**
 * Seconds of the wall clock in IST as if it were UTC: the chart library knows UTC only, and puts its marks on full
 * hours and days of what it is given.
 *
 * @returns null for a time that is none.
 */
export function wallSeconds(time: ChartTime): number | null {
  if (typeof time === 'string') {
    const ms = calendarDay.test(time) ? Date.parse(`${time}T00:00:00Z`) : Number.NaN;
    return Number.isNaN(ms) ? null : ms / 1000;
  }
  const seconds = Math.floor(time) + istOffsetSeconds;
  return Number.isFinite(seconds) && Math.abs(seconds * 1000) <= latestMs ? seconds : null;
}

/** What the library says of a mark on the axis. */
export type TickUnit = 'year' | 'month' | 'day' | 'time';

/**
 * The unit in which a mark of candles is written. Of candles of a part of a day the mark that opens a month or a year is a
 * day like the others: their chart may show no other one.
 *
 * @param times - Of the candles, the oldest first.
 */
export function candleTickUnit(unit: TickUnit, times: readonly ChartTime[]): TickUnit {
  const [before, last] = times.slice(-2).map(wallSeconds);
  const isDaily = typeof before === 'number' && typeof last === 'number' && last - before >= daySeconds;
  return isDaily || unit === 'time' ? unit : 'day';
}

function padded(value: number): string {
  return String(value).padStart(2, '0');
}

/**
 * A label of the time axis: 2026, Jan, "8 Jan" or 09:15.
 *
 * @param months - Short names, January first.
 */
export function tickText(wall: number, unit: TickUnit, months: readonly string[]): string {
  const date = new Date(wall * 1000);
  const month = months[date.getUTCMonth()] ?? '';
  switch (unit) {
    case 'year':
      return String(date.getUTCFullYear());
    case 'month':
      return month;
    case 'day':
      return `${date.getUTCDate()} ${month}`;
    case 'time':
      return `${padded(date.getUTCHours())}:${padded(date.getUTCMinutes())}`;
  }
}
