import {
  bridge,
  closingInnerRoom,
  closingRoom,
  folded,
  innerRoom,
  withoutEdges,
  type DayOutline,
  type PriceRoom,
} from '../plan/dayOutline.ts';
import { closeWindowMinutes } from '../calendar/daySchedule.ts';
import { tradePrice, tradesBefore, tradeTime, volumeBefore, type MinutePlan } from './minuteTrades.ts';
import { mix, noiseAt } from '../noise/noise.ts';
import { fastestPace } from '../plan/priceRows.ts';
import type { MinuteBar, Tape, TradeVisitor } from './tape.ts';

const minuteMs = 60_000;
const fewestTrades = 4;
const minutesAGroup = 5;
const pathSalt = 0x70617468;
const minuteSalt = 0x6d696e75;
/** Standard deviation of the way between open and close, as a part of the day's range. */
const usualSpread = 0.45;

/** Part of the day's volume up to a part of the session: more at its ends. */
function volumePart(done: number): number {
  const fromMiddle = 2 * done - 1;
  return (done + (fromMiddle ** 3 + 1) / 3) * 0.6;
}

/** The busy share's plan: closes of the minutes that are drawn; what mirrors them is not kept. */
interface Path {
  outline: DayOutline;
  closes: Int32Array;
  /** Minutes before `closes.length` in which the price stays near the close. */
  quiet: number;
  /** The room of the price in the quiet minutes, and in those before. */
  near: PriceRoom;
  inner: PriceRoom;
  /** Minutes at which the day's high and low are touched. */
  highest: number;
  lowest: number;
}

/**
 * Where the last half hour makes the close, its second half mirrors the first, price for price around the
 * close and with the same quantities: so its VWAP is the close to the paisa.
 */
function mirroredMinutes({ schedule }: DayOutline): number {
  return schedule.closingWindow === closeWindowMinutes ? closeWindowMinutes / 2 : 0;
}

function drawPath(outline: DayOutline): Path {
  const { schedule, key, open, high, low, close, tick } = outline;
  const mirrored = mirroredMinutes(outline);
  const minutes = schedule.endMinute - schedule.startMinute - mirrored;
  const near = closingInnerRoom(outline);
  const inner = innerRoom(outline);
  // Closes leave wicks some room.
  const nearCloses = withoutEdges(near, tick);
  const innerCloses = withoutEdges(inner, tick);
  const quiet = Math.min(minutes, mirrored > 0 ? mirrored : schedule.closingWindow);
  const end = schedule.closingAuctionMinute === null ? close : beforeAuction(outline, closingRoom(outline));
  const line = new Float64Array(minutes + 1);
  line[0] = open;
  line[minutes] = end;
  bridge(line, mix(key, pathSalt), (high - low) * usualSpread);
  const apart = { end: minutes - quiet, width: Math.ceil(minutes / 8) };
  if (apart.end > 1) {
    lead(line, { ...apart, target: high, side: 1 });
    lead(line, { ...apart, target: low, side: -1 });
  }
  const closes = new Int32Array(minutes);
  for (let minute = 0; minute < minutes; minute += 1) {
    // One minute earlier: where that one ends, the first quiet one begins.
    const isNear = minute >= minutes - quiet - 1;
    closes[minute] =
      Math.round(folded(line[minute + 1] ?? end, isNear ? nearCloses : innerCloses) / tick) * tick;
  }
  // Where it ends is no point of the line, but agreed.
  closes[minutes - 1] = end;
  const path = { outline, closes, quiet, near, inner, highest: 0, lowest: 0 };
  touch(path);
  return path;
}

interface Leading {
  target: number;
  /** 1 towards the day's high, -1 towards its low. */
  side: 1 | -1;
  /** The first place of the line that stays as it is, after its beginning. */
  end: number;
  /** How long the way to an extreme and back is at most: minutes. */
  width: number;
}

/**
 * Leads a line to an extreme of the day over many minutes: a price does not go there and back within one, as a line
 * that nowhere comes near would have to.
 */
function lead(line: Float64Array, { target, side, end, width }: Leading): void {
  let nearest = 1;
  for (let minute = 2; minute < end; minute += 1) {
    if (side * ((line[minute] ?? 0) - (line[nearest] ?? 0)) > 0) nearest = minute;
  }
  const missing = target - (line[nearest] ?? 0);
  if (side * missing <= 0) return;
  const before = Math.min(width, nearest);
  const after = Math.min(width, end - nearest);
  for (let minute = nearest - before + 1; minute < nearest + after; minute += 1) {
    const away = (minute - nearest) / (minute < nearest ? before : after);
    line[minute] = (line[minute] ?? 0) + missing * (1 - away * away) ** 2;
  }
}

/** Where continuous trading leaves off before a closing auction. */
function beforeAuction({ key, close, tick }: DayOutline, room: number): number {
  const steps = Math.floor(Math.min(room, close * 0.003) / tick);
  return close + Math.round((noiseAt(mix(key, pathSalt + 1)) * 2 - 1) * steps) * tick;
}

function touch(path: Path): void {
  const { closes, quiet, outline } = path;
  const last = Math.max(1, closes.length - quiet);
  let top = -Infinity;
  let bottom = Infinity;
  for (let minute = 0; minute < last; minute += 1) {
    const open = minute === 0 ? outline.open : (closes[minute - 1] ?? 0);
    const close = closes[minute] ?? 0;
    if (Math.max(open, close) > top) {
      top = Math.max(open, close);
      path.highest = minute;
    }
    if (Math.min(open, close) < bottom) {
      bottom = Math.min(open, close);
      path.lowest = minute;
    }
  }
}

function volumeUpTo({ outline, closes }: Path, minute: number): number {
  if (minute <= 0) return 0;
  const jitter = minute >= closes.length ? 0 : (noiseAt(mix(outline.key, 4_000 + minute)) - 0.5) * 0.8;
  return Math.floor(outline.volume * volumePart((Math.min(minute, closes.length) + jitter) / closes.length));
}

/**
 * The next price up whose number of ticks is odd in one group of minutes and even in the next: so no two candles of five
 * minutes beside each other end at one price, as they would by chance where a day is a hundred ticks wide.
 */
function onOwnTick(price: number, group: number, tick: number): number {
  return (price / tick + group) % 2 === 0 ? price : price + tick;
}

/** Ticks that a wick may have: part of its room, or those of many minutes would end at its edge. */
function within(wick: number, room: number): number {
  return Math.max(0, Math.min(wick, room * 0.6));
}

/**
 * A busy share does not stay at one price for a minute where the day leaves room: it moves by two ticks, as `onOwnTick` does.
 */
function widen(plan: MinutePlan, bottom: number, top: number): void {
  for (const step of [2 * plan.tick, plan.tick]) {
    if (plan.high > plan.low) return;
    if (plan.low - step >= bottom) plan.low -= step;
    else if (plan.high + step <= top) plan.high += step;
  }
}

/** Fills in the plan of a drawn minute, counted from the start of the session. */
function planMinute(path: Path, index: number, plan: MinutePlan): void {
  const { outline, closes, quiet } = path;
  const { row, tick, high, low } = outline;
  const key = mix(mix(outline.key, minuteSalt), index);
  const isNear = index >= closes.length - quiet;
  const { top, bottom } = isNear ? path.near : path.inner;
  const wick = Math.max(1.5, (high - low) / Math.sqrt(closes.length) / tick / 2);
  plan.key = key;
  plan.tick = tick;
  plan.minute = outline.schedule.startMinute + index;
  plan.open = index === 0 ? outline.open : (closes[index - 1] ?? 0);
  plan.close = closes[index] ?? 0;
  const upper = Math.max(plan.open, plan.close);
  const lower = Math.min(plan.open, plan.close);
  // As far as there is room: wicks that are cut off would end at one price.
  const above = Math.floor(noiseAt(key + 1) * within(wick, (top - upper) / tick));
  const below = Math.floor(noiseAt(key + 2) * within(wick, (lower - bottom) / tick));
  const group = Math.floor(plan.minute / minutesAGroup);
  plan.high = Math.min(Math.max(top, upper), onOwnTick(upper + above * tick, group, tick));
  plan.low = Math.max(Math.min(bottom, lower), -onOwnTick(-(lower - below * tick), group, tick));
  if (plan.high === plan.low) widen(plan, bottom, top);
  if (index === path.highest) plan.high = high;
  if (index === path.lowest) plan.low = low;
  plan.volume = volumeUpTo(path, index + 1) - volumeUpTo(path, index);
  const wished = Math.round(row.pace * (0.7 + 0.6 * noiseAt(key + 3)));
  const most = row.usualVolume === 0 ? fastestPace : Math.min(fastestPace, plan.volume);
  plan.count = Math.max(fewestTrades, Math.min(wished, most));
}

function emptyPlan(): MinutePlan {
  return { key: 0, minute: 0, open: 0, high: 0, low: 0, close: 0, volume: 0, count: 0, tick: 1 };
}

/** The tape of continuous trading of a share that trades in every minute. */
export function createBusyTape(outline: DayOutline): Tape {
  const path = drawPath(outline);
  const { startMinute, endMinute } = outline.schedule;
  const drawn = path.closes.length;
  const plan = emptyPlan();
  const twice = 2 * outline.close;

  /** The drawn minute that an index of the session is, or mirrors. */
  const drawnIndex = (index: number) => (index < drawn ? index : 2 * drawn - 1 - index);

  function visitMinute(index: number, visit: TradeVisitor, [fromMs, toMs]: readonly [number, number]): void {
    planMinute(path, drawnIndex(index), plan);
    const isMirror = index >= drawn;
    plan.minute = startMinute + index;
    const { count } = plan;
    const first = tradesBefore(plan, fromMs);
    const last = tradesBefore(plan, toMs);
    for (let trade = first; trade < last; trade += 1) {
      const from = isMirror ? count - 1 - trade : trade;
      const price = tradePrice(plan, from);
      const quantity = volumeBefore(plan, from + 1) - volumeBefore(plan, from);
      visit(isMirror ? twice - price : price, quantity, tradeTime(plan, trade));
    }
  }

  function barAt(index: number): MinuteBar {
    planMinute(path, drawnIndex(index), plan);
    const { open, high, low, close, volume } = plan;
    const minute = startMinute + index;
    plan.minute = minute;
    const lastAtMs = tradeTime(plan, plan.count - 1);
    if (index < drawn) return { minute, open, high, low, close, volume, lastAtMs };
    return {
      minute,
      open: twice - close,
      high: twice - low,
      low: twice - high,
      close: twice - open,
      volume,
      lastAtMs,
    };
  }

  return {
    trades(fromMs, toMs, visit) {
      const first = Math.max(0, Math.floor(fromMs / minuteMs) - startMinute);
      const last = Math.min(endMinute, Math.ceil(toMs / minuteMs)) - startMinute;
      for (let index = first; index < last; index += 1) visitMinute(index, visit, [fromMs, toMs]);
    },
    bars(from, to, visit) {
      const last = Math.min(endMinute, to) - startMinute;
      for (let index = Math.max(0, from - startMinute); index < last; index += 1) visit(barAt(index));
    },
    closeAt(minute) {
      const index = Math.min(minute, endMinute - 1) - startMinute;
      if (index < 0) return null;
      if (index < drawn) return path.closes[index] ?? null;
      // The mirrored minute ends where its image begins.
      const image = drawnIndex(index);
      return twice - (image === 0 ? outline.open : (path.closes[image - 1] ?? 0));
    },
    volume: () => 2 * volumeUpTo(path, drawn) - volumeUpTo(path, drawn - (endMinute - startMinute - drawn)),
  };
}
