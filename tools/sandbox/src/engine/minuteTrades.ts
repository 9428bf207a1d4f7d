import { mix } from './noise.ts';

const minuteMs = 60_000;
const uint32 = 2 ** 32;
/** What of a minute's range a trade strays from the way between its extremes, as a ratio. */
const stray = 0.3;

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

function extremesOf({ key, count }: MinutePlan): Extremes {
  const chances = mix(key, 3_000);
  const inner = count - 2;
  const highest = 1 + ((chances & 0xffff) % inner);
  const lowest = 1 + ((chances >>> 16) % inner);
  if (lowest !== highest) return { highest, lowest };
  return { highest, lowest: highest === inner ? 1 : highest + 1 };
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
  const noise = (mix(plan.key, 2_000 + index) / uint32 - 0.5) * stray * (high - low);
  const price = Math.round((wayAt(plan, index, extremes) + noise) / tick) * tick;
  return Math.min(high, Math.max(low, price));
}
