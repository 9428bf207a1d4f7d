import { addDays, holidayName, isCalendarDay, weekdayOf, type CalendarDay } from '@wealth/domain';
import type { PlacedCandle } from './createCandleData.ts';
import { tailFrom } from './tailFrom.ts';

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

const none: readonly SessionBreak[] = [];
const isOfDay = ({ wall }: PlacedCandle) => wall % daySeconds === 0;
const dayNumber = ({ wall }: PlacedCandle) => Math.floor(wall / daySeconds);

/** The breaks of the candles from an index on. */
function breaksFrom(candles: readonly PlacedCandle[], from: number): SessionBreak[] {
  return candles.slice(from).flatMap((candle, index) => {
    const before = candles[from + index - 1];
    if (before === undefined || dayNumber(before) === dayNumber(candle)) return [];
    return [{ wall: candle.wall, holidays: holidaysBetween(dayOf(before.wall), dayOf(candle.wall)) }];
  });
}

/**
 * The beginnings of the trading days among candles that are shorter than a day, but for the first one. Called again
 * with a longer list, or with another latest candle, it looks at that one only.
 *
 * @returns A function of the candles in the order of time; it gives the same list again where nothing has changed.
 */
export function createSessionBreaks(): (candles: readonly PlacedCandle[]) => readonly SessionBreak[] {
  let seen: readonly PlacedCandle[] = [];
  /** Of the first candle that is shorter than a day; null among days and weeks, which begin no day. */
  let firstShort: number | null = null;
  let breaks = none;

  /** Whether the candles before that index are known to be shorter than a day. */
  function look(candles: readonly PlacedCandle[], from: number): boolean {
    if (firstShort !== null && firstShort < from) return true;
    const inTail = candles.slice(from).findIndex((candle) => !isOfDay(candle));
    firstShort = inTail === -1 ? null : from + inTail;
    return false;
  }

  /** Those before an index, which stay, and those of what has come since. */
  function goOn(candles: readonly PlacedCandle[], from: number): readonly SessionBreak[] {
    const end = candles[from - 1]?.wall ?? -Infinity;
    const next = [...breaks.filter(({ wall }) => wall <= end), ...breaksFrom(candles, from)];
    const isSame =
      next.length === breaks.length && next.every(({ wall }, index) => wall === breaks[index]?.wall);
    return isSame ? breaks : next;
  }

  return (candles) => {
    const from = tailFrom(seen, candles) ?? 0;
    seen = candles;
    // Among days there was none: the first that is shorter has all looked at.
    if (look(candles, from)) breaks = goOn(candles, from);
    else breaks = firstShort === null ? none : breaksFrom(candles, 0);
    return breaks;
  };
}
