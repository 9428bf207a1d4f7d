import type { PlannedDay } from '../day/PlannedDay.ts';
import type { BookSide } from './flowOrder.ts';
import type { PriceLadder } from './priceLadder.ts';

const minuteMs = 60_000;
const secondMs = 1_000;
export const secondsAMinute = 60;
/** Orders that the crowd sends in a second at most. */
export const mostOrdersASecond = 20;
/** Minutes of a share that are kept: the one that is played, its neighbours, and those before them. */
const minutesKept = 12;

interface Trade {
  price: number;
  quantity: number;
  atMs: number;
}

/** Trades in a row at one price in one second: one order waits for all of them, and each takes its part. */
export interface TradeRun {
  /** The side of the order that waits. */
  side: BookSide;
  price: number;
  /** When that order comes: at the beginning of the second, or right after the trade before. */
  fromMs: number;
  trades: Trade[];
}

/** What a planned minute asks of the book, second by second. */
export interface CrowdMinute {
  /** Lowest rung at which others may sell, highest at which others may buy. */
  asks: Int32Array;
  bids: Int32Array;
  runs: TradeRun[][];
}

/** How many orders the trades of a second need. */
export function ordersOf(runs: readonly TradeRun[]): number {
  return runs.reduce((sum, { trades }) => sum + 1 + trades.length, 0);
}

interface Band {
  lower: number;
  upper: number;
}

/**
 * The side that was in the book before a trade: a trade that lifts the price was bought from a waiting seller. At the price
 * band one side is empty.
 */
function waitingSide(price: number, before: number, { lower, upper }: Band): BookSide | null {
  if (price >= upper) return 'bid';
  if (price <= lower) return 'ask';
  if (price === before) return null;
  return price > before ? 'ask' : 'bid';
}

/** Splits the trades of a second into runs; `last` is the price before it. */
function runsOf(
  trades: readonly Trade[],
  { startMs, last }: { startMs: number; last: number },
  band: Band,
): TradeRun[] {
  const runs: TradeRun[] = [];
  let before = last;
  let fromMs = startMs;
  let side: BookSide = 'ask';
  for (const trade of trades) {
    const newest = runs.at(-1);
    if (newest?.price === trade.price) {
      newest.trades.push(trade);
    } else {
      side = waitingSide(trade.price, before, band) ?? side;
      runs.push({ side, price: trade.price, fromMs, trades: [trade] });
    }
    before = trade.price;
    fromMs = trade.atMs;
  }
  return runs;
}

function tradesBetween(share: PlannedDay, fromMs: number, toMs: number): Trade[] {
  const trades: Trade[] = [];
  share.visitTrades(fromMs, toMs, (price, quantity, atMs) => trades.push({ price, quantity, atMs }));
  const prints = share.printsBetween(fromMs - 1, toMs - 1);
  if (prints.length === 0) return trades;
  const quantity = share.printQuantity;
  return [...trades, ...prints.map(({ price, atMs }) => ({ price, quantity, atMs }))].toSorted(
    (one, other) => one.atMs - other.atMs,
  );
}

/** Reads the planned minutes of one share's day; each is a function of its place, in whatever order it is asked. */
export class CrowdMinutes {
  readonly firstMinute: number;
  /** The one after the last. */
  readonly endMinute: number;
  readonly #share: PlannedDay;
  readonly #ladder: PriceLadder;
  readonly #kept = new Map<number, CrowdMinute>();
  /** For a share that trades seldom the whole day is read: minutes may lie between two trades. */
  readonly #allTrades: readonly Trade[] | null;

  constructor(share: PlannedDay, ladder: PriceLadder) {
    const { schedule, count } = share.outline;
    this.#share = share;
    this.#ladder = ladder;
    this.firstMinute = schedule.startMinute;
    this.endMinute = schedule.endMinute;
    this.#allTrades =
      count === null ? null : tradesBetween(share, this.firstMinute * minuteMs, this.endMinute * minuteMs);
  }

  /** Null outside of continuous trading. */
  at(minute: number): CrowdMinute | null {
    if (minute < this.firstMinute || minute >= this.endMinute) return null;
    const ready = this.#kept.get(minute);
    if (ready) return ready;
    const made = this.#make(minute);
    this.#kept.set(minute, made);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > minutesKept && oldest !== undefined) this.#kept.delete(oldest);
    return made;
  }

  #tradesOf(minute: number): Trade[] {
    const fromMs = minute * minuteMs;
    const toMs = fromMs + minuteMs;
    if (!this.#allTrades) return tradesBetween(this.#share, fromMs, toMs);
    return this.#allTrades.filter(({ atMs }) => atMs >= fromMs && atMs < toMs);
  }

  #before(minute: number): Trade | null {
    if (this.#allTrades) return this.#allTrades.findLast(({ atMs }) => atMs < minute * minuteMs) ?? null;
    return minute > this.firstMinute ? (this.#tradesOf(minute - 1).at(-1) ?? null) : null;
  }

  #after(minute: number): Trade | null {
    if (this.#allTrades) return this.#allTrades.find(({ atMs }) => atMs >= (minute + 1) * minuteMs) ?? null;
    return minute + 1 < this.endMinute ? (this.#tradesOf(minute + 1)[0] ?? null) : null;
  }

  #make(minute: number): CrowdMinute {
    const trades = this.#tradesOf(minute);
    const before = this.#before(minute);
    const after = this.#after(minute);
    const made: CrowdMinute = {
      asks: new Int32Array(secondsAMinute),
      bids: new Int32Array(secondsAMinute),
      runs: [],
    };
    let last = before;
    let index = 0;
    for (let second = 0; second < secondsAMinute; second += 1) {
      const startMs = minute * minuteMs + second * secondMs;
      const first = index;
      while ((trades[index]?.atMs ?? Infinity) < startMs + secondMs) index += 1;
      const traded = trades.slice(first, index);
      const next = trades[index] ?? after;
      const prices =
        traded.length > 0
          ? traded.map(({ price }) => price)
          : [this.#between(last, next, startMs + secondMs / 2)];
      made.asks[second] = this.#ladder.above(Math.max(...prices));
      made.bids[second] = this.#ladder.below(Math.min(...prices));
      const { outline } = this.#share;
      made.runs.push(runsOf(traded, { startMs, last: last?.price ?? outline.previousClose }, outline));
      last = traded.at(-1) ?? last;
    }
    return made;
  }

  /** Where the crowd sees the price between two trades: on the straight way from one to the other. */
  #between(last: Trade | null, next: Trade | null, atMs: number): number {
    if (!last || !next) return (last ?? next)?.price ?? this.#share.outline.previousClose;
    const part = (atMs - last.atMs) / Math.max(1, next.atMs - last.atMs);
    return last.price + (next.price - last.price) * part;
  }
}
