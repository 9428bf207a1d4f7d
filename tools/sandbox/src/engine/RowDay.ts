import type { Candle } from './contract.ts';
import type { DayPlan } from './dayPlan.ts';
import { onGrid } from './tickGrid.ts';

const minuteMs = 60_000;

/** Prices in paise; `minute` counts from the start of the row's session. */
export interface MinuteBar {
  minute: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
}

/**
 * One random row living through its day: the plan tells where the price goes, `setPrice` moves it
 * away from the plan by a factor, a tick shows it somewhere inside the current minute.
 */
export class RowDay {
  readonly plan: DayPlan;
  /** Epoch milliseconds at which the row's session starts. */
  readonly startsAt: number;
  readonly previousClose: number;
  last: number;
  open: number;
  high: number;
  low: number;
  volume = 0;
  /** Minutes whose bar is complete and counted in high, low and volume. */
  #complete = 0;
  #hasOpened = false;
  #liveMinute = -1;
  #liveHigh = 0;
  #liveLow = 0;
  readonly #factors: Array<{ minute: number; factor: number }> = [];

  constructor(plan: DayPlan, startsAt: number, previousClose: number) {
    this.plan = plan;
    this.startsAt = startsAt;
    this.previousClose = previousClose;
    this.last = previousClose;
    this.open = previousClose;
    this.high = previousClose;
    this.low = previousClose;
  }

  /** Minutes since the session started; negative before it. */
  minuteAt(now: number): number {
    return Math.floor((now - this.startsAt) / minuteMs);
  }

  isOpenAt(now: number): boolean {
    const minute = this.minuteAt(now);
    return minute >= 0 && minute < this.plan.window.minutes;
  }

  /** Repeats a shift that `setPrice` made before a restart. Call in order of time, before `advance`. */
  addFactor(minute: number, factor: number): void {
    this.#factors.push({ minute, factor });
  }

  /**
   * Completes every minute that has passed.
   *
   * @returns whether that moved the last price: the day opened, or it came to its close.
   */
  advance(now: number): boolean {
    const minute = this.minuteAt(now);
    if (minute < 0) return false;
    const before = this.last;
    if (!this.#hasOpened) this.#begin();
    const upTo = Math.min(minute, this.plan.window.minutes);
    if (this.#complete < upTo) {
      for (; this.#complete < upTo; this.#complete += 1) this.#include(this.#minuteBar(this.#complete));
      this.last = this.closeOf(upTo - 1);
    }
    this.#showRepeated(upTo);
    return this.last !== before;
  }

  /** Shows again what was set in this very minute before a restart: nothing else knows of it until the minute is over. */
  #showRepeated(minute: number): void {
    const planned = this.plan.path.closes[minute];
    const isRepeated = this.#liveMinute !== minute && this.#factors.at(-1)?.minute === minute;
    if (isRepeated && planned !== undefined) this.#show(this.#shifted(planned, minute), minute);
  }

  /**
   * Shows a new price inside the current minute.
   *
   * @param noise - From 0 (inclusive) to 1 (exclusive).
   * @returns whether the price changed; never outside the session.
   */
  tick(now: number, noise: number): boolean {
    const minute = this.minuteAt(now);
    if (!this.isOpenAt(now)) return false;
    const { closes, highs, lows, volumes } = this.plan.path;
    const from = minute === 0 ? this.plan.path.open : (closes[minute - 1] ?? this.last);
    const highest = highs[minute] ?? from;
    const lowest = lows[minute] ?? from;
    const done = (now - this.startsAt) / minuteMs - minute;
    const aim = from + ((closes[minute] ?? from) - from) * done + (noise - 0.5) * (highest - lowest);
    const price = this.#shifted(Math.min(highest, Math.max(lowest, aim)), minute);
    const before = volumes[minute - 1] ?? 0;
    this.volume = Math.round(before + ((volumes[minute] ?? before) - before) * done);
    if (price === this.last) return false;
    this.#show(price, minute);
    return true;
  }

  /**
   * Moves the price, now and for the rest of the day. The price lies on the grid and in the band.
   *
   * @returns the shift to keep for a restart.
   */
  setPrice(price: number, now: number): { minute: number; factor: number } {
    const minute = Math.min(this.plan.window.minutes - 1, Math.max(0, this.minuteAt(now)));
    const planned = this.plan.path.closes[minute] ?? price;
    const shift = { minute, factor: price / planned };
    this.#factors.push(shift);
    if (!this.#hasOpened && this.minuteAt(now) >= 0) this.#begin();
    this.#show(price, minute);
    return shift;
  }

  /** The bars of the session so far; the last one is still open. */
  barsSoFar(now: number): MinuteBar[] {
    const bars: MinuteBar[] = [];
    for (let minute = 0; minute < this.#complete; minute += 1) bars.push(this.#minuteBar(minute));
    if (!this.isOpenAt(now)) return bars;
    const open = this.closeOf(this.#complete - 1);
    const isLive = this.#liveMinute === this.#complete;
    bars.push({
      minute: this.#complete,
      open,
      high: Math.max(open, this.last, isLive ? this.#liveHigh : open),
      low: Math.min(open, this.last, isLive ? this.#liveLow : open),
      close: this.last,
      volume: Math.max(0, this.volume - (this.plan.path.volumes[this.#complete - 1] ?? 0)),
    });
    return bars;
  }

  /** Close of a minute of the session, the opening price for -1. */
  closeOf(minute: number): number {
    if (minute < 0) return this.open;
    const bounded = Math.min(minute, this.plan.window.minutes - 1);
    return this.#shifted(this.plan.path.closes[bounded] ?? this.last, bounded);
  }

  #begin(): void {
    this.#hasOpened = true;
    const open = this.#shifted(this.plan.path.open, 0);
    this.open = open;
    this.high = open;
    this.low = open;
    this.last = open;
  }

  #show(price: number, minute: number): void {
    if (this.#liveMinute !== minute) {
      this.#liveMinute = minute;
      this.#liveHigh = price;
      this.#liveLow = price;
    }
    this.last = price;
    this.#liveHigh = Math.max(this.#liveHigh, price);
    this.#liveLow = Math.min(this.#liveLow, price);
    this.high = Math.max(this.high, price);
    this.low = Math.min(this.low, price);
  }

  #include({ high, low, minute }: MinuteBar): void {
    this.high = Math.max(this.high, high);
    this.low = Math.min(this.low, low);
    this.volume = this.plan.path.volumes[minute] ?? this.volume;
  }

  #minuteBar(minute: number): MinuteBar {
    const { highs, lows, volumes } = this.plan.path;
    const open = this.closeOf(minute - 1);
    const close = this.closeOf(minute);
    return {
      minute,
      open,
      close,
      high: Math.max(open, close, this.#shifted(highs[minute] ?? close, minute)),
      low: Math.min(open, close, this.#shifted(lows[minute] ?? close, minute)),
      volume: (volumes[minute] ?? 0) - (volumes[minute - 1] ?? 0),
    };
  }

  #shifted(price: number, minute: number): number {
    const factor = this.#factors.findLast((shift) => shift.minute <= minute)?.factor ?? 1;
    const { tick, band } = this.plan;
    const snapped = onGrid(price * factor, tick);
    return band ? Math.min(band.upper, Math.max(band.lower, snapped)) : snapped;
  }
}

/** @param startsAt - Epoch milliseconds at which minute 0 of the bars starts. */
export function toCandles(bars: readonly MinuteBar[], startsAt: number): Candle[] {
  return bars.map(({ minute, open, high, low, close, volume }) => ({
    time: (startsAt + minute * minuteMs) / 1000,
    open: open / 100,
    high: high / 100,
    low: low / 100,
    close: close / 100,
    volume,
  }));
}
