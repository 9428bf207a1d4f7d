import type { CalendarDay, Market } from '@wealth/domain';
import { AheadDrawer } from './rounds/AheadDrawer.ts';
import { depthOf, toDepth } from './book/depthOf.ts';
import { breakMarket } from './day/breakMarket.ts';
import { ByHand, isSettable } from './state/ByHand.ts';
import { changesPhase } from './rounds/changesPhase.ts';
import { ChartReader } from './charts/ChartReader.ts';
import { ClientTrade } from './trade/ClientTrade.ts';
import type {
  Candle,
  CandleQuery,
  Depth,
  MarketEngine,
  MarketEngineOptions,
  Quote,
  Round,
  SetPriceResult,
} from './contract/contract.ts';
import { DayBars } from './day/DayBars.ts';
import { dayNumberAt, dayNumberOf, midnightOf } from './calendar/dayNumber.ts';
import { restoreInto, stateOf } from './state/engineState.ts';
import { indexQuotesOf, listedRow, rowOfSymbol, rowsOfIds } from './quotes/lists.ts';
import { busiestRows, priceRows, rowCount, volatilityRow } from './plan/priceRows.ts';
import { momentBefore, momentNow, type Moment } from './calendar/moment.ts';
import { quoteOf, type MarketView } from './quotes/quote.ts';
import { RoundCursor, roundEnds } from './rounds/RoundCursor.ts';
import { Timeline } from './day/Timeline.ts';

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** A longer silence than this is no row of rounds any more, but a new beginning. */
const longestCatchUpMs = 2 * 3_600_000;
const allRows: readonly number[] = Array.from({ length: rowCount }, (_, row) => row);

class SeededMarketEngine implements MarketEngine {
  readonly roundMs: number;
  readonly #options: MarketEngineOptions;
  readonly #timeline: Timeline;
  readonly #view: MarketView;
  readonly #cursor: RoundCursor;
  readonly #byHand: ByHand;
  readonly #drawer: AheadDrawer;
  readonly trade: ClientTrade;
  readonly history: ChartReader;
  readonly actions: MarketEngine['actions'];
  readonly listings: MarketEngine['listings'];
  #seq = 0;
  /** Where the last round ended. */
  #round: Moment;
  /** Whether the next round has no connection with the last one: the mode or the state has changed. */
  #hasBegunAnew = false;
  #needsSnapshot = false;

  constructor(options: MarketEngineOptions) {
    this.#options = options;
    this.roundMs = options.roundMs;
    const eras = [{ from: dayNumberAt(options.clock.now()), alwaysOpen: options.alwaysOpen }];
    this.#timeline = new Timeline(options.seed, eras, options.isBusiest === true ? busiestRows() : priceRows);
    this.actions = this.#timeline.plan.actions;
    this.listings = this.#timeline.listings;
    this.#view = { timeline: this.#timeline, bars: new DayBars(this.#timeline) };
    this.#cursor = new RoundCursor(this.#timeline);
    this.#drawer = new AheadDrawer(this.#view);
    this.history = new ChartReader(this.#view, () => this.#now());
    this.trade = new ClientTrade({
      seed: options.seed,
      timeline: this.#timeline,
      now: () => this.#nowWithHalts(),
      onBrokenBook: options.onBrokenBook,
    });
    this.#byHand = new ByHand(this.#timeline, this.#cursor, this.trade.books);
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
    const isHalted = this.#timeline.interferences.isMarketHaltedAt(day, atMs);
    return atMs >= startMinute * minuteMs && atMs < endMinute * minuteMs && !isHalted;
  }

  isAlwaysOpen(day?: CalendarDay): boolean {
    return this.#timeline.isAlwaysOpenOn(day ? dayNumberOf(day) : dayNumberAt(this.#options.clock.now()));
  }

  setMode(alwaysOpen: boolean): void {
    this.trade.books.endAll();
    this.#timeline.setMode(alwaysOpen, dayNumberAt(this.#options.clock.now()));
    this.#begin();
  }

  step(watched?: ReadonlySet<string>): Round[] {
    const now = this.#now();
    if (now.day === this.#round.day) this.#drawer.draw(now);
    const rows = watched ? rowsOfIds(watched, this.#cursor.unreported()) : allRows;
    const begun = this.#round;
    const passedMs = midnightOf(now.day) + now.atMs - midnightOf(begun.day) - begun.atMs;
    if (this.#hasBegunAnew || passedMs < 0 || passedMs > longestCatchUpMs) return [this.#jump(now)];
    if (now.day === begun.day) return this.#rounds(begun, now.atMs, rows);
    const untilMidnight = begun.atMs >= dayMs ? [] : this.#rounds(begun, dayMs, rows);
    return [...untilMidnight, this.#jump(now)];
  }

  quote(market: Market, symbol: string): Quote | null {
    const now = this.#now();
    const row = listedRow(this.#timeline, { market, symbol }, now.day);
    return row === null ? null : this.#quoteAt(row, now);
  }

  /** A book with clients' orders may be a moment ahead of the clock, by a price that was just set by hand. */
  #quoteAt(row: number, moment: Moment): Quote {
    return quoteOf(this.#view, row, this.trade.books.reached(row, moment));
  }

  quoteOfRound(market: Market, symbol: string): Quote | null {
    const row = listedRow(this.#timeline, { market, symbol }, this.#round.day);
    return row === null ? null : quoteOf(this.#view, row, this.#round);
  }

  quotes(): Quote[] {
    const now = this.#now();
    return allRows.map((row) => this.#quoteAt(row, now));
  }

  roundEnd(): number {
    return midnightOf(this.#round.day) + this.#round.atMs;
  }

  depthAt(market: Market, symbol: string, at: number): Depth | null {
    const moment = momentBefore(at);
    const row = listedRow(this.#timeline, { market, symbol }, moment.day);
    if (row === null || row >= volatilityRow) return null;
    const levels = this.trade.books.depthOf({ position: row, day: moment.day });
    return levels ? toDepth(levels) : depthOf(this.#timeline.share(row, moment.day), moment);
  }

  candleAt(chart: Parameters<MarketEngine['candleAt']>[0], at: number): Candle | null {
    return this.history.candleAt(chart, at);
  }

  candles(query: CandleQuery) {
    return this.history.candles(query);
  }

  candleSteps(query: CandleQuery) {
    return this.history.candleSteps(query);
  }

  drawAhead(): void {
    this.#drawer.drawIndexDay(this.#now().day);
  }

  dayLine(market: Market, symbol: string) {
    return this.history.dayLine(market, symbol);
  }

  indices() {
    return indexQuotesOf(this.#view, this.#now());
  }

  setPrice(market: Market, symbol: string, price: number): SetPriceResult {
    const row = listedRow(this.#timeline, { market, symbol }, this.#now().day);
    if (row === null) return { ok: false, code: 'unknown_instrument' };
    if (!isSettable(price)) return { ok: false, code: 'not_a_price' };
    const now = this.#now();
    if (!this.#byHand.move(row, price, now)) return { ok: false, code: 'outside_band' };
    this.#breakMarket(now.day, [now.atMs - 1, now.atMs]);
    return { ok: true, quote: this.#quoteAt(row, now) };
  }

  halt(instrument: Parameters<MarketEngine['halt']>[0], minutes?: number): boolean {
    const position = instrument === null ? null : rowOfSymbol(instrument.market, instrument.symbol);
    if (instrument !== null && (position === null || position >= volatilityRow)) return false;
    this.#byHand.halt(position, minutes, this.#now());
    this.#needsSnapshot = true;
    return true;
  }

  endHalt(instrument: Parameters<MarketEngine['endHalt']>[0]): boolean {
    const position = instrument === null ? null : rowOfSymbol(instrument.market, instrument.symbol);
    if (instrument !== null && position === null) return false;
    this.#byHand.endHalt(position, this.#now());
    this.#needsSnapshot = true;
    return true;
  }

  halts() {
    return this.#byHand.halts(this.#now());
  }

  closeOn(market: Market, symbol: string, day: CalendarDay): number | null {
    return this.history.closeOn(market, symbol, dayNumberOf(day));
  }

  termsOn(market: Market, symbol: string, day: CalendarDay) {
    return this.history.termsOn(market, symbol, dayNumberOf(day));
  }

  reset(): void {
    this.trade.books.clear();
    const from = dayNumberAt(this.#options.clock.now());
    this.#timeline.startAnew({ from, alwaysOpen: this.#options.alwaysOpen });
    this.#seq = 0;
    this.#begin();
  }

  state() {
    return stateOf(this.#timeline, { seed: this.#options.seed, seq: this.#seq });
  }

  restore(state: Parameters<MarketEngine['restore']>[0]): void {
    if (state.seed !== this.#options.seed) throw new RangeError('the state belongs to another seed');
    this.trade.books.clear();
    restoreInto(this.#timeline, state);
    this.#seq = state.seq;
    // Questions from now on are answered from the restored state. A fall of the indices since that state was written has not
    // halted the market yet.
    this.#begin(false);
    this.#breakMarket(this.#round.day, [0, this.#round.atMs]);
  }

  /** The time of the clock, on the day that quotes belong to. */
  #now(): Moment {
    const now = this.#options.clock.now();
    this.#timeline.reach(dayNumberAt(now));
    const moment = momentNow(now, (day) => this.#timeline.isAlwaysOpenOn(day));
    this.#enterDay(moment.day);
    return moment;
  }

  /** Clients' orders of a day that is over have come to their ends before anybody reads the next one. */
  #enterDay(day: number): void {
    const { books } = this.trade;
    if (books.day === day) return;
    if (books.hasClients) this.#breakMarket(books.day, [this.#round.atMs, dayMs]);
    books.enterDay(day);
  }

  /** Now, with the halts of the market that have begun since the last round. */
  #nowWithHalts(): Moment {
    const now = this.#now();
    if (now.day === this.#round.day) this.#breakMarket(now.day, [this.#round.atMs, now.atMs]);
    return now;
  }

  #begin(isAnew = true): void {
    this.#cursor.clear();
    this.#round = this.#now();
    this.#hasBegunAnew ||= isAnew;
  }

  #breakMarket(day: number, span: readonly [number, number]): void {
    if (!breakMarket(this.#timeline, day, span)) return;
    this.#needsSnapshot = true;
    this.trade.books.reload(null, span[0]);
  }

  #rounds(begun: Moment, toMs: number, rows: readonly number[]): Round[] {
    let fromMs = begun.atMs;
    this.#breakMarket(begun.day, [fromMs, toMs]);
    return roundEnds(fromMs, toMs).map((atMs) => {
      const moment = { day: begun.day, atMs };
      this.trade.playTo(moment);
      const ticks = this.#cursor.ticks(rows, fromMs, moment);
      const isJump = this.#needsSnapshot || changesPhase(this.#timeline, begun.day, [fromMs, atMs]);
      this.#needsSnapshot = false;
      fromMs = atMs;
      return this.#endRound(moment, ticks, isJump);
    });
  }

  #jump(moment: Moment): Round {
    this.#hasBegunAnew = false;
    this.#breakMarket(moment.day, [0, moment.atMs]);
    this.trade.playTo(moment);
    this.#cursor.clear();
    return this.#endRound(moment, [], true);
  }

  #endRound(moment: Moment, ticks: Round['ticks'], isJump: boolean): Round {
    this.#round = moment;
    if (ticks.length > 0 || isJump) this.#seq += 1;
    const at = midnightOf(moment.day) + moment.atMs;
    return { seq: this.#seq, at, ticks, events: this.trade.events(moment), isJump };
  }
}

/** Makes the simulated market. It has no timer: call `step` every `roundMs`. */
export function createMarketEngine(options: MarketEngineOptions): MarketEngine {
  return new SeededMarketEngine(options);
}
