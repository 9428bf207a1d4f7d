import { addDays, holidayName, isCalendarDay, weekdayOf, type CalendarDay } from '@wealth/domain';
import type { PlacedCandle } from './createCandleData.ts';

/** Where a day of trading begins. Nights have no room on the axis; this is where one was. */
export interface SessionBreak {
  /** Of the day's first candle, wall-clock seconds. */
  wall: number;
  /** The days on which nothing was traded since the one before, weekends without a name left out. */
  holidays: ReadonlyArray<{ day: CalendarDay; name: string }>;
}

const daySeconds = 86_400;

/** Null for the years that a date of four digits cannot say. */
function dayOf(wall: number): CalendarDay | null {
  const text = new Date(wall * 1000).toISOString().slice(0, 10);
  return isCalendarDay(text) ? text : null;
}

/** Longer than any closure: what lies behind it is missing data, and no list of holidays. */
const longestClosureDays = 10;

function holidaysBetween(before: CalendarDay | null, after: CalendarDay | null): SessionBreak['holidays'] {
  if (before === null || after === null) return [];
  const holidays: Array<{ day: CalendarDay; name: string }> = [];
  let day = addDays(before, 1);
  for (let count = 0; day < after && count < longestClosureDays; count += 1) {
    const name = holidayName(day);
    if (name !== null && weekdayOf(day) % 6 !== 0) holidays.push({ day, name });
    day = addDays(day, 1);
  }
  return holidays;
}

/**
 * The beginnings of the trading days among candles that are shorter than a day, but for the first one.
 *
 * @param candles - In the order of time.
 */
export function sessionBreaks(candles: readonly PlacedCandle[]): SessionBreak[] {
  if (candles.every(({ wall }) => wall % daySeconds === 0)) return [];
  const breaks: SessionBreak[] = [];
  for (const [index, { wall }] of candles.entries()) {
    const before = candles[index - 1];
    if (before === undefined || Math.floor(before.wall / daySeconds) === Math.floor(wall / daySeconds))
      continue;
    breaks.push({ wall, holidays: holidaysBetween(dayOf(before.wall), dayOf(wall)) });
  }
  return breaks;
}
