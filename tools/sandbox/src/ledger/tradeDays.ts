import {
  instrumentIdOf,
  istDay,
  istInstant,
  isTradingDay,
  previousTradingDay,
  settlesOn,
  type CalendarDay,
  type Exchange,
} from '@wealth/domain';
import type { MarketEngine } from '../engine/index.ts';

/** Minutes since midnight IST at which continuous trading opens. */
const openMinute = 555;
/** Minutes since midnight IST by which a settlement is complete. Assumption of ours: 08:00, before trading opens. */
export const settledMinute = 480;

/** The newest trading day whose session has begun: today, or the last one before. */
export function newestTradingDay(now: number): CalendarDay {
  const today = istDay(now);
  const hasOpened = isTradingDay(today) && istInstant(today, openMinute) <= now;
  return hasOpened ? today : previousTradingDay(today);
}

/** The trading day `count` trading days before `day`. */
export function tradingDaysBefore(day: CalendarDay, count: number): CalendarDay {
  let result = day;
  for (let step = 0; step < count; step += 1) result = previousTradingDay(result);
  return result;
}

/** When trading opened on a day, epoch milliseconds. */
export function openedAt(day: CalendarDay): number {
  return istInstant(day, openMinute);
}

/** When a trade of a day has settled, epoch milliseconds. */
export function settledAt(tradeDay: CalendarDay): number {
  return istInstant(settlesOn(tradeDay), settledMinute);
}

/** Prices in shares of their own day. */
const asTraded = { adjusted: false } as const;

/** The candle of the minute in which a day's session opens; null where nothing was traded in it, or where it is too long ago. */
function firstMinute(engine: MarketEngine, share: { market: Exchange; symbol: string }, day: CalendarDay) {
  const opened = openedAt(day) / 1000;
  const candle = engine
    .candles({ ...share, ...asTraded, interval: '1m', before: opened + 1, limit: 1 })
    ?.at(-1);
  return candle?.time === opened ? candle : null;
}

/**
 * The opening price of a day's session in rupees, in shares of that day: of its first minute where there is one, as a market that is always open has
 * traded since midnight, else of the daily candle; the nearest later one where the history begins after that day.
 *
 * @throws RangeError when there is no such instrument: a mistake in the scenario.
 */
export function openingPrice(
  engine: MarketEngine,
  { market, symbol }: { market: Exchange; symbol: string },
  day: CalendarDay,
): number {
  const minute = firstMinute(engine, { market, symbol }, day);
  if (minute) return minute.open;
  const start = istInstant(day) / 1000;
  const ofDay = engine
    .candles({ market, symbol, ...asTraded, interval: '1d', before: start + 1, limit: 1 })
    ?.at(-1);
  const candles =
    ofDay?.time === start ? [ofDay] : engine.candles({ market, symbol, ...asTraded, interval: '1d' });
  const candle = candles?.find(({ time }) => time >= start) ?? candles?.at(-1);
  if (!candle) throw new RangeError(`no price of ${instrumentIdOf({ market, symbol })} on ${day}`);
  return candle.open;
}
