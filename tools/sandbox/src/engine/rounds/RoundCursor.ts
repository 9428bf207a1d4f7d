import type { MarketTrade, Tick } from '../contract/contract.ts';
import { midnightOf } from '../calendar/dayNumber.ts';
import type { Moment } from '../calendar/moment.ts';
import { tickOf } from '../quotes/quote.ts';
import { randomCount } from '../plan/priceRows.ts';
import type { Timeline } from '../day/Timeline.ts';

const minuteMs = 60_000;
/** A round longer than this reports four trades a minute instead of all of them. */
export const longRoundMs = 5_000;

/** The trades that make a minute's candle, with the quantities of those between them. */
export function thinned(trades: readonly MarketTrade[]): MarketTrade[] {
  if (trades.length <= 4) return [...trades];
  const prices = trades.map(({ price }) => price);
  const kept = new Set([
    0,
    prices.indexOf(Math.max(...prices)),
    prices.indexOf(Math.min(...prices)),
    trades.length - 1,
  ]);
  const thin: MarketTrade[] = [];
  let quantity = 0;
  trades.forEach((trade, index) => {
    quantity += trade.quantity;
    if (!kept.has(index)) return;
    thin.push({ ...trade, quantity });
    quantity = 0;
  });
  return thin;
}

/** Reports what was traded from one instant to the next, row by row. */
export class RoundCursor {
  readonly #timeline: Timeline;
  /** The last reported levels of the indices. */
  readonly #levels = new Map<number, number>();
  /** Trades of the control API that no round has reported yet, by row. */
  readonly #prints = new Map<number, MarketTrade[]>();

  constructor(timeline: Timeline) {
    this.#timeline = timeline;
  }

  /** Adds a trade that was set by hand to the next round. */
  addPrint(row: number, trade: MarketTrade | null): void {
    const known = this.#prints.get(row) ?? [];
    this.#prints.set(row, trade ? [...known, trade] : known);
  }

  /** Rows that the next round has to look at. */
  unreported(): Iterable<number> {
    return this.#prints.keys();
  }

  /** Forgets what was reported: the day or the market is another one. */
  clear(): void {
    this.#levels.clear();
    this.#prints.clear();
  }

  /** What changed in some rows from an instant (inclusive) to the moment (exclusive). */
  ticks(rows: Iterable<number>, fromMs: number, moment: Moment): Tick[] {
    const ticks: Tick[] = [];
    for (const row of rows) {
      const tick =
        row < randomCount ? this.#shareTick(row, fromMs, moment) : this.#indexTick(row, fromMs, moment);
      if (tick) ticks.push(tick);
    }
    this.#prints.clear();
    return ticks;
  }

  #shareTick(row: number, fromMs: number, moment: Moment): Tick | null {
    const share = this.#timeline.share(row, moment.day);
    const midnight = midnightOf(moment.day);
    let trades: MarketTrade[] = [];
    share.visitTrades(fromMs, moment.atMs, (price, quantity, atMs) => {
      trades.push({ price: price / 100, quantity, at: midnight + atMs });
    });
    if (moment.atMs - fromMs > longRoundMs) trades = thinned(trades);
    const prints = this.#prints.get(row);
    if (prints) trades = [...trades, ...prints].toSorted((one, other) => one.at - other.at);
    if (trades.length === 0 && !prints) return null;
    return tickOf(this.#timeline, row, { moment, trades });
  }

  #indexTick(row: number, fromMs: number, moment: Moment): Tick | null {
    const index = this.#timeline.index(row - randomCount, moment.day);
    const level = index.levelAt(moment.atMs);
    const last = this.#levels.get(row) ?? index.levelAt(fromMs);
    if (last === level && !this.#prints.has(row)) return null;
    this.#levels.set(row, level);
    return tickOf(this.#timeline, row, { moment, trades: [] });
  }
}

/** Instants at which rounds end between two others: each minute's end, and the last one. */
export function roundEnds(fromMs: number, toMs: number): number[] {
  const ends: number[] = [];
  for (let end = (Math.floor(fromMs / minuteMs) + 1) * minuteMs; end < toMs; end += minuteMs) ends.push(end);
  return [...ends, toMs];
}
