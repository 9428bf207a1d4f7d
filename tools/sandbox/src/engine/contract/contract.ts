import type { CalendarDay, Market } from '@wealth/domain';
import type { AnnouncedAction, IssuerActions } from './corporateAction.ts';
import type { Instrument } from '../instruments/instrument.ts';
import type { Listings } from '../instruments/createListings.ts';
import type { MarketHistory } from './marketHistory.ts';
import type { BrokenBookReport, MarketEvent, TradeGate } from './tradeContract.ts';

export type { Instrument };

export type CandleInterval = '1m' | '5m' | '15m' | '1h' | '1d' | '1w' | '1mo';

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
  /** Smallest step of the price this day, rupees or points. */
  tickSize: number;
  /** What the price is: of continuous trading, of an auction, or an official close. */
  basis: QuoteBasis;
  /** Whether trading in it is halted, its own or with the whole market. */
  isHalted: boolean;
  /** Highest and lowest price of the last 52 weeks with this day. */
  week52High: number;
  week52Low: number;
  /** Epoch milliseconds of the last trade; of the start of the day before the first. */
  quotedAt: number;
}

/** Terms of a share's day that are known before it begins; rupees. */
export interface DayTerms {
  /** The close of the day before, in shares of this day. */
  previousClose: number;
  tickSize: number;
  lowerBand: number;
  upperBand: number;
}

export type QuoteBasis = 'live' | 'auction' | 'close';

/** One trade of the market. */
export interface MarketTrade {
  /** Rupees. */
  price: number;
  quantity: number;
  /** Epoch milliseconds. */
  at: number;
}

/** What a round reports of an instrument: the fields that it can change, and the trades. */
export interface Tick extends Pick<
  Quote,
  'market' | 'symbol' | 'lastPrice' | 'change' | 'changePercent' | 'high' | 'low' | 'volume'
> {
  /** In order of time; none for an index. */
  trades: readonly MarketTrade[];
}

export interface IndexQuote extends Quote {
  name: string;
  /** Points through the session so far, oldest first, at most 60; the last one is `lastPrice`. */
  sparkline: number[];
}

export interface Candle {
  /** Epoch seconds of the start of the interval; of 00:00 IST of its first day for `1d`, `1w` and `1mo`. */
  time: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
}

/** All orders that wait at one price. */
export interface DepthLevel {
  /** Rupees. */
  price: number;
  quantity: number;
  /** How many orders. */
  orders: number;
}

/** The best five prices of each side, best first; both sides are empty while there is no continuous trading. */
export interface Depth {
  bids: DepthLevel[];
  asks: DepthLevel[];
}

/** What happened from one instant to another. */
export interface Round {
  /** Grows by one with every round that changed something, also across `restore`. */
  seq: number;
  /** Epoch milliseconds: trades up to, but not including, this instant. A minute never lies in two halves. */
  at: number;
  /** What changed; empty when the market is silent. */
  ticks: Tick[];
  /** Events of clients' orders since the round before, in order of time, without those that `submit` has returned. */
  events: readonly MarketEvent[];
  /** Whether the day, the mode or hours have changed: a new snapshot says more than ticks. */
  isJump: boolean;
}

export type SetPriceResult =
  | { ok: true; quote: Quote }
  | { ok: false; code: 'unknown_instrument' | 'outside_band' | 'not_a_price' };

/** A halt that is on. */
export interface ActiveHalt {
  /** Null for the whole market. */
  instrument: { market: Market; symbol: string } | null;
  /** Epoch milliseconds. */
  endsAt: number;
  /** When the call auction begins that reopens the market after a circuit breaker; null without one. */
  auctionFrom: number | null;
}

/** Names an instrument or index, e.g. NSE:ARAVBANK. */
type Name = string;

/** Plain JSON: what a restart needs to continue, and cannot derive from the seed. */
export interface EngineState {
  version: 2;
  /** The seed the state was made with; another seed's state is refused. */
  seed: string;
  seq: number;
  /** From which days on the market was open at any hour or in exchange hours; days are YYYY-MM-DD. */
  eras: Array<{ from: string; alwaysOpen: boolean }>;
  /** Prices (paise) and index factors set by the control API; `at` in milliseconds since midnight IST. */
  prints: Array<{ name: Name; day: string; at: number; price: number }>;
  shifts: Array<{ name: Name; day: string; at: number; factor: number }>;
  /** Null names the whole market. */
  halts: Array<{ name: Name | null; day: string; from: number; to: number; fall: number | null }>;
  /**
   * Finished days on which clients have traded: minutes that are not the plan's as minute, open, high, low, close,
   * volume and milliseconds of the last trade, or as the minute alone where nothing was traded; the close where it is
   * not the plan's. Paise, minutes and milliseconds since midnight IST.
   */
  clientDays?: Array<{ name: Name; day: string; close: number | null; minutes: number[][] }> | undefined;
  /** Actions of issuers that were announced by hand. */
  announced?: readonly AnnouncedAction[] | undefined;
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
  /** True: continuous trading at any hour of any day. False: exchange hours only. Where the engine begins. */
  alwaysOpen: boolean;
  /** How often the server calls `step`; the engine itself has no timer. */
  roundMs: number;
  /** Whether every share trades as often as any may: for measurements. */
  isBusiest?: boolean;
  /** Called with a book that failed its own check; when absent, as in tests, the error is thrown. */
  onBrokenBook?: ((report: BrokenBookReport) => void) | undefined;
}

export interface CandleQuery {
  market: Market;
  symbol: string;
  interval: CandleInterval;
  /** Epoch seconds: only candles that begin earlier. */
  before?: number | undefined;
  /** The last so many of them; as many as a chart usually shows when absent. */
  limit?: number | undefined;
  /** Whether prices and units before a bonus or split are those of today's shares; true when absent. */
  adjusted?: boolean | undefined;
}

/** The simulated market: pure state that moves only when it is called. */
export interface MarketEngine {
  readonly roundMs: number;
  /** The way of clients' orders into the market. */
  readonly trade: TradeGate;
  /** Past trades, for readers that have not followed every round. */
  readonly history: MarketHistory;
  /** The last round's number. */
  seq(): number;
  /** YYYY-MM-DD in IST: the day the quotes belong to. */
  sessionDate(): string;
  /** Whether a call of `step` now can change a price of some instrument. */
  isOpen(): boolean;
  /** Whether the market is open at any hour of a day, today when absent. */
  isAlwaysOpen(day?: CalendarDay): boolean;
  /** Changes the mode; the day starts again. */
  setMode(alwaysOpen: boolean): void;
  /**
   * What happened since the last call: one round, and one more for each minute that has ended since.
   *
   * @param watched - Ids of the instruments to look at; all of them when absent.
   */
  step(watched?: ReadonlySet<string>): Round[];
  /** Null when there is no such instrument or index. */
  quote(market: Market, symbol: string): Quote | null;
  /** As of the end of the last round, so that ticks follow without a gap or a double. */
  quoteOfRound(market: Market, symbol: string): Quote | null;
  /** The end of the last round, epoch milliseconds. */
  roundEnd(): number;
  /**
   * The order book after all that came before an instant of the session (epoch milliseconds).
   *
   * @returns null where there is none: of an index, and of what is unknown.
   */
  depthAt(market: Market, symbol: string, at: number): Depth | null;
  /** The candle that ends at an instant of the session or goes on there; null where nothing was traded in it. */
  candleAt(chart: { market: Market; symbol: string; interval: CandleInterval }, at: number): Candle | null;
  /** Every instrument's and index's quote. */
  quotes(): Quote[];
  /** Oldest first; null when there is no such instrument or index. */
  candles(query: CandleQuery): Candle[] | null;
  /**
   * The same, day by day: yields before each day the cost of drawing it, in days of one share (some 50 µs), so that the caller
   * can let other work run between.
   */
  candleSteps(query: CandleQuery): Generator<number, Candle[]> | null;
  /** Draws some of what charts of indices ask most, where it is not drawn yet: a few milliseconds. */
  drawAhead(): void;
  /** What it did today, at most 60 points at the times that all lines of a moment share; null when there is none such. */
  dayLine(market: Market, symbol: string): number[] | null;
  /** The six of the index watch list, in its order. */
  indices(): IndexQuote[];
  /** Moves a price at once, onto the tick grid; trading continues from there. Rupees or points. */
  setPrice(market: Market, symbol: string, price: number): SetPriceResult;
  /**
   * Stops trading in a share, or in the whole market for null, from now on.
   *
   * @param minutes - How long; to the end of the day when absent.
   * @returns false when there is no such share.
   */
  halt(instrument: { market: Market; symbol: string } | null, minutes?: number): boolean;
  /** Ends halts that are on, likewise. */
  endHalt(instrument: { market: Market; symbol: string } | null): boolean;
  /** Halts that are on. */
  halts(): ActiveHalt[];
  /**
   * The official close of a day, or of the last one before it with trading, in shares of today; rupees or points.
   *
   * @returns null before the listing, and for what is unknown.
   */
  closeOn(market: Market, symbol: string, day: CalendarDay): number | null;
  /**
   * What the close of the quotes' day says of a later one, the next on which something is traded.
   *
   * @returns null of what is no share, or not listed.
   */
  termsOn(market: Market, symbol: string, day: CalendarDay): DayTerms | null;
  /** What issuers do. */
  readonly actions: IssuerActions;
  /** Which shares are listed, also where an issue was withdrawn or extended. */
  readonly listings: Listings;
  /** Starts again as on the first day; drawn days that are still valid are kept. */
  reset(): void;
  state(): EngineState;
  /** @throws RangeError when the state is of another seed. */
  restore(state: EngineState): void;
}
