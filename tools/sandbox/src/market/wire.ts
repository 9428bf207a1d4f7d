import { toIstIso } from '@wealth/domain';
import type { Instrument, Quote } from '../engine/index.ts';
import { marketCapAt } from './listedRows.ts';

/** A quote as openapi/wealth.yaml spells it. */
export function toWireQuote(quote: Quote) {
  return {
    market: quote.market,
    symbol: quote.symbol,
    last_price: quote.lastPrice,
    previous_close: quote.previousClose,
    change: quote.change,
    change_percent: quote.changePercent,
    open: quote.open,
    high: quote.high,
    low: quote.low,
    volume: quote.volume,
    lower_band: quote.lowerBand,
    upper_band: quote.upperBand,
    time: toIstIso(quote.quotedAt),
  };
}

/** The part of a quote that a tick of the stream carries. */
export function toWireTick(quote: Quote) {
  return {
    market: quote.market,
    symbol: quote.symbol,
    last_price: quote.lastPrice,
    change: quote.change,
    change_percent: quote.changePercent,
    high: quote.high,
    low: quote.low,
    volume: quote.volume,
  };
}

const nothingPublished = { description: null, founded: null, employees: null, headquarters: null } as const;

/** One instrument with its quote. */
export function toWireInstrument(instrument: Instrument, quote: Quote) {
  return {
    market: instrument.market,
    symbol: instrument.symbol,
    name: instrument.name,
    sector: instrument.sector,
    segment: instrument.segment,
    isin: instrument.isin,
    lot_size: instrument.lotSize,
    tick_size: quote.tickSize,
    closing_auction: instrument.isCasEligible,
    halted: instrument.isHalted || quote.isHalted,
    cap: instrument.capClass,
    market_cap: marketCapAt(instrument, quote.lastPrice),
    series: instrument.series,
    surveillance: instrument.surveillance,
    freeze_quantity: instrument.freezeQuantity,
    listed_on: instrument.listedOn,
    quote: toWireQuote(quote),
  };
}

/** Who issued an instrument; null where nothing was published. */
export function toWireCompany(instrument: Instrument) {
  const { market, symbol, name, sector, kind, profile, marketCap } = instrument;
  const { description, founded, employees, headquarters } = profile ?? nothingPublished;
  const size = kind === 'share' ? marketCap : null;
  return { market, symbol, name, sector, description, founded, employees, headquarters, market_cap: size };
}
