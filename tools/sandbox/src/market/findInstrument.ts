import { calendarDay, instrumentIdOf, isMarket, type InstrumentRef } from '@wealth/domain';
import {
  instruments,
  marketIndices,
  tableIsinOf,
  type Instrument,
  type MarketEngine,
} from '../engine/index.ts';

const byId = new Map(instruments.map((instrument) => [instrumentIdOf(instrument), instrument]));

/** The instrument of a market and symbol, listed or to be listed; null for none. Indices are no instruments. */
export function findInstrument(market: string, symbol: string): Instrument | null {
  return isMarket(market) ? (byId.get(instrumentIdOf({ market, symbol })) ?? null) : null;
}

/** The same, if it is listed on the day of the quotes. */
export function listedInstrument(engine: MarketEngine, market: string, symbol: string): Instrument | null {
  const instrument = findInstrument(market, symbol);
  return instrument && engine.listings.isListed(instrument, calendarDay(engine.sessionDate()))
    ? instrument
    : null;
}

const indexSymbols = new Set(marketIndices.map(({ symbol }) => symbol));

/** Whether an instrument or index has a quote: known from the tables, without reading one. */
export function isQuoted(engine: MarketEngine, { market, symbol }: InstrumentRef): boolean {
  return market === 'INDEX' ? indexSymbols.has(symbol) : listedInstrument(engine, market, symbol) !== null;
}

const byIsin = Map.groupBy(instruments, ({ isin }) => isin);

/** Every listing of the same ISIN on the day of the quotes, NSE first: the table has the second listings behind the first ones. */
export function exchangesOf(engine: MarketEngine, { isin }: Instrument): InstrumentRef[] {
  const day = calendarDay(engine.sessionDate());
  return (byIsin.get(isin) ?? [])
    .filter((instrument) => engine.listings.isListed(instrument, day))
    .map(({ market, symbol }) => ({ market, symbol }));
}

/**
 * The listing that a holding is valued at: NSE where it is listed there on the day of the quotes, else another exchange;
 * null for an unknown ISIN. Any that the share had will do.
 */
export function listingOf(engine: MarketEngine, isin: string): Instrument | null {
  const listings = byIsin.get(tableIsinOf(isin)) ?? [];
  const day = calendarDay(engine.sessionDate());
  const listed = listings.filter((instrument) => engine.listings.isListed(instrument, day));
  const onNse = listed.find(({ market }) => market === 'NSE');
  return onNse ?? listed[0] ?? listings[0] ?? null;
}
