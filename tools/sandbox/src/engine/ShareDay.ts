import { drawOutline, type DayOutline } from './dayOutline.ts';
import { createDayTape } from './dayTape.ts';
import { closeByRule } from './closeByRule.ts';
import type { MinuteBar, Tape, TradeVisitor } from './tape.ts';
import { onGrid } from './tickGrid.ts';

const minuteMs = 60_000;

/** A price that the control API set: one trade, and the plan goes on from there. Paise; ms since midnight. */
export interface SetPrint {
  atMs: number;
  price: number;
}

/** No trade of the share from (inclusive) to (exclusive), milliseconds since midnight. */
export interface HaltSpan {
  fromMs: number;
  toMs: number;
}

/** What happened to a share on a day that no plan knows. */
export interface Interference {
  prints: readonly SetPrint[];
  halts: readonly HaltSpan[];
}

export const undisturbed: Interference = { prints: [], halts: [] };

interface Shift extends SetPrint {
  factor: number;
}

/** The running totals of a share's day. Prices paise. */
export interface DayTotals {
  hasTraded: boolean;
  last: number;
  open: number;
  high: number;
  low: number;
  volume: number;
  /** Milliseconds since midnight of the last trade; -1 before the first. */
  lastAtMs: number;
}

/** One share living through one day: its plan, and what was done to it. */
export class ShareDay {
  readonly outline: DayOutline;
  readonly #interference: Interference;
  readonly #shifts: Shift[] = [];
  #tape: Tape | null = null;
  #doneMs = -1;
  #totals: DayTotals;
  #postClosePrice: number | null = null;

  constructor(input: Parameters<typeof drawOutline>[0], interference: Interference = undisturbed) {
    this.outline = drawOutline(input);
    this.#interference = interference;
    this.#totals = this.#fresh();
    for (const print of interference.prints) {
      const { atMs, price } = print;
      this.#shifts.push({ ...print, factor: price / this.plannedPriceAt(atMs) });
    }
  }

  get isDisturbed(): boolean {
    return this.#interference.prints.length > 0 || this.#interference.halts.length > 0;
  }

  /** Trades up to an instant (milliseconds since midnight) counted together. */
  totalsAt(atMs: number): Readonly<DayTotals> {
    if (atMs < this.#doneMs) {
      this.#doneMs = -1;
      this.#totals = this.#fresh();
    }
    if (atMs === this.#doneMs) return this.#totals;
    const totals = this.#totals;
    this.visitBars(this.#doneMs, atMs, ({ open, high, low, close, volume, lastAtMs }) => {
      if (!totals.hasTraded) {
        totals.hasTraded = true;
        totals.open = open;
        totals.high = high;
        totals.low = low;
      }
      totals.high = Math.max(totals.high, high);
      totals.low = Math.min(totals.low, low);
      totals.last = close;
      totals.volume += volume;
      totals.lastAtMs = lastAtMs;
    });
    this.#doneMs = atMs;
    return totals;
  }

  /** Minutes with a trade up to an instant; the last one may still go on. */
  barsUpTo(atMs: number): MinuteBar[] {
    const bars: MinuteBar[] = [];
    this.visitBars(-1, atMs, (bar) => {
      const last = bars.at(-1);
      if (last?.minute !== bar.minute) {
        bars.push({ ...bar });
        return;
      }
      last.high = Math.max(last.high, bar.high);
      last.low = Math.min(last.low, bar.low);
      last.close = bar.close;
      last.volume += bar.volume;
      last.lastAtMs = bar.lastAtMs;
    });
    return bars;
  }

  /** Trades of the plan from (inclusive) to (exclusive), where and when they really happen. */
  visitTrades(fromMs: number, toMs: number, visit: TradeVisitor): void {
    this.#ownTape().trades(Math.max(0, fromMs), toMs, (price, quantity, atMs) => {
      if (!this.isHaltedAt(atMs)) visit(this.#moved(price, atMs), quantity, atMs);
    });
  }

  /** What the control API traded after an instant, up to and with another. */
  printsBetween(afterMs: number, upToMs: number): readonly SetPrint[] {
    return this.#shifts.filter(({ atMs }) => atMs > afterMs && atMs <= upToMs);
  }

  /** Units of a trade of the control API. */
  get printQuantity(): number {
    const { row } = this.outline;
    return row.usualVolume === 0 ? 0 : Math.max(1, Math.round(row.usualVolume / 5_000));
  }

  /** The lowest and highest price that the day can come to, with what interfered. */
  priceReach(): { low: number; high: number } {
    const { low, high, lower, upper } = this.outline;
    const lows = this.#shifts.flatMap(({ price, factor }) => [price, low * factor]);
    const highs = this.#shifts.flatMap(({ price, factor }) => [price, high * factor]);
    return {
      low: Math.max(lower, Math.min(low, ...lows)),
      high: Math.min(upper, Math.max(high, ...highs)),
    };
  }

  isHaltedAt(atMs: number): boolean {
    return this.#interference.halts.some(({ fromMs, toMs }) => atMs >= fromMs && atMs < toMs);
  }

  /**
   * Bars from after an instant to another: whole minutes where nothing interferes, single trades elsewhere, so that
   * one minute may come in several bars.
   */
  visitBars(afterMs: number, toMs: number, visit: (bar: MinuteBar) => void): void {
    const tape = this.#ownTape();
    const events = this.#eventsAfter(afterMs);
    let at = Math.max(0, afterMs);
    this.#visitPrints(afterMs, at, visit);
    while (at < toMs) {
      const nextEvent = events.find((event) => event > at) ?? Infinity;
      const wholeUntil = Math.floor(Math.min(toMs, nextEvent) / minuteMs);
      const minute = at / minuteMs;
      let end: number;
      if (Number.isInteger(minute) && wholeUntil > minute) {
        end = wholeUntil * minuteMs;
        if (!this.isHaltedAt(at)) tape.bars(minute, wholeUntil, (bar) => visit(this.#movedBar(bar)));
      } else {
        end = Math.min(toMs, nextEvent, (Math.floor(minute) + 1) * minuteMs);
        this.visitTrades(at, end, (price, quantity, tradedAt) => {
          visit(singleBar(price, quantity, tradedAt));
        });
      }
      this.#visitPrints(at, end, visit);
      at = end;
    }
  }

  /** Last price at the end of a minute as an index sees it at an instant: one shift moves the whole line. */
  closeAt(minute: number, asOfMs: number): number {
    if (!this.isDisturbed) return this.#ownTape().closeAt(minute) ?? this.outline.previousClose;
    const halt = this.#interference.halts.find(
      ({ fromMs, toMs }) => (minute + 1) * minuteMs > fromMs && (minute + 1) * minuteMs <= toMs,
    );
    const upTo = halt ? Math.floor(halt.fromMs / minuteMs) - 1 : minute;
    const planned = this.#ownTape().closeAt(upTo);
    const shift = this.#shiftAt(asOfMs);
    if (planned === null) return shift?.price ?? this.outline.previousClose;
    return shift ? this.#moved(planned, Math.max(asOfMs, 0)) : planned;
  }

  /** The price at which the plan stands at an instant if nothing had interfered. */
  plannedPriceAt(atMs: number): number {
    const minute = Math.floor(atMs / minuteMs);
    const tape = this.#ownTape();
    let last = tape.closeAt(minute - 1) ?? this.outline.previousClose;
    tape.trades(minute * minuteMs, atMs, (price) => {
      last = price;
    });
    return last;
  }

  /** The close by the exchange's rule: the plan's, unless something interfered. */
  officialClose(): number {
    return this.isDisturbed ? closeByRule(this, Infinity) : this.outline.close;
  }

  /** Units of a whole undisturbed day. */
  plannedVolume(): number {
    return this.#ownTape().volume();
  }

  #ownTape(): Tape {
    this.#tape ??= createDayTape(this.outline);
    return this.#tape;
  }

  #fresh(): DayTotals {
    const { previousClose } = this.outline;
    return {
      hasTraded: false,
      last: previousClose,
      open: previousClose,
      high: previousClose,
      low: previousClose,
      volume: 0,
      lastAtMs: -1,
    };
  }

  #eventsAfter(atMs: number): number[] {
    if (!this.isDisturbed) return [];
    const { halts } = this.#interference;
    const { postCloseMinute } = this.outline.schedule;
    return [
      ...this.#shifts.map((shift) => shift.atMs),
      ...halts.flatMap(({ fromMs, toMs }) => [fromMs, toMs]),
      ...(postCloseMinute === null ? [] : [postCloseMinute * minuteMs]),
    ]
      .filter((event) => event > atMs)
      .toSorted((one, other) => one - other);
  }

  #visitPrints(afterMs: number, upToMs: number, visit: (bar: MinuteBar) => void): void {
    if (this.#shifts.length === 0) return;
    for (const { atMs, price } of this.printsBetween(afterMs, upToMs)) {
      visit(singleBar(price, this.printQuantity, atMs));
    }
  }

  #shiftAt(atMs: number): Shift | undefined {
    return this.#shifts.findLast((shift) => shift.atMs <= atMs);
  }

  #moved(price: number, atMs: number): number {
    if (!this.isDisturbed) return price;
    const { lower, upper, tick, schedule } = this.outline;
    const postCloseMs = (schedule.postCloseMinute ?? Infinity) * minuteMs;
    if (atMs >= postCloseMs) {
      // The session after the close knows one price only.
      this.#postClosePrice ??= closeByRule(this, postCloseMs);
      return this.#postClosePrice;
    }
    const factor = this.#shiftAt(atMs)?.factor;
    if (factor === undefined) return price;
    return Math.min(upper, Math.max(lower, onGrid(price * factor, tick)));
  }

  #movedBar(bar: MinuteBar): MinuteBar {
    if (!this.isDisturbed) return bar;
    const atMs = bar.minute * minuteMs;
    const { open, high, low, close } = bar;
    return {
      ...bar,
      open: this.#moved(open, atMs),
      high: this.#moved(high, atMs),
      low: this.#moved(low, atMs),
      close: this.#moved(close, atMs),
    };
  }
}

function singleBar(price: number, volume: number, atMs: number): MinuteBar {
  const minute = Math.floor(atMs / minuteMs);
  return { minute, open: price, high: price, low: price, close: price, volume, lastAtMs: atMs };
}
