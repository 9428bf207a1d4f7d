import { fromPaise, fromWire, type Exchange, type OrderedInstrument } from '@wealth/domain';
import type { Instrument, Quote } from '../engine/index.ts';
import { listedInstrument } from '../market/findInstrument.ts';
import type { Market } from '../market/market.ts';

/** A share that an order is about, with its quote. */
export interface QuotedShare {
  instrument: Instrument & { market: Exchange };
  quote: Quote;
}

/** What the exchange says about a share, as the order checks ask for it. */
export function toOrderedInstrument({ instrument, quote }: QuotedShare): OrderedInstrument {
  const { lowerBand, upperBand, tickSize } = quote;
  return {
    market: instrument.market,
    tickSize: fromWire(tickSize),
    lotSize: instrument.lotSize,
    band:
      lowerBand === null || upperBand === null
        ? null
        : { lower: fromWire(lowerBand), upper: fromWire(upperBand) },
    freezeQuantity: instrument.freezeQuantity,
    surveillance: instrument.surveillance,
    isTradeForTrade: instrument.series === 'BE' || instrument.series === 'BZ',
    hasClosingAuction: instrument.isCasEligible,
  };
}

/** Paise of a price that is kept; null stays null. */
export const paiseOrNull = (price: number | null) => (price === null ? null : fromPaise(price));

/** A share that can be ordered, with its quote; null for an index and what is not listed. */
export function quotedShare(market: Market, marketName: string, symbol: string): QuotedShare | null {
  const engine = market.engine();
  const instrument = listedInstrument(engine, marketName, symbol);
  const quote = instrument && engine.quote(instrument.market, symbol);
  return instrument && quote ? { instrument, quote } : null;
}
