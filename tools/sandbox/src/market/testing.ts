import { instruments, type Instrument, type Quote } from '../engine/index.ts';
import { marketCapAt, type ListedRow } from './listedRows.ts';

/** A row of the table with a quote that a test decides; what it leaves out stands still at the base price. */
export function rowOf(symbol: string, change: Partial<Quote> = {}, market = 'NSE'): ListedRow {
  const instrument = instruments.find(
    (candidate) => candidate.symbol === symbol && candidate.market === market,
  );
  if (!instrument) throw new RangeError(`${market} does not list ${symbol}`);
  return rowAt(instrument, change);
}

/** The same for an instrument at hand. */
export function rowAt(instrument: Instrument, change: Partial<Quote> = {}): ListedRow {
  const { market, symbol, basePrice } = instrument;
  const quote: Quote = {
    market,
    symbol,
    lastPrice: basePrice,
    previousClose: basePrice,
    change: 0,
    changePercent: 0,
    open: basePrice,
    high: basePrice,
    low: basePrice,
    volume: 0,
    lowerBand: basePrice * 0.9,
    upperBand: basePrice * 1.1,
    tickSize: 0.05,
    basis: 'live',
    isHalted: false,
    week52High: basePrice * 1.4,
    week52Low: basePrice * 0.6,
    quotedAt: 0,
    ...change,
  };
  const { shareCount } = instrument;
  return { instrument, quote, shareCount, marketCap: marketCapAt(shareCount, quote.lastPrice) };
}
