import type { Market } from '@wealth/domain';
import type { Instrument, MarketEngine, MarketEngineOptions, Quote, SetPriceResult } from './contract.ts';
import { candlesOf } from './candlesOf.ts';
import { instruments } from './instruments/instruments.ts';
import { volatilityIndex, weightedIndices } from './instruments/marketIndices.ts';
import { dayKey } from './dayBar.ts';
import type { LiveDay } from './LiveDay.ts';
import { mix, noiseAt } from './noise.ts';
import { randomCount, rowCount, volatilityRow } from './priceRows.ts';
import { quoteOf } from './quote.ts';
import { moversOf, rowOfSymbol, searchIn, sparklineOf } from './lists.ts';
import { onGrid } from './tickGrid.ts';
import { Timeline } from './Timeline.ts';

const defaultSearchLimit = 20;
const tickKey = 0x7469636b;
/** Rupees or points: what is less rounds to nothing, and what is more leaves no exact paise. */
const leastPrice = 0.01;
const mostPrice = 10_000_000;

class SeededMarketEngine implements MarketEngine {
  readonly roundMs: number;
  readonly #options: MarketEngineOptions;
  readonly #timeline: Timeline;
  #round = 0;
  #cursor = 0;
  /** Rows that changed since the last round, also by a read or by the control API. */
  readonly #unreported = new Set<number>();

  constructor(options: MarketEngineOptions) {
    this.#options = options;
    this.roundMs = options.roundMs;
    const now = options.clock.now();
    this.#timeline = new Timeline(options.seed, options.alwaysOpen, now);
    this.#timeline.day.advance(now);
  }

  seq(): number {
    return this.#round;
  }

  sessionDate(): string {
    this.#catchUp();
    return this.#timeline.day.date;
  }

  isOpen(): boolean {
    const now = this.#catchUp();
    return this.#timeline.day.isOpenAt(now);
  }

  step() {
    const now = this.#catchUp();
    const { day } = this.#timeline;
    if (day.isOpenAt(now)) {
      for (const row of this.#tickSome(now)) this.#unreported.add(row);
      for (const row of day.updateIndices(now)) this.#unreported.add(row);
    }
    const rows = [...this.#unreported];
    this.#unreported.clear();
    if (rows.length > 0) this.#round += 1;
    return { seq: this.#round, quotes: rows.map((row) => quoteOf(day, row)) };
  }

  quote(market: Market, symbol: string): Quote | null {
    const row = rowOfSymbol(market, symbol);
    if (row === null) return null;
    this.#catchUp();
    return quoteOf(this.#timeline.day, row);
  }

  quotes(): Quote[] {
    this.#catchUp();
    return Array.from({ length: rowCount }, (_, row) => quoteOf(this.#timeline.day, row));
  }

  candles({ market, symbol, interval }: Parameters<MarketEngine['candles']>[0]) {
    const row = rowOfSymbol(market, symbol);
    if (row === null) return null;
    const now = this.#catchUp();
    return candlesOf(this.#timeline, { row, interval, now });
  }

  movers(query: Parameters<MarketEngine['movers']>[0]) {
    this.#catchUp();
    const rows = instruments.map((instrument: Instrument, row) => ({
      instrument,
      quote: quoteOf(this.#timeline.day, row),
    }));
    return moversOf(rows, query);
  }

  indices() {
    const now = this.#catchUp();
    const { day } = this.#timeline;
    const weighted = weightedIndices.map(({ name }, index) => ({
      ...quoteOf(day, randomCount + index),
      name,
      sparkline: sparklineOf(day.indices[index]?.levels() ?? []),
    }));
    const volatility = quoteOf(day, volatilityRow);
    const bars = day.minuteBars(volatilityRow, now).map(({ close }) => close);
    const levels = bars.length > 0 ? bars : [Math.round(volatility.lastPrice * 100)];
    return [...weighted, { ...volatility, name: volatilityIndex.name, sparkline: sparklineOf(levels) }];
  }

  search(text: string, limit = defaultSearchLimit) {
    return searchIn(this.quotes(), text, limit);
  }

  setPrice(market: Market, symbol: string, price: number): SetPriceResult {
    const row = rowOfSymbol(market, symbol);
    if (row === null) return { ok: false, code: 'unknown_instrument' };
    if (!(price >= leastPrice && price <= mostPrice)) return { ok: false, code: 'not_a_price' };
    const now = this.#catchUp();
    const moved = moveTo(this.#timeline.day, { row, price, now });
    if (moved === null) return { ok: false, code: 'outside_band' };
    for (const changed of moved) this.#unreported.add(changed);
    return { ok: true, quote: quoteOf(this.#timeline.day, row) };
  }

  state() {
    this.#catchUp();
    return this.#timeline.state(this.#round);
  }

  restore(state: Parameters<MarketEngine['restore']>[0]): void {
    this.#timeline.restore(state);
    this.#round = state.seq;
    this.#catchUp();
  }

  /** Brings day and minutes up to the clock, so that reading is right without a step. */
  #catchUp(): number {
    const now = this.#options.clock.now();
    // A new day changes every quote: its previous close, range and band are others.
    if (this.#timeline.rollTo(now)) for (let row = 0; row < rowCount; row += 1) this.#unreported.add(row);
    for (const row of this.#timeline.day.advance(now)) this.#unreported.add(row);
    return now;
  }

  #tickSome(now: number): number[] {
    const { ticksPerRound, random } = this.#options;
    const { day, seedKey } = this.#timeline;
    const key = mix(dayKey(seedKey, tickKey, day.date), this.#round);
    const changed: number[] = [];
    for (let count = Math.min(ticksPerRound, randomCount); count > 0; count -= 1) {
      const row = this.#cursor;
      this.#cursor = (this.#cursor + 1) % randomCount;
      if (day.tick(row, now, random ? random() : noiseAt(mix(key, row)))) changed.push(row);
    }
    return changed;
  }
}

/** Moves a row or index to a price in rupees; answers what changed, or null outside the band. */
function moveTo(
  day: LiveDay,
  { row, price, now }: { row: number; price: number; now: number },
): number[] | null {
  const plan = day.rows[row]?.plan;
  const paise = onGrid(price * 100, plan?.tick ?? 1);
  if (!plan) return day.setIndexLevel(row - randomCount, paise, now);
  const { band } = plan;
  if (band && (paise < band.lower || paise > band.upper)) return null;
  return day.setRowPrice(row, paise, now);
}

/** Makes the simulated market. It has no timer: call `step` every `roundMs`. */
export function createMarketEngine(options: MarketEngineOptions): MarketEngine {
  return new SeededMarketEngine(options);
}
