import type { MinuteBar, TradeVisitor } from './tape.ts';

const minuteMs = 60_000;

/**
 * The actual trades of a share for a while: from the first client's order beside the crowd's until the last one has ended.
 * Before and after it the plan is the tape. Prices paise, milliseconds since midnight.
 */
export class TapeSegment {
  readonly fromMs: number;
  /** Infinity while it goes on. */
  toMs = Infinity;
  readonly #prices: number[] = [];
  readonly #quantities: number[] = [];
  readonly #times: number[] = [];
  readonly #bars: MinuteBar[] = [];

  constructor(fromMs: number) {
    this.fromMs = fromMs;
  }

  /** A finished minute of which only its bar is known: up to four trades make it. Null where nothing was traded. */
  static ofMinute(minute: number, bar: MinuteBar | null): TapeSegment {
    const segment = new TapeSegment(minute * minuteMs);
    segment.close((minute + 1) * minuteMs);
    if (!bar) return segment;
    const { open, high, low, close, volume, lastAtMs } = bar;
    const atMs = Math.min(lastAtMs, minute * minuteMs);
    const before = [...new Set([open, high, low])].slice(0, Math.max(0, volume - 1));
    for (const price of before) segment.add(price, 1, atMs);
    segment.add(close, volume - before.length, lastAtMs);
    return segment;
  }

  add(price: number, quantity: number, atMs: number): void {
    this.#prices.push(price);
    this.#quantities.push(quantity);
    this.#times.push(atMs);
    const minute = Math.floor(atMs / minuteMs);
    const bar = this.#bars.at(-1);
    if (bar?.minute !== minute) {
      this.#bars.push({
        minute,
        open: price,
        high: price,
        low: price,
        close: price,
        volume: quantity,
        lastAtMs: atMs,
      });
      return;
    }
    bar.high = Math.max(bar.high, price);
    bar.low = Math.min(bar.low, price);
    bar.close = price;
    bar.volume += quantity;
    bar.lastAtMs = atMs;
  }

  /** Ends the segment: nothing is added from an instant on. */
  close(toMs: number): void {
    this.toMs = toMs;
  }

  /** Trades from (inclusive) to (exclusive). */
  visitTrades(fromMs: number, toMs: number, visit: TradeVisitor): void {
    for (let place = this.#placeOf(fromMs); place < this.#times.length; place += 1) {
      const atMs = this.#times[place] ?? 0;
      if (atMs >= toMs) return;
      visit(this.#prices[place] ?? 0, this.#quantities[place] ?? 0, atMs);
    }
  }

  /** Bars from (inclusive) to (exclusive): whole minutes where they are asked for, single trades elsewhere. */
  visitBars(fromMs: number, toMs: number, visit: (bar: MinuteBar) => void): void {
    for (const bar of this.#bars) {
      const startMs = bar.minute * minuteMs;
      if (startMs + minuteMs <= fromMs) continue;
      if (startMs >= toMs) return;
      if (startMs >= fromMs && startMs + minuteMs <= toMs) visit({ ...bar });
      else {
        const [from, to] = [Math.max(fromMs, startMs), Math.min(toMs, startMs + minuteMs)];
        this.visitTrades(from, to, (price, quantity, atMs) => visit(singleBar(price, quantity, atMs)));
      }
    }
  }

  #placeOf(atMs: number): number {
    let from = 0;
    let to = this.#times.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.#times[middle] ?? 0) < atMs) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}

/** One trade as a bar. */
export function singleBar(price: number, volume: number, atMs: number): MinuteBar {
  const minute = Math.floor(atMs / minuteMs);
  return { minute, open: price, high: price, low: price, close: price, volume, lastAtMs: atMs };
}

/** A stretch of time with the source of its trades: a segment, or null for the plan. */
export interface TapePart {
  segment: TapeSegment | null;
  fromMs: number;
  toMs: number;
}

/** Splits a stretch of time by the source of its trades. Segments are in order and do not overlap. */
export function partsOf(segments: readonly TapeSegment[], fromMs: number, toMs: number): TapePart[] {
  const parts: TapePart[] = [];
  let at = fromMs;
  for (const segment of segments) {
    if (segment.toMs <= at) continue;
    if (segment.fromMs >= toMs) break;
    if (segment.fromMs > at) parts.push({ segment: null, fromMs: at, toMs: segment.fromMs });
    const end = Math.min(toMs, segment.toMs);
    const start = Math.max(at, segment.fromMs);
    if (end > start) parts.push({ segment, fromMs: start, toMs: end });
    at = Math.max(at, end);
  }
  if (at < toMs) parts.push({ segment: null, fromMs: at, toMs });
  return parts;
}
