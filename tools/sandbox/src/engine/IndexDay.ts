import type { Interferences } from './Interferences.ts';
import type { WeightedIndex } from './instruments/marketIndices.ts';
import { indexLevel } from './priceRows.ts';
import type { DaySchedule } from './daySchedule.ts';
import type { DayTotals, ShareDay } from './ShareDay.ts';
import type { MinuteBar } from './tape.ts';

const minuteMs = 60_000;
const secondMs = 1_000;

/** What an index reads of the market that it is made of. */
interface IndexMarket {
  plan: { multiplier(position: number, day: number): number };
  interferences: Interferences;
  dayBefore(day: number): number;
  indexClose(index: number, day: number): number;
  scheduleOf(isCasEligible: boolean, day: number): DaySchedule;
  share(position: number, day: number): ShareDay;
}

interface IndexDayOptions {
  definition: WeightedIndex;
  index: number;
  day: number;
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
  readonly #shares: ReadonlyMap<number, ShareDay>;
  /** An index does not follow a split: it counts in shares of its base. */
  readonly #multipliers: ReadonlyMap<number, number>;
  readonly #schedule: DaySchedule;
  /** Minutes of the closing auction of those constituents that have one. */
  readonly #auctionMinute: number | null;
  /** Milliseconds since midnight at which something moved a constituent or the index by itself. */
  readonly #events: readonly number[];
  readonly #bars: MinuteBar[] = [];
  readonly #levels = new Map<number, number>();

  constructor(timeline: IndexMarket, options: IndexDayOptions) {
    const { definition, index, day } = options;
    this.#timeline = timeline;
    this.#options = options;
    this.previousClose = timeline.indexClose(index, timeline.dayBefore(day));
    this.#shares = new Map(
      definition.constituents.map(({ position }) => [position, timeline.share(position, day)]),
    );
    this.#multipliers = new Map(
      definition.constituents.map(({ position }) => [position, timeline.plan.multiplier(position, day)]),
    );
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
    const ofShares = interferences.prints.filter(
      (print) => print.day === day && this.#shares.has(print.position),
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

  /** What the constituents make at the end of a minute, seen from an instant; kept where nothing interferes. */
  #levelAfter(minute: number, asOfMs: number): number {
    const isPlain = this.#events.length === 0;
    const ready = isPlain ? this.#levels.get(minute) : undefined;
    if (ready !== undefined) return ready;
    const level = indexLevel(
      this.#options.definition,
      (position) =>
        (this.#shares.get(position)?.closeAt(minute, asOfMs) ?? 0) / (this.#multipliers.get(position) ?? 1),
    );
    if (isPlain) this.#levels.set(minute, level);
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
