import { calendarDay, istInstant, valueOf, type CalendarDay } from '@wealth/domain';
import { grandfatheredBefore } from '@wealth/domain/tax';
import { listingOf } from '../market/findInstrument.ts';
import type { Market } from '../market/market.ts';
import type { MarketValueOf } from './createTaxTable.ts';

/** The last trading day before the gains of long-term shares were taxed. */
const valuedOn: CalendarDay = calendarDay('2018-01-31');

/**
 * The highest price of 31 January 2018, of shares as they are now: a split since then has divided it, as it has multiplied the
 * shares. Where the share has no price of that day, nothing is known.
 */
export function createMarketValue2018(market: Market): MarketValueOf {
  const highs = new Map<string, number | null>();

  function highOf(isin: string): number | null {
    const engine = market.engine();
    const listing = listingOf(engine, isin);
    if (!listing) return null;
    const start = istInstant(valuedOn) / 1000;
    const { market: exchange, symbol } = listing;
    const query = { market: exchange, symbol, interval: '1d', before: start + 1, limit: 1 } as const;
    const candle = engine.candles(query)?.at(-1);
    return candle?.time === start ? candle.high : null;
  }

  return ({ isin, boughtOn, quantity }) => {
    if (boughtOn >= grandfatheredBefore) return null;
    const known = highs.get(isin);
    const high = known === undefined ? highOf(isin) : known;
    highs.set(isin, high);
    return high === null ? null : valueOf(high, quantity);
  };
}
