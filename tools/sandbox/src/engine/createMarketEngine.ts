import { fromWire, type CalendarDay, type Market } from '@wealth/domain';
import { depthOf } from './book/depthOf.ts';
import { breakMarket, reopeningOf } from './breakMarket.ts';
import { candlesOf, closeInShares, runningCandle } from './candlesOf.ts';
import type {
  Candle,
  Depth,
  MarketEngine,
  MarketEngineOptions,
  Quote,
  Round,
  SetPriceResult,
} from './contract.ts';
import { DayBars } from './DayBars.ts';
import { dayNumberAt, dayNumberOf, isTradingDayNumber, midnightOf, tradingDayBefore } from './dayNumber.ts';
import { restoreInto, stateOf } from './engineState.ts';
import { volatilityIndex, weightedIndices } from './instruments/marketIndices.ts';
import { dayLineOf, indexQuoteOf, listedRow, nameOfRow, rowOfSymbol, rowsOfIds } from './lists.ts';
import { busiestRows, priceRows, randomCount, rowCount, volatilityRow } from './priceRows.ts';
import { momentBefore, quoteOf, type MarketView, type Moment } from './quote.ts';
import { RoundCursor, roundEnds } from './RoundCursor.ts';
import { onGrid } from './tickGrid.ts';
import { Timeline } from './Timeline.ts';

/** Shares that one round draws ahead. */
const drawnARound = 5;
const dayMs = 86_400_000;
const minuteMs = 60_000;
/** Rupees or points: what is less rounds to nothing, and what is more leaves no exact paise. */
const leastPrice = 0.01;
const mostPrice = 10_000_000;
/** A longer silence than this is no row of rounds any more, but a new beginning. */
const longestCatchUpMs = 2 * 3_600_000;
const allRows: readonly number[] = Array.from({ length: rowCount }, (_, row) => row);

class SeededMarketEngine implements MarketEngine {
  readonly roundMs: number;
  readonly #options: MarketEngineOptions;
  readonly #timeline: Timeline;
  readonly #bars: DayBars;
  readonly #view: MarketView;
  readonly #cursor: RoundCursor;
  #seq = 0;
  /** Where the last round ended. */
  #round: Moment;
  /** Whether the rounds before this one tell nothing about the next: another mode, another state. */
  #hasBegunAnew = false;
  #needsSnapshot = false;
  /** Shares of a day that were drawn ahead. */
  #drawn = { day: 0, count: 0 };

  constructor(options: MarketEngineOptions) {
    this.#options = options;
    this.roundMs = options.roundMs;
    const now = options.clock.now();
    const eras = [{ from: dayNumberAt(now), alwaysOpen: options.alwaysOpen }];
    this.#timeline = new Timeline(options.seed, eras, options.isBusiest === true ? busiestRows() : priceRows);
    this.#bars = new DayBars(this.#timeline);
    this.#view = { timeline: this.#timeline, bars: this.#bars };
    this.#cursor = new RoundCursor(this.#timeline);
    this.#round = this.#now();
  }

  seq(): number {
    return this.#seq;
  }

  sessionDate(): string {
    return this.#timeline.dateOf(this.#now().day);
  }

  isOpen(): boolean {
    const { day, atMs } = this.#now();
    const { startMinute, endMinute } = this.#timeline.scheduleOf(false, day);
    const isHalted = this.#timeline.interferences
      .activeAt(day, atMs)
      .some(({ position }) => position === null);
    return atMs >= startMinute * minuteMs && atMs < endMinute * minuteMs && !isHalted;
  }

  isAlwaysOpen(): boolean {
    return this.#timeline.isAlwaysOpenOn(dayNumberAt(this.#options.clock.now()));
  }

  setMode(alwaysOpen: boolean): void {
    this.#timeline.setMode(alwaysOpen, dayNumberAt(this.#options.clock.now()));
    this.#begin();
  }

  step(watched?: ReadonlySet<string>): Round[] {
    const now = this.#now();
    this.#drawAhead(now);
    const rows = watched ? rowsOfIds(watched, this.#cursor.unreported()) : allRows;
    const begun = this.#round;
    const passedMs = midnightOf(now.day) + now.atMs - midnightOf(begun.day) - begun.atMs;
    if (this.#hasBegunAnew || passedMs < 0 || passedMs > longestCatchUpMs) return [this.#jump(now)];
    if (now.day === begun.day) return this.#rounds(begun, now.atMs, rows);
    const untilMidnight = begun.atMs >= dayMs ? [] : this.#rounds(begun, dayMs, rows);
    return [...untilMidnight, this.#jump(now)];
  }

  quote(market: Market, symbol: string): Quote | null {
    const row = listedRow(market, symbol, this.#now().day);
    return row === null ? null : quoteOf(this.#view, row, this.#now());
  }

  quoteOfRound(market: Market, symbol: string): Quote | null {
    const row = listedRow(market, symbol, this.#round.day);
    return row === null ? null : quoteOf(this.#view, row, this.#round);
  }

  quotes(): Quote[] {
    const now = this.#now();
    return allRows.map((row) => quoteOf(this.#view, row, now));
  }

  roundEnd(): number {
    return midnightOf(this.#round.day) + this.#round.atMs;
  }

  depthAt(market: Market, symbol: string, at: number): Depth | null {
    const moment = momentBefore(at);
    const row = listedRow(market, symbol, moment.day);
    if (row === null || row >= volatilityRow) return null;
    return depthOf(this.#timeline.share(row, moment.day), moment);
  }

  candleAt({ market, symbol, interval }: Parameters<MarketEngine['candleAt']>[0], at: number): Candle | null {
    const moment = momentBefore(at);
    const row = listedRow(market, symbol, moment.day);
    if (row === null) return null;
    return runningCandle(this.#timeline, this.#bars, { ...moment, row, interval });
  }

  candles({ market, symbol, ...query }: Parameters<MarketEngine['candles']>[0]) {
    const row = listedRow(market, symbol, this.#now().day);
    if (row === null) return null;
    return candlesOf(this.#timeline, this.#bars, { ...query, row, ...this.#now() });
  }

  dayLine(market: Market, symbol: string): number[] | null {
    const row = listedRow(market, symbol, this.#now().day);
    return row === null ? null : dayLineOf(this.#view, row, this.#now());
  }

  indices() {
    const now = this.#now();
    const weighted = weightedIndices.map(({ name }, index) =>
      indexQuoteOf(this.#view, { row: randomCount + index, name }, now),
    );
    return [...weighted, indexQuoteOf(this.#view, { row: volatilityRow, name: volatilityIndex.name }, now)];
  }

  setPrice(market: Market, symbol: string, price: number): SetPriceResult {
    const row = listedRow(market, symbol, this.#now().day);
    if (row === null) return { ok: false, code: 'unknown_instrument' };
    if (!(price >= leastPrice && price <= mostPrice)) return { ok: false, code: 'not_a_price' };
    const now = this.#now();
    const isMoved = row < randomCount ? this.#moveShare(row, price, now) : this.#moveIndex(row, price, now);
    if (!isMoved) return { ok: false, code: 'outside_band' };
    this.#breakMarket(now.day, [now.atMs - 1, now.atMs]);
    return { ok: true, quote: quoteOf(this.#view, row, now) };
  }

  halt(instrument: Parameters<MarketEngine['halt']>[0], minutes?: number): boolean {
    const position = instrument === null ? null : rowOfSymbol(instrument.market, instrument.symbol);
    if (instrument !== null && (position === null || position >= volatilityRow)) return false;
    const { day, atMs } = this.#now();
    const toMs = minutes === undefined ? dayMs : Math.min(dayMs, atMs + minutes * minuteMs);
    this.#timeline.interferences.addHalt({ position, day, fromMs: atMs, toMs, fallPercent: null });
    this.#timeline.refresh(position);
    this.#needsSnapshot = true;
    return true;
  }

  endHalt(instrument: Parameters<MarketEngine['endHalt']>[0]): boolean {
    const position = instrument === null ? null : rowOfSymbol(instrument.market, instrument.symbol);
    if (instrument !== null && position === null) return false;
    const { day, atMs } = this.#now();
    this.#timeline.interferences.endHalts(position, { day, atMs });
    this.#timeline.refresh(position);
    this.#needsSnapshot = true;
    return true;
  }

  halts() {
    const { day, atMs } = this.#now();
    return this.#timeline.interferences.activeAt(day, atMs).map((halt) => {
      const reopening = reopeningOf(this.#timeline, halt);
      const auctionFrom = reopening === null ? null : midnightOf(day) + reopening;
      return { instrument: nameOfRow(halt.position), endsAt: midnightOf(day) + halt.toMs, auctionFrom };
    });
  }

  closeOn(market: Market, symbol: string, day: CalendarDay): number | null {
    const { day: today } = this.#now();
    const row = listedRow(market, symbol, dayNumberOf(day));
    return row === null ? null : closeInShares(this.#timeline, row, [dayNumberOf(day), today]);
  }

  reset(): void {
    const { clock, alwaysOpen } = this.#options;
    this.#timeline.startAnew({ from: dayNumberAt(clock.now()), alwaysOpen });
    this.#seq = 0;
    this.#begin();
  }

  state() {
    return stateOf(this.#timeline, { seed: this.#options.seed, seq: this.#seq });
  }

  restore(state: Parameters<MarketEngine['restore']>[0]): void {
    if (state.seed !== this.#options.seed) throw new RangeError('the state belongs to another seed');
    restoreInto(this.#timeline, state);
    this.#seq = state.seq;
    // Whoever asks from now on is told how it stands now: nothing is missing before the first round.
    this.#cursor.clear();
    this.#round = this.#now();
  }

  /** Where the clock stands: on the day that quotes belong to. */
  #now(): Moment {
    const now = this.#options.clock.now();
    const today = dayNumberAt(now);
    this.#timeline.reach(today);
    const isOwnDay = this.#timeline.isAlwaysOpenOn(today) || isTradingDayNumber(today);
    const day = isOwnDay ? today : tradingDayBefore(today);
    return { day, atMs: Math.min(dayMs, now - midnightOf(day)) };
  }

  #begin(): void {
    this.#cursor.clear();
    this.#round = this.#now();
    this.#hasBegunAnew = true;
  }

  /** Draws some shares that nobody has read yet, so that a list of all of them finds most of the work done. */
  #drawAhead({ day, atMs }: Moment): void {
    if (this.#drawn.day !== day) this.#drawn = { day, count: 0 };
    const end = Math.min(randomCount, this.#drawn.count + drawnARound);
    for (let row = this.#drawn.count; row < end; row += 1) this.#timeline.share(row, day).totalsAt(atMs);
    this.#drawn.count = end;
  }

  #breakMarket(day: number, span: readonly [number, number]): void {
    if (breakMarket(this.#timeline, day, span)) this.#needsSnapshot = true;
  }

  #rounds(begun: Moment, toMs: number, rows: readonly number[]): Round[] {
    let fromMs = begun.atMs;
    this.#breakMarket(begun.day, [fromMs, toMs]);
    return roundEnds(fromMs, toMs).map((atMs) => {
      const moment = { day: begun.day, atMs };
      const ticks = this.#cursor.ticks(rows, fromMs, moment);
      const isJump = this.#needsSnapshot || this.#timeline.changesPhase(begun.day, fromMs, atMs);
      this.#needsSnapshot = false;
      fromMs = atMs;
      return this.#told(moment, ticks, isJump);
    });
  }

  #jump(moment: Moment): Round {
    this.#hasBegunAnew = false;
    this.#breakMarket(moment.day, [0, moment.atMs]);
    this.#cursor.clear();
    return this.#told(moment, [], true);
  }

  #told(moment: Moment, ticks: Round['ticks'], isJump: boolean): Round {
    this.#round = moment;
    if (ticks.length > 0 || isJump) this.#seq += 1;
    return { seq: this.#seq, at: midnightOf(moment.day) + moment.atMs, ticks, isJump };
  }

  #moveShare(row: number, price: number, { day, atMs }: Moment): boolean {
    const { tick, lower, upper } = this.#timeline.share(row, day).outline;
    const paise = onGrid(fromWire(price), tick);
    if (paise < lower || paise > upper) return false;
    this.#timeline.interferences.addPrint({ position: row, day, atMs, price: paise });
    this.#timeline.refresh(row);
    const quantity = this.#timeline.share(row, day).printQuantity;
    this.#cursor.addPrint(row, { price: paise / 100, quantity, at: midnightOf(day) + atMs });
    return true;
  }

  #moveIndex(row: number, level: number, { day, atMs }: Moment): boolean {
    const index = row - randomCount;
    const plain = this.#timeline.index(index, day).plainLevelAt(atMs);
    const factor = Math.round(level * 100) / plain;
    this.#timeline.interferences.addShift({ index, day, atMs, factor });
    this.#timeline.refreshIndices();
    this.#cursor.addPrint(row, null);
    return true;
  }
}

/** Makes the simulated market. It has no timer: call `step` every `roundMs`. */
export function createMarketEngine(options: MarketEngineOptions): MarketEngine {
  return new SeededMarketEngine(options);
}
