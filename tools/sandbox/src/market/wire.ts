import { toIstIso, toIstIsoMs, type CalendarDay, type InstrumentRef } from '@wealth/domain';
import type { Instrument, Quote, Tick } from '../engine/index.ts';

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
    basis: quote.basis,
    halted: quote.isHalted,
    week52_high: quote.week52High,
    week52_low: quote.week52Low,
    time: toIstIso(quote.quotedAt),
  };
}

/**
 * The tick of an instrument in a round. A single trade is given by the price and the growth of the volume; several are listed.
 */
export function toWireTick(tick: Tick) {
  const { trades } = tick;
  return {
    market: tick.market,
    symbol: tick.symbol,
    last_price: tick.lastPrice,
    change: tick.change,
    change_percent: tick.changePercent,
    high: tick.high,
    low: tick.low,
    volume: tick.volume,
    ...(trades.length < 2
      ? {}
      : { trades: trades.map(({ price, quantity, at }) => ({ price, quantity, time: toIstIsoMs(at) })) }),
  };
}

const nothingPublished = { description: null, founded: null, employees: null, headquarters: null } as const;

/** Fields of an instrument beside the table and its quote. */
export interface InstrumentToday {
  isin: string;
  marketCap: number | null;
  exchanges: readonly InstrumentRef[];
  listedOn: CalendarDay;
}

/** One instrument with its quote. */
export function toWireInstrument(
  instrument: Instrument,
  quote: Quote,
  { isin, marketCap, exchanges, listedOn }: InstrumentToday,
) {
  return {
    market: instrument.market,
    symbol: instrument.symbol,
    exchanges: [...exchanges],
    name: instrument.name,
    sector: instrument.sector,
    segment: instrument.segment,
    isin,
    lot_size: instrument.lotSize,
    tick_size: quote.tickSize,
    closing_auction: instrument.isCasEligible,
    halted: instrument.isHalted || quote.isHalted,
    cap: instrument.capClass,
    market_cap: marketCap,
    series: instrument.series,
    surveillance: instrument.surveillance,
    freeze_quantity: instrument.freezeQuantity,
    listed_on: listedOn,
    quote: toWireQuote(quote),
  };
}

/** The issuer of an instrument; null where nothing was published. */
export function toWireCompany(instrument: Instrument, marketCap: number | null) {
  const { market, symbol, name, sector, profile } = instrument;
  const { description, founded, employees, headquarters } = profile ?? nothingPublished;
  return {
    market,
    symbol,
    name,
    sector,
    description,
    founded,
    employees,
    headquarters,
    market_cap: marketCap,
  };
}
