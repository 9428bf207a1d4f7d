import { bridge, closingInnerRoom, folded, innerRoom, type DayOutline } from '../plan/dayOutline.ts';
import { mix, noiseAt } from '../noise/noise.ts';
import { closeWindowMinutes } from '../calendar/daySchedule.ts';
import type { MinuteBar, Tape } from './tape.ts';

const minuteMs = 60_000;
const lineSalt = 0x6c696e65;
const timeSalt = 0x74696d65;
const usualSpread = 0.45;

/** Every trade of a day, in order of time. */
interface Trades {
  times: Int32Array;
  prices: Int32Array;
  quantities: Int32Array;
}

interface Spread {
  /** First trade, and the one after the last. */
  trades: readonly [number, number];
  /** Milliseconds since midnight. */
  window: readonly [number, number];
  key: number;
}

/** Spreads trades evenly over a window, each at random in its own part of it. */
function spread(times: Int32Array, { trades: [from, to], window: [startMs, endMs], key }: Spread): void {
  const part = (endMs - startMs) / Math.max(1, to - from);
  for (let index = from; index < to; index += 1) {
    times[index] = startMs + Math.floor((index - from + noiseAt(mix(key, index)) * 0.98) * part);
  }
}

/** The trades that are drawn: those before the window that makes the close, and the first half of those in it. */
function drawnPrices(outline: DayOutline, count: { main: number; closing: number }): Int32Array {
  const { key, open, high, low, close, schedule } = outline;
  const drawn = count.main + Math.ceil(count.closing / 2);
  const isOdd = count.closing % 2 === 1;
  // An even number has its middle between two trades: the line goes on to the close without trading there.
  const reach = count.closing === 0 || isOdd ? drawn - 1 : drawn;
  const line = new Float64Array(reach + 1);
  line[0] = open;
  line[reach] = close;
  bridge(line, mix(key, lineSalt), (high - low) * usualSpread);
  const near = count.main - (schedule.closingAuctionMinute === null ? 0 : Math.ceil(count.main / 20));
  const prices = new Int32Array(drawn);
  for (let index = 0; index < drawn; index += 1) {
    prices[index] = priceOn(outline, line[index] ?? close, index >= near);
  }
  if (isOdd || count.closing === 0) prices[drawn - 1] = close;
  prices[0] = count.main + count.closing === 1 ? close : open;
  touch(outline, prices, near - 1);
  return prices;
}

/** A point of the line on the tick, and in the window that makes the close near it. */
function priceOn(outline: DayOutline, point: number, isNear: boolean): number {
  const room = isNear ? closingInnerRoom(outline) : innerRoom(outline);
  return Math.round(folded(point, room) / outline.tick) * outline.tick;
}

/** Lets two trades between the first and the last touch the day's high and low. */
function touch({ high, low }: DayOutline, prices: Int32Array, last: number): void {
  if (last < 3) return;
  let highest = 1;
  let lowest = 2;
  for (let index = 1; index < last; index += 1) {
    const price = prices[index] ?? 0;
    if (price > (prices[highest] ?? 0) && index !== lowest) highest = index;
    if (price < (prices[lowest] ?? 0) && index !== highest) lowest = index;
  }
  prices[highest] = high;
  prices[lowest] = low;
}

function drawTrades(outline: DayOutline): Trades {
  const count = outline.count ?? { main: 0, closing: 0 };
  const total = count.main + count.closing;
  const { startMinute, endMinute } = outline.schedule;
  const trades: Trades = {
    times: new Int32Array(total),
    prices: new Int32Array(total),
    quantities: new Int32Array(total),
  };
  if (total === 0) return trades;
  const drawn = drawnPrices(outline, count);
  const endMs = endMinute * minuteMs;
  const closingMs =
    outline.schedule.closingWindow === closeWindowMinutes ? endMs - closeWindowMinutes * minuteMs : endMs;
  const timeKey = mix(outline.key, timeSalt);
  spread(trades.times, {
    trades: [0, count.main],
    window: [startMinute * minuteMs, closingMs],
    key: timeKey,
  });
  spread(trades.times, { trades: [count.main, total], window: [closingMs, endMs], key: timeKey });
  const usual = outline.volume / total;
  const { lotSize } = outline.row;
  for (let index = 0; index < total; index += 1) {
    const isDrawn = index < drawn.length;
    const image = isDrawn ? index : 2 * count.main + count.closing - 1 - index;
    const price = drawn[image] ?? outline.close;
    trades.prices[index] = isDrawn ? price : 2 * outline.close - price;
    const part = 0.3 + 1.4 * noiseAt(mix(outline.key, 5_000 + image));
    trades.quantities[index] = Math.max(1, Math.round((usual * part) / lotSize)) * lotSize;
  }
  return trades;
}

/** How many trades lie before an instant. */
function countBefore(times: Int32Array, atMs: number): number {
  let from = 0;
  let to = times.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((times[middle] ?? 0) < atMs) from = middle + 1;
    else to = middle;
  }
  return from;
}

function barBetween(
  { prices, quantities, times }: Trades,
  [from, to]: readonly [number, number],
  minute: number,
): MinuteBar {
  const open = prices[from] ?? 0;
  const bar = { minute, open, high: open, low: open, close: open, volume: 0, lastAtMs: times[to - 1] ?? 0 };
  for (let index = from; index < to; index += 1) {
    const price = prices[index] ?? 0;
    bar.high = Math.max(bar.high, price);
    bar.low = Math.min(bar.low, price);
    bar.close = price;
    bar.volume += quantities[index] ?? 0;
  }
  return bar;
}

/** The tape of continuous trading of a share whose trades are few enough to draw each of them. */
export function createSparseTape(outline: DayOutline): Tape {
  const { times, prices, quantities } = drawTrades(outline);
  return {
    trades(fromMs, toMs, visit) {
      const last = countBefore(times, toMs);
      for (let index = countBefore(times, fromMs); index < last; index += 1) {
        visit(prices[index] ?? 0, quantities[index] ?? 0, times[index] ?? 0);
      }
    },
    bars(from, to, visit) {
      const last = countBefore(times, to * minuteMs);
      let index = countBefore(times, from * minuteMs);
      while (index < last) {
        const minute = Math.floor((times[index] ?? 0) / minuteMs);
        const end = countBefore(times, (minute + 1) * minuteMs);
        visit(barBetween({ prices, quantities, times }, [index, end], minute));
        index = end;
      }
    },
    closeAt(minute) {
      const before = countBefore(times, (minute + 1) * minuteMs);
      return before === 0 ? null : (prices[before - 1] ?? null);
    },
    volume: () => quantities.reduce((sum, quantity) => sum + quantity, 0),
  };
}
