import {
  fromPaise,
  fromWire,
  type Exchange,
  type OrderedInstrument,
  type OrderTaking,
  type Paise,
} from '@wealth/domain';
import type { DayTerms, Instrument, Quote } from '../../engine/index.ts';
import { listedInstrument } from '../../market/findInstrument.ts';
import type { Market } from '../../market/market.ts';

/** A share that an order is about, with its quote. */
export interface QuotedShare {
  instrument: Instrument & { market: Exchange };
  quote: Quote;
  /** Today's. */
  isin: string;
}

/** Terms of the day that an order goes to: today's from the quote, a later day's from the close. */
export interface OrderDay extends Pick<OrderedInstrument, 'band' | 'tickSize'> {
  /** For a later day the close, in shares of that day. */
  lastPrice: Paise;
}

function bandOf({ lowerBand, upperBand }: Pick<Quote, 'lowerBand' | 'upperBand'>): OrderedInstrument['band'] {
  if (lowerBand === null || upperBand === null) return null;
  return { lower: fromWire(lowerBand), upper: fromWire(upperBand) };
}

/** Terms of the next trading day, known from the close; rupees. */
export type NextDay = DayTerms & Pick<OrderTaking, 'day'>;

/** Terms of the next trading day of a share; null while orders are not accepted for it. */
export function nextDayOf(
  market: Market,
  { instrument }: Pick<QuotedShare, 'instrument'>,
  { day, afterMarket }: OrderTaking,
): NextDay | null {
  const engine = market.engine();
  if (!afterMarket || day <= engine.sessionDate()) return null;
  const terms = engine.termsOn(instrument.market, instrument.symbol, day);
  return terms && { ...terms, day };
}

/** The day that an order which is given now goes to. */
export function orderDay(market: Market, { instrument, quote }: QuotedShare, taking: OrderTaking): OrderDay {
  const next = nextDayOf(market, { instrument }, taking);
  const { tickSize } = next ?? quote;
  const band = bandOf(next ?? quote);
  return {
    tickSize: fromWire(tickSize),
    band: band && next ? { ...band, on: next.day } : band,
    lastPrice: fromWire(next?.previousClose ?? quote.lastPrice),
  };
}

/** What the exchange says about a share, as the order checks ask for it. */
export function toOrderedInstrument({ instrument }: QuotedShare, day: OrderDay): OrderedInstrument {
  return {
    market: instrument.market,
    tickSize: day.tickSize,
    lotSize: instrument.lotSize,
    band: day.band,
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
  return instrument && quote ? { instrument, quote, isin: market.isinOf(instrument) } : null;
}
