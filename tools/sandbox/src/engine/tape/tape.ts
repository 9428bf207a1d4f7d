/** Prices paise, units, milliseconds since midnight IST. */
export type TradeVisitor = (price: number, quantity: number, atMs: number) => void;

/** Prices paise; `minute` counts from midnight IST. */
export interface MinuteBar {
  minute: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
  /** Milliseconds since midnight of its last trade. */
  lastAtMs: number;
}

/**
 * The trades of one share on one day without interference: a function of (seed, share, day). It can be read by trades or by
 * minutes, in any order, and always answers the same.
 */
export interface Tape {
  /** Trades from (inclusive) to (exclusive), in order of time. */
  trades(fromMs: number, toMs: number, visit: TradeVisitor): void;
  /** Minutes with a trade from (inclusive) to (exclusive), in order: exactly what the trades make. */
  bars(fromMinute: number, toMinute: number, visit: (bar: MinuteBar) => void): void;
  /** Last price at the end of a minute; null before the first trade. */
  closeAt(minute: number): number | null;
  /** Units of the whole day. */
  volume(): number;
}

/** One trade of an auction, or of the session at the closing price. */
export interface Print {
  minute: number;
  price: number;
  quantity: number;
}

const minuteMs = 60_000;

function barOf({ minute, price, quantity }: Print): MinuteBar {
  return {
    minute,
    open: price,
    high: price,
    low: price,
    close: price,
    volume: quantity,
    lastAtMs: minute * minuteMs,
  };
}

type Span = readonly [from: number, to: number];

function visitTrades(prints: readonly Print[], [fromMs, toMs]: Span, visit: TradeVisitor): void {
  for (const { minute, price, quantity } of prints) {
    const at = minute * minuteMs;
    if (at >= fromMs && at < toMs) visit(price, quantity, at);
  }
}

function visitBars(prints: readonly Print[], [from, to]: Span, visit: (bar: MinuteBar) => void): void {
  for (const print of prints) if (print.minute >= from && print.minute < to) visit(barOf(print));
}

function lastOf(prints: readonly Print[], minute: number): number | null {
  let price: number | null = null;
  for (const print of prints) if (print.minute <= minute) price = print.price;
  return price;
}

/** Puts the auctions around the tape of continuous trading: none of their minutes lies inside of it. */
export function withPrints(tape: Tape, prints: readonly Print[]): Tape {
  if (prints.length === 0) return tape;
  const before = prints.filter(({ minute }) => minute < 720);
  const after = prints.filter(({ minute }) => minute >= 720);
  return {
    trades(fromMs, toMs, visit) {
      visitTrades(before, [fromMs, toMs], visit);
      tape.trades(fromMs, toMs, visit);
      visitTrades(after, [fromMs, toMs], visit);
    },
    bars(from, to, visit) {
      visitBars(before, [from, to], visit);
      tape.bars(from, to, visit);
      visitBars(after, [from, to], visit);
    },
    closeAt: (minute) => lastOf(after, minute) ?? tape.closeAt(minute) ?? lastOf(before, minute),
    volume: () => prints.reduce((sum, { quantity }) => sum + quantity, tape.volume()),
  };
}
