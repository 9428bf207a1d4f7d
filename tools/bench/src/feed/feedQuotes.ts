/** An instrument of the feed, named as the sandbox names its own. */
export interface FeedInstrument {
  market: 'NSE';
  symbol: string;
}

export interface FeedTick extends FeedInstrument {
  last_price: number;
  change: number;
  change_percent: number;
  high: number;
  low: number;
  volume: number;
}

export interface FeedQuote extends FeedTick {
  previous_close: number;
  open: number;
  lower_band: null;
  upper_band: null;
  basis: 'live';
  halted: boolean;
  week52_high: number;
  week52_low: number;
  time: string;
}

const previousClose = 5_000;
/** Prices begin anew after this time; far longer than a tick is under way. */
export const priceCycleMs = 1_000_000;

const atRest = { open: previousClose, high: 10_000, low: 0.01, volume: 1_000 };

/**
 * The price that says when it was sent: milliseconds of the clock as paise. Whoever sees the text of a cell knows how
 * old it is, without listening to the socket.
 */
export function priceAt(epochMs: number): number {
  return (Math.round(epochMs) % priceCycleMs) / 100;
}

/** Milliseconds from the sending of a price to now; the clock may have begun anew between them. */
export function ageOf(price: number, epochMs: number): number {
  return (epochMs - Math.round(price * 100) + 2 * priceCycleMs) % priceCycleMs;
}

export function tickAt({ market, symbol }: FeedInstrument, epochMs: number): FeedTick {
  const price = priceAt(epochMs);
  const change = Math.round((price - previousClose) * 100) / 100;
  const percent = Math.round((change / previousClose) * 10_000) / 100;
  const { high, low, volume } = atRest;
  return { market, symbol, last_price: price, change, change_percent: percent, high, low, volume };
}

export function quoteAt(instrument: FeedInstrument, epochMs: number): FeedQuote {
  return {
    ...tickAt(instrument, epochMs),
    open: atRest.open,
    previous_close: previousClose,
    lower_band: null,
    upper_band: null,
    basis: 'live' as const,
    halted: false,
    week52_high: 100_000,
    week52_low: 1,
    time: new Date(epochMs).toISOString(),
  };
}

export interface Round {
  /** All instruments of the feed, those in view first. */
  instruments: readonly FeedInstrument[];
  inViewCount: number;
  /** Ticks that were sent before. */
  sent: number;
  /** Ticks of this round. */
  due: number;
}

/** Whose prices move in a round: each fifth tick those in view in turn, the others all in turn. */
export function instrumentsOfRound({ instruments, inViewCount, sent, due }: Round): FeedInstrument[] {
  return Array.from({ length: due }, (_, step) => {
    const turn = sent + step;
    const index = turn % 5 === 0 ? (turn / 5) % inViewCount : turn % instruments.length;
    return instruments[index];
  }).filter((instrument) => instrument !== undefined);
}
