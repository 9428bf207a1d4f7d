import type { Interferences } from './Interferences.ts';
import type { WeightedIndex } from '../instruments/marketIndices.ts';
import { priceRows } from '../plan/priceRows.ts';
import type { DaySchedule } from '../calendar/daySchedule.ts';
import type { DayTotals, ShareDay } from './ShareDay.ts';
import type { MinuteBar } from '../tape/tape.ts';

const minuteMs = 60_000;
const secondMs = 1_000;
const minutesADay = 1440;

/** What an index reads of the market that it is made of. */
export interface IndexMarket {
  plan: { multiplier(position: number, day: number): number };
  interferences: Interferences;
  dayBefore(day: number): number;
  indexClose(index: number, day: number): number;
  scheduleOf(isCasEligible: boolean, day: number): DaySchedule;
  share(position: number, day: number): ShareDay;
  /** A share of a day that nothing else reads: it is not kept. */
  makeShare(position: number, day: number): ShareDay;
}

interface IndexDayOptions {
  definition: WeightedIndex;
  index: number;
  day: number;
  /** Whether the day is over: its shares are drawn once, for the levels that stay. */
  isFinished: boolean;
}

/** One of the shares that an index is made of. */
interface Constituent {
  share: ShareDay;
  weight: number;
  base: number;
  /** An index does not follow a split: it counts in shares of its base. */
  multiplier: number;
}

/**
 * One weighted index on one day, in hundredths of a point. At the end of each minute it is what its constituents
 * make it; within a minute it goes straight from one to the next, second by second, so that its candles are known
 * without sixty sums a minute.
 */
export class IndexDay {
  readonly previousClose: number;
  readonly #options: IndexDayOptions;
  readonly #timeline: IndexMarket;
  /** Null until a level is asked for that is not known. */
  #constituents: readonly Constituent[] | null = null;
  readonly #schedule: DaySchedule;
  /** Minutes of the closing auction of those constituents that have one. */
  readonly #auctionMinute: number | null;
  /** Milliseconds since midnight at which a constituent, or the index itself, was moved by hand or by clients. */
  readonly #events: readonly number[];
  readonly #bars: MinuteBar[] = [];
  /** By minute, the one before midnight first; NaN where a level is not known yet. */
  readonly #levels = new Float64Array(minutesADay + 1).fill(Number.NaN);
  #isFilled = false;

  constructor(timeline: IndexMarket, options: IndexDayOptions) {
    const { index, day } = options;
    this.#timeline = timeline;
    this.#options = options;
    this.previousClose = timeline.indexClose(index, timeline.dayBefore(day));
    this.#schedule = timeline.scheduleOf(false, day);
    this.#auctionMinute = timeline.scheduleOf(true, day).closingAuctionMinute;
    this.#events = this.#eventsOfDay();
  }

  /** The level at an instant (milliseconds since midnight). */
  levelAt(atMs: number): number {
    return Math.round(this.#plainLevelAt(atMs) * this.#factorAt(atMs));
  }

  /** The level that the constituents alone would make it. */
  plainLevelAt(atMs: number): number {
    return this.#plainLevelAt(atMs);
  }

  /** Minutes up to an instant; the last one may still go on. */
  barsUpTo(atMs: number): MinuteBar[] {
    if (this.#options.isFinished) this.#fill();
    const minutes = this.#minutes().filter((minute) => minute * minuteMs < atMs);
    const whole = minutes.filter((minute) => (minute + 1) * minuteMs <= atMs);
    for (const minute of whole.slice(this.#bars.length)) {
      this.#bars.push(this.#barOf(minute, (minute + 1) * minuteMs));
    }
    const current = minutes[whole.length];
    const bars = this.#bars.slice(0, whole.length);
    if (current !== undefined) bars.push(this.#barOf(current, atMs));
    return bars;
  }

  /** Open, high, low and close of the whole day. */
  wholeDay(): { open: number; high: number; low: number; close: number } {
    if (this.#events.length === 0) return this.#plainDay();
    const { open, high, low, last } = this.totalsAt(1440 * minuteMs);
    return { open, high, low, close: last };
  }

  /** Nothing interferes: the highest and lowest levels are those at the ends of minutes. */
  #plainDay() {
    this.#fill();
    const minutes = this.#minutes();
    const factor = this.#factorAt(Infinity);
    const first = minutes[0] ?? 0;
    const startsAtEnd = !this.#isContinuous(first);
    const open = this.#levelAfter(startsAtEnd ? first : first - 1, 0) * factor;
    let high = open;
    let low = open;
    let close = open;
    for (const minute of minutes) {
      close = this.#levelAfter(minute, 0) * factor;
      if (close > high) high = close;
      if (close < low) low = close;
    }
    return {
      open: Math.round(open),
      high: Math.round(high),
      low: Math.round(low),
      close: Math.round(close),
    };
  }

  totalsAt(atMs: number): DayTotals {
    const bars = this.barsUpTo(atMs);
    const [first] = bars;
    const last = bars.at(-1);
    if (!first || !last) {
      const { previousClose } = this;
      const level = this.levelAt(atMs);
      const none = { open: previousClose, high: previousClose, low: previousClose, volume: 0, lastAtMs: -1 };
      return { hasTraded: false, last: level, ...none };
    }
    let { high, low } = first;
    for (const bar of bars) {
      if (bar.high > high) high = bar.high;
      if (bar.low < low) low = bar.low;
    }
    const level = this.levelAt(atMs);
    return {
      hasTraded: true,
      last: level,
      open: first.open,
      high: Math.max(high, level),
      low: Math.min(low, level),
      volume: 0,
      lastAtMs: last.lastAtMs,
    };
  }

  #factorAt(atMs: number): number {
    return this.#timeline.interferences.factorOf(this.#options.index, this.#options.day, atMs);
  }

  #eventsOfDay(): number[] {
    const { index, day } = this.#options;
    const { interferences } = this.#timeline;
    const ofIndex = interferences.shifts.filter((shift) => shift.index === index && shift.day === day);
    const positions = new Set(this.#options.definition.constituents.map(({ position }) => position));
    const ofShares = interferences.prints.filter(
      (print) => print.day === day && positions.has(print.position),
    );
    return [...ofIndex, ...ofShares].map(({ atMs }) => atMs).toSorted((one, other) => one - other);
  }

  /** Minutes in which the index has a value of its own: continuous trading and what the auctions decide. */
  #minutes(): number[] {
    const { startMinute, endMinute, openingAuctionMinute, postCloseMinute } = this.#schedule;
    const minutes = openingAuctionMinute === null ? [] : [openingAuctionMinute];
    for (let minute = startMinute; minute < endMinute; minute += 1) minutes.push(minute);
    if (this.#auctionMinute !== null) minutes.push(this.#auctionMinute);
    if (postCloseMinute !== null) minutes.push(postCloseMinute);
    if (this.#events.length === 0) return minutes;
    const late = this.#events
      .map((atMs) => Math.floor(atMs / minuteMs))
      .filter((minute) => !minutes.includes(minute));
    return late.length === 0
      ? minutes
      : [...new Set([...minutes, ...late])].toSorted((one, other) => one - other);
  }

  #isContinuous(minute: number): boolean {
    return minute >= this.#schedule.startMinute && minute < this.#schedule.endMinute;
  }

  #plainLevelAt(atMs: number): number {
    const minute = Math.ceil(atMs / minuteMs) - 1;
    const end = this.#levelAfter(minute, atMs);
    if (!this.#isContinuous(minute)) return end;
    const start = this.#levelAfter(minute - 1, atMs);
    const seconds = Math.floor((atMs - minute * minuteMs) / secondMs);
    return start + ((end - start) * seconds) / 60;
  }

  #drawn(): readonly Constituent[] {
    if (this.#constituents) return this.#constituents;
    const { definition, day, isFinished } = this.#options;
    const drawn = definition.constituents.map(({ position, weight }) => ({
      weight,
      base: priceRows[position]?.base ?? 1,
      multiplier: this.#timeline.plan.multiplier(position, day),
      share: isFinished ? this.#timeline.makeShare(position, day) : this.#timeline.share(position, day),
    }));
    this.#constituents = drawn;
    return drawn;
  }

  /** All levels of a day in which nothing interferes, share by share: far quicker than minute by minute. */
  #fill(): void {
    if (this.#isFilled || this.#events.length > 0) return;
    const minutes = this.#minutes();
    const wanted = [...new Set([(minutes[0] ?? 0) - 1, this.#schedule.startMinute - 1, ...minutes])];
    const ratios = new Float64Array(wanted.length);
    for (const { share, weight, base, multiplier } of this.#drawn()) {
      for (let at = 0; at < wanted.length; at += 1) {
        const close = share.closeAt(wanted[at] ?? 0, 0) / multiplier;
        ratios[at] = (ratios[at] ?? 0) + (weight * close) / base;
      }
    }
    wanted.forEach((minute, at) => {
      this.#levels[minute + 1] = this.#levelOf(ratios[at] ?? 0);
    });
    this.#isFilled = true;
    // Nothing else reads the shares of a finished day, and they take a hundred times the memory of its levels.
    if (this.#options.isFinished) this.#constituents = null;
  }

  #levelOf(ratio: number): number {
    return this.#options.definition.baseLevel * 100 * ratio;
  }

  /** What the constituents make at the end of a minute, seen from an instant; kept where nothing interferes. */
  #levelAfter(minute: number, asOfMs: number): number {
    const isPlain = this.#events.length === 0;
    const ready = isPlain ? this.#levels[minute + 1] : undefined;
    if (ready !== undefined && !Number.isNaN(ready)) return ready;
    let ratio = 0;
    for (const { share, weight, base, multiplier } of this.#drawn()) {
      ratio += (weight * (share.closeAt(minute, asOfMs) / multiplier)) / base;
    }
    const level = this.#levelOf(ratio);
    if (isPlain) this.#levels[minute + 1] = level;
    return level;
  }

  #barOf(minute: number, endMs: number): MinuteBar {
    const startMs = minute * minuteMs;
    const inside = this.#events.filter((atMs) => atMs >= startMs && atMs <= endMs);
    const isLine = this.#isContinuous(minute);
    const levels = [
      ...(isLine || inside.length > 0 ? [this.levelAt(startMs)] : []),
      ...inside.flatMap((atMs) => (atMs > startMs ? [this.levelAt(atMs - 1), this.levelAt(atMs)] : [])),
      this.levelAt(endMs),
    ];
    const open = levels[0] ?? this.previousClose;
    return {
      minute,
      open,
      high: Math.max(...levels),
      low: Math.min(...levels),
      close: levels.at(-1) ?? open,
      volume: 0,
      lastAtMs: endMs - 1,
    };
  }
}
