import type { Market } from '@wealth/domain';
import { candlesOf, candleSteps, closeInShares, runningCandle, type CandleSteps } from './candlesOf.ts';
import { closesBetween } from './closesBetween.ts';
import type { Candle, CandleQuery, MarketEngine } from '../contract/contract.ts';
import { dayLineOf, listedRow } from '../quotes/lists.ts';
import type {
  DaySpan,
  MarketHistory,
  MarketName,
  SessionClose,
  Stretch,
  TradedDay,
} from '../contract/marketHistory.ts';
import { dayNumberOf } from '../calendar/dayNumber.ts';
import { momentBefore, type Moment } from '../calendar/moment.ts';
import type { MarketView } from '../quotes/quote.ts';
import { termsAfter } from '../quotes/termsAfter.ts';
import { tradedDays } from './tradedDays.ts';

/** Reads candles, lines, closes, trades and the terms of a day by the names of instruments. */
export class ChartReader implements MarketHistory {
  readonly #view: MarketView;
  readonly #now: () => Moment;

  constructor(view: MarketView, now: () => Moment) {
    this.#view = view;
    this.#now = now;
  }

  candles(query: CandleQuery): Candle[] | null {
    const request = this.#requestOf(query);
    return request && candlesOf(this.#view.timeline, this.#view.bars, request);
  }

  candleSteps(query: CandleQuery): CandleSteps | null {
    const request = this.#requestOf(query);
    return request && candleSteps(this.#view.timeline, this.#view.bars, request);
  }

  candleAt({ market, symbol, interval }: Parameters<MarketEngine['candleAt']>[0], at: number): Candle | null {
    const moment = momentBefore(at);
    const row = listedRow(this.#view.timeline, { market, symbol }, moment.day);
    if (row === null) return null;
    return runningCandle(this.#view.timeline, this.#view.bars, { ...moment, row, interval });
  }

  dayLine(market: Market, symbol: string): number[] | null {
    const now = this.#now();
    const row = listedRow(this.#view.timeline, { market, symbol }, now.day);
    return row === null ? null : dayLineOf(this.#view, row, now);
  }

  closeOn(market: Market, symbol: string, day: number): number | null {
    const row = listedRow(this.#view.timeline, { market, symbol }, day);
    return row === null ? null : closeInShares(this.#view.timeline, row, [day, this.#now().day]);
  }

  termsOn(market: Market, symbol: string, day: number) {
    const { day: today } = this.#now();
    const row = listedRow(this.#view.timeline, { market, symbol }, today);
    return row === null ? null : termsAfter(this.#view.timeline, row, [today, day]);
  }

  tradedDays({ market, symbol }: MarketName, stretch: Stretch): Iterable<TradedDay> {
    const { day: today } = this.#now();
    const row = listedRow(this.#view.timeline, { market, symbol }, today);
    return row === null ? [] : tradedDays(this.#view, row, { ...stretch, today });
  }

  closes({ market, symbol }: MarketName, { from, to }: DaySpan): SessionClose[] {
    const { day: today } = this.#now();
    const row = listedRow(this.#view.timeline, { market, symbol }, today);
    if (row === null) return [];
    const lastDay = Math.min(dayNumberOf(to), today - 1);
    return closesBetween(this.#view.timeline, row, { firstDay: dayNumberOf(from), lastDay });
  }

  yearBefore({ market, symbol }: MarketName): { high: number; low: number } | null {
    const { day } = this.#now();
    const row = listedRow(this.#view.timeline, { market, symbol }, day);
    const year = row === null ? null : this.#view.bars.yearBefore(row, day);
    return year && Number.isFinite(year.high) ? { high: year.high / 100, low: year.low / 100 } : null;
  }

  #requestOf({ market, symbol, ...query }: CandleQuery) {
    const now = this.#now();
    const row = listedRow(this.#view.timeline, { market, symbol }, now.day);
    return row === null ? null : { ...query, row, ...now };
  }
}
