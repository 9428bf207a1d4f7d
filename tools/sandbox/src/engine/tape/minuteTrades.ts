import { mix } from '../noise/noise.ts';

const minuteMs = 60_000;
const uint32 = 2 ** 32;

/** One planned minute of a busy share: at least four trades, at exactly these prices. Prices paise. */
export interface MinutePlan {
  key: number;
  /** Of the day, minutes since midnight IST. */
  minute: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
  count: number;
  tick: number;
}

/** Milliseconds since midnight of a trade. */
export function tradeTime({ key, minute, count }: MinutePlan, index: number): number {
  const part = mix(key, index) / uint32;
  return minute * minuteMs + Math.floor(((index + part) * minuteMs) / count);
}

/** How many trades of the minute lie before an instant (milliseconds since midnight). */
export function tradesBefore(plan: MinutePlan, atMs: number): number {
  const inside = atMs - plan.minute * minuteMs;
  if (inside <= 0) return 0;
  if (inside >= minuteMs) return plan.count;
  const slot = Math.floor((inside * plan.count) / minuteMs);
  // Rounding may put the slot one off; its neighbours settle it.
  let before = Math.max(0, slot - 1);
  while (before < plan.count && tradeTime(plan, before) < atMs) before += 1;
  return before;
}

/** Units traded by the first `index` trades of the minute; each has at least one, but for an index. */
export function volumeBefore({ key, volume, count }: MinutePlan, index: number): number {
  if (index <= 0 || volume === 0) return 0;
  if (index >= count) return volume;
  const part = mix(key, 1_000 + index) / uint32 - 0.5;
  return index + Math.floor(((volume - count) * (index + part)) / count);
}

interface Extremes {
  highest: number;
  lowest: number;
}

/** One extreme lies in the first part of the minute, the other in the last: between them the price has time. */
function extremesOf({ key, count }: MinutePlan): Extremes {
  const chances = mix(key, 3_000);
  const inner = count - 2;
  const part = Math.max(1, Math.floor(inner * 0.4));
  const early = 1 + ((chances & 0x7fff) % part);
  const late = inner - (((chances >>> 15) & 0x7fff) % part);
  return chances >>> 31 === 0 ? { highest: early, lowest: late } : { highest: late, lowest: early };
}

/** Where the way through the minute's extremes is at a trade. */
function wayAt({ open, high, low, close, count }: MinutePlan, index: number, at: Extremes): number {
  const isHighFirst = at.highest < at.lowest;
  const first = isHighFirst ? at.highest : at.lowest;
  const second = isHighFirst ? at.lowest : at.highest;
  const firstPrice = isHighFirst ? high : low;
  const secondPrice = isHighFirst ? low : high;
  if (index < first) return open + ((firstPrice - open) * index) / first;
  if (index < second) return firstPrice + ((secondPrice - firstPrice) * (index - first)) / (second - first);
  return secondPrice + ((close - secondPrice) * (index - second)) / (count - 1 - second);
}

/** The price of a trade: the first is the open, the last the close, and one each the high and the low. */
export function tradePrice(plan: MinutePlan, index: number): number {
  const { open, high, low, close, count, tick } = plan;
  if (index === 0) return open;
  if (index === count - 1) return close;
  const extremes = extremesOf(plan);
  if (index === extremes.highest) return high;
  if (index === extremes.lowest) return low;
  // A buyer pays the tick above the path, a seller gets the one below it: so a flat path still has moving prices. Of two trades
  // one buys and one sells; with a draw for each alone, a price could stay the same for a dozen trades by chance.
  const side = (mix(plan.key, 2_000 + (index >>> 1)) >>> 31) ^ (index & 1);
  const below = Math.floor(wayAt(plan, index, extremes) / tick) * tick;
  return Math.max(low, Math.min(high - tick, below)) + (high > low ? side * tick : 0);
}
