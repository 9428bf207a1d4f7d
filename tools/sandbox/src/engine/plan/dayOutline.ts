import { closeWindowMinutes, type DaySchedule } from '../calendar/daySchedule.ts';
import { mix, noiseAt } from '../noise/noise.ts';
import type { PriceRow } from './priceRows.ts';
import { onGrid } from './tickGrid.ts';

/** The plan of one share's day. All prices paise, on the tick and in the band. */
export interface DayOutline {
  row: PriceRow;
  schedule: DaySchedule;
  /** Randomness of the row on the day. */
  key: number;
  previousClose: number;
  open: number;
  high: number;
  low: number;
  close: number;
  tick: number;
  lower: number;
  upper: number;
  /** Trades of continuous trading where they are few and planned one by one; null where minutes are planned. */
  count: { main: number; closing: number } | null;
  /** Planned units of the day; the tape decides. */
  volume: number;
}

export interface OutlineInput {
  row: PriceRow;
  schedule: DaySchedule;
  key: number;
  previousClose: number;
  /** Wished for; moved into the band. */
  close: number;
  tick: number;
  isQuiet: boolean;
}

/** Fewest trades of an ordinary minute that is planned as a whole. */
const busyPace = 4;
/** Fewest units of a day that can be spread over the minutes of a whole day. */
const busyVolume = 1440 * 30;
const anyPrice = { lower: 1, upper: Number.MAX_SAFE_INTEGER };

export function isBusy({ pace, usualVolume, instrument, lotSize }: PriceRow): boolean {
  return instrument === null || (pace >= busyPace && usualVolume >= busyVolume && lotSize === 1);
}

/** A number from 0 to 1, one for each purpose. */
function chance(key: number, purpose: number): number {
  return noiseAt(mix(key, purpose));
}

/** Between -1 and 1, near 0 more often than not. */
function leaning(key: number, purpose: number): number {
  return chance(key, purpose) + chance(key, purpose + 1) - 1;
}

/** The band in paise: as `priceBand` of @wealth/domain, in whole numbers since it is asked very often. */
export function bandOf({ bandPercent }: PriceRow, previousClose: number, tick: number) {
  if (bandPercent === null) return anyPrice;
  const step = 100 * tick;
  const lowest = previousClose * (100 - bandPercent);
  const highest = previousClose * (100 + bandPercent);
  const above = lowest % step === 0 ? lowest / step : Math.floor(lowest / step) + 1;
  return { lower: Math.max(tick, above * tick), upper: Math.floor(highest / step) * tick };
}

function countOf({ row, schedule, key, isQuiet }: OutlineInput): DayOutline['count'] {
  if (isBusy(row)) return null;
  if (isQuiet) return { main: 0, closing: 0 };
  const minutes = schedule.endMinute - schedule.startMinute;
  const total = Math.floor(row.pace * minutes * (0.7 + 0.6 * chance(key, 20)) + chance(key, 21));
  const mirrors = schedule.closingWindow === closeWindowMinutes;
  const closing = mirrors ? Math.floor((total * closeWindowMinutes) / minutes + chance(key, 22)) : 0;
  return { main: Math.max(1, total - closing), closing };
}

/** How far a day goes beyond its open and close, as a part of its reach: some way, or it would lie flat on their level. */
function beyond(key: number, purpose: number): number {
  return 0.25 + 0.75 * chance(key, purpose);
}

/** A wished price on the tick and inside of the band. */
function within(price: number, { lower, upper, tick }: DayOutline): number {
  return Math.min(upper, Math.max(lower, onGrid(price, tick)));
}

/**
 * Draws a day in outline: its tape touches exactly these four prices.
 *
 * A day with one trade has one price, one with two or three no other than its open and close. Written without
 * functions inside and without copies: a year of two thousand shares is drawn with it.
 */
export function drawOutline(input: OutlineInput): DayOutline {
  const { row, schedule, key, previousClose, tick } = input;
  const { lower, upper } = bandOf(row, previousClose, tick);
  const outline: DayOutline = {
    row,
    schedule,
    key,
    previousClose,
    open: previousClose,
    high: previousClose,
    low: previousClose,
    close: previousClose,
    tick,
    lower,
    upper,
    count: countOf(input),
    volume: 0,
  };
  if (outline.count?.main !== 0) drawPrices(outline, input.close);
  return outline;
}

function drawPrices(outline: DayOutline, wished: number): void {
  const { row, schedule, key, previousClose, count } = outline;
  const close = within(wished, outline);
  const movement = Math.log(close / previousClose);
  // Part of the day's news is in the opening gap; the rest comes while trading.
  const gap = movement * 0.5 * chance(key, 4) + leaning(key, 5) * row.deviation * 0.3;
  const isSingle = count !== null && count.main + count.closing === 1;
  const open = isSingle ? close : within(previousClose * Math.exp(gap), outline);
  const hasRange = count === null || count.main >= (schedule.closingAuctionMinute === null ? 4 : 6);
  const reach = hasRange ? row.deviation * 0.6 : 0;
  const top = Math.max(open, close);
  const bottom = Math.min(open, close);
  outline.close = close;
  outline.open = open;
  outline.high = Math.max(top, within(top * (1 + reach * beyond(key, 7)), outline));
  outline.low = Math.min(bottom, within(bottom * (1 - reach * beyond(key, 8)), outline));
  outline.volume = Math.ceil(
    row.usualVolume * Math.exp(0.8 * leaning(key, 2)) * (1 + 10 * Math.abs(movement)),
  );
}

/** Prices between which a tape wanders; paise. */
export interface PriceRoom {
  bottom: number;
  top: number;
}

/** The day without its extremes, which the tape touches once each, and not for a while. */
export function innerRoom({ high, low, tick }: DayOutline): PriceRoom {
  return withoutEdges({ bottom: low, top: high }, tick);
}

/** A room without its highest and lowest price, unless there is nothing between. */
export function withoutEdges({ bottom, top }: PriceRoom, tick: number): PriceRoom {
  return top - bottom < 4 * tick ? { bottom, top } : { bottom: bottom + tick, top: top - tick };
}

/** The same where the close is made. */
export function closingInnerRoom(outline: DayOutline): PriceRoom {
  const { close, tick } = outline;
  const room = closingRoom(outline);
  const inner = room < 2 * tick ? room : room - tick;
  return { bottom: close - inner, top: close + inner };
}

/** A point that has left its room, led back into it as by a mirror at the edge it has crossed: a line that is folded has no flat piece. */
export function folded(point: number, { bottom, top }: PriceRoom): number {
  const width = top - bottom;
  if (width <= 0) return bottom;
  const beyondBottom = (point - bottom) % (2 * width);
  const offset = beyondBottom < 0 ? beyondBottom + 2 * width : beyondBottom;
  return bottom + (offset <= width ? offset : 2 * width - offset);
}

/** How far from the close the tape may stray in the window that makes the close, in paise on the tick. */
export function closingRoom({ high, low, close, tick, schedule }: DayOutline): number {
  const room = Math.min(high - close, close - low);
  if (schedule.closingAuctionMinute === null) return room;
  // The auction's band is 3 % around the reference: well inside.
  return Math.min(room, Math.floor((close * 0.02) / tick) * tick);
}

/** The line that is being filled in: kept here, so that halving it makes nothing to clear away. */
const drawing = { line: new Float64Array(0), key: 0, scale: 0 };

function halve(from: number, to: number): void {
  const middle = (from + to) >> 1;
  if (middle === from) return;
  const { line, key, scale } = drawing;
  const part = noiseAt(mix(key, middle)) * 2 - 1;
  line[middle] = ((line[from] ?? 0) + (line[to] ?? 0)) / 2 + part * scale * Math.sqrt(to - from);
  halve(from, middle);
  halve(middle, to);
}

/**
 * Fills in a line between two fixed ends by halving: like a price that knows where it will arrive.
 *
 * @param spread - Standard deviation over the whole line, in the line's unit.
 */
export function bridge(line: Float64Array<ArrayBuffer>, key: number, spread: number): void {
  const last = line.length - 1;
  drawing.line = line;
  drawing.key = key;
  drawing.scale = spread * Math.sqrt(0.75 / last);
  halve(0, last);
}
