import { drawOutline, type DayOutline } from '../plan/dayOutline.ts';
import { createDayTape } from '../tape/dayTape.ts';
import { closeByRule } from '../tape/closeByRule.ts';
import type { MinuteBar, Tape, TradeVisitor } from '../tape/tape.ts';
import { onGrid } from '../plan/tickGrid.ts';
import { singleBar } from '../tape/TapeSegment.ts';

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

/** One share living through one day as the crowd alone would: its plan, and what was done to it by hand. */
export class PlannedDay {
  readonly outline: DayOutline;
  readonly #interference: Interference;
  readonly #shifts: Shift[] = [];
  #tape: Tape | null = null;
  #postClosePrice: number | null = null;

  constructor(input: Parameters<typeof drawOutline>[0], interference: Interference = undisturbed) {
    this.outline = drawOutline(input);
    this.#interference = interference;
    for (const print of interference.prints) {
      const { atMs, price } = print;
      this.#shifts.push({ ...print, factor: price / this.plannedPriceAt(atMs) });
    }
  }

  /** Whether something was done to it by hand. */
  get isInterfered(): boolean {
    return this.#interference.prints.length > 0 || this.#interference.halts.length > 0;
  }

  /** How often something was done to it by hand. */
  get interferedTimes(): number {
    return this.#interference.prints.length + this.#interference.halts.length;
  }

  /** Trades of the plan from (inclusive) to (exclusive), where and when they really happen. */
  visitTrades(fromMs: number, toMs: number, visit: TradeVisitor): void {
    if (this.isInterfered) this.#visitUnhalted(fromMs, toMs, visit);
    else this.#ownTape().trades(Math.max(0, fromMs), toMs, visit);
  }

  /** The one trade of an instant: of an auction; null where there is none. */
  tradeAt(atMs: number): { price: number; quantity: number } | null {
    let found: { price: number; quantity: number } | null = null;
    this.visitTrades(atMs, atMs + 1, (price, quantity) => {
      found = { price, quantity };
    });
    return found;
  }

  #visitUnhalted(fromMs: number, toMs: number, visit: TradeVisitor): void {
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
        this.#visitUnhalted(at, end, (price, quantity, tradedAt) => {
          visit(singleBar(price, quantity, tradedAt));
        });
      }
      this.#visitPrints(at, end, visit);
      at = end;
    }
  }

  /**
   * Last price at the end of a minute as an index sees it at an instant: one shift moves the whole line. Of what
   * clients trade an index sees nothing.
   */
  closeAt(minute: number, asOfMs: number): number {
    if (!this.isInterfered) return this.#ownTape().closeAt(minute) ?? this.outline.previousClose;
    const halt = this.#interference.halts.find(
      ({ fromMs, toMs }) => (minute + 1) * minuteMs > fromMs && (minute + 1) * minuteMs <= toMs,
    );
    const upTo = halt ? Math.floor(halt.fromMs / minuteMs) - 1 : minute;
    const planned = this.#ownTape().closeAt(upTo);
    const shift = this.#shiftAt(asOfMs);
    if (planned === null) return shift?.price ?? this.outline.previousClose;
    return shift ? this.#moved(planned, Math.max(asOfMs, 0)) : planned;
  }

  /** The planned price at an instant, without any interference. */
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
    return this.isInterfered ? closeByRule(this, Infinity) : this.outline.close;
  }

  /** Units of a whole undisturbed day. */
  plannedVolume(): number {
    return this.#ownTape().volume();
  }

  #ownTape(): Tape {
    this.#tape ??= createDayTape(this.outline);
    return this.#tape;
  }

  #eventsAfter(atMs: number): number[] {
    if (!this.isInterfered) return [];
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
    if (!this.isInterfered) return price;
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
    if (!this.isInterfered) return bar;
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
