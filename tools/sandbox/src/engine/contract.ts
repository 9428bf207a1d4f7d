import type { Market } from '@wealth/domain';
import type { Instrument, Segment } from './instruments/Instrument.ts';

export type { Instrument, Segment };

export type CandleInterval = '1m' | '5m' | '15m' | '1h' | '1d' | '1w';

export type MoverKind = 'active' | 'gainers' | 'losers';

/** Prices are rupees (points for an index) with at most 2 decimals. */
export interface Quote {
  market: Market;
  symbol: string;
  lastPrice: number;
  previousClose: number;
  change: number;
  /** Percentage points with 2 decimals: 1.25 is 1.25 %. */
  changePercent: number;
  open: number;
  high: number;
  low: number;
  /** Units traded this day; 0 for an index. */
  volume: number;
  /** Null for an index. */
  lowerBand: number | null;
  /** Null for an index. */
  upperBand: number | null;
  /** Epoch milliseconds of the last change. */
  quotedAt: number;
}

export interface IndexQuote extends Quote {
  name: string;
  /** Points through the session so far, oldest first, at most 60; the last one is `lastPrice`. */
  sparkline: number[];
}

export interface Candle {
  /** Epoch seconds of the start of the interval; of 00:00 IST for `1d` and `1w`. */
  time: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
}

export interface Mover {
  instrument: Instrument;
  quote: Quote;
  /** Rupees turned over this day, to the paisa. */
  value: number;
}

export interface SearchResult {
  market: Market;
  symbol: string;
  name: string;
  price: number;
}

/** What one call of `step` changed. */
export interface Round {
  /** Grows by one with every round that changed a quote, also across `restore`. */
  seq: number;
  /** The quotes that changed; empty when the market is silent. */
  quotes: Quote[];
}

export type SetPriceResult =
  { ok: true; quote: Quote } | { ok: false; code: 'unknown_instrument' | 'outside_band' | 'not_a_price' };

/** Plain JSON: what a restart needs to continue where the engine stood. */
export interface EngineState {
  version: 1;
  /** The seed the state was made with; another seed's state is refused. */
  seed: string;
  /** YYYY-MM-DD in IST: the trading day the quotes belong to. */
  sessionDate: string;
  seq: number;
  /** Paise by row (see LivedDay): the close before `sessionDate`. */
  previousCloses: number[];
  /** Prices set by the control API this day, oldest first. */
  shifts: PriceShift[];
  /** Factors by which `setPrice` moved an index away from its constituents. */
  indexFactors: number[];
  /** Days this engine lived through that the generated history does not know. */
  livedDays: LivedDay[];
}

/** From minute `minute` of the session on, the row's prices are multiplied by `factor`. */
export interface PriceShift {
  row: number;
  minute: number;
  factor: number;
}

/** One row on one day; prices in paise, for an index in hundredths of a point. */
export type DayBar = [open: number, high: number, low: number, close: number, volume: number];

/** Each row on one day, in the order of the price rows and then of the weighted indices. */
export interface LivedDay {
  date: string;
  rows: DayBar[];
}

/** Time is passed in, so that a test and the control API can set it. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number;
}

export interface MarketEngineOptions {
  /** Same seed and same IST date: same history and same day. */
  seed: string;
  clock: Clock;
  /** From 0 (inclusive) to 1 (exclusive): the noise inside a minute. Derived from the seed when absent. */
  random?: () => number;
  /** True: continuous trading at any hour of any day. False: exchange hours only. */
  alwaysOpen: boolean;
  /** How often the server means to call `step`; the engine itself has no timer. */
  roundMs: number;
  /** How many instruments try for a new price in a round; at most all of them. */
  ticksPerRound: number;
}

export interface CandleQuery {
  market: Market;
  symbol: string;
  interval: CandleInterval;
}

export interface MoversQuery {
  kind: MoverKind;
  segment: Segment;
  limit: number;
}

/** The simulated market: pure state that moves only when it is called. */
export interface MarketEngine {
  readonly roundMs: number;
  /** The last round's number. */
  seq(): number;
  /** YYYY-MM-DD in IST: the day the quotes belong to. */
  sessionDate(): string;
  /** Whether a call of `step` now can change a price of some instrument. */
  isOpen(): boolean;
  /** Advances one round. */
  step(): Round;
  /** Null when there is no such instrument or index. */
  quote(market: Market, symbol: string): Quote | null;
  /** Every instrument's and index's quote. */
  quotes(): Quote[];
  /** Oldest first; null when there is no such instrument or index. */
  candles(query: CandleQuery): Candle[] | null;
  movers(query: MoversQuery): Mover[];
  /** The six of the index watch list, in its order. */
  indices(): IndexQuote[];
  /** By symbol, then by name, instruments and indices; best match first. */
  search(text: string, limit?: number): SearchResult[];
  /** Moves a price at once, onto the tick grid; trading continues from there. Rupees or points. */
  setPrice(market: Market, symbol: string, price: number): SetPriceResult;
  state(): EngineState;
  /** @throws RangeError when the state is of another seed or of another instrument table. */
  restore(state: EngineState): void;
}
