import { fromPaise, fromWire, type Exchange, type OrderedInstrument } from '@wealth/domain';
import type { Instrument, Quote } from '../engine/index.ts';

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
