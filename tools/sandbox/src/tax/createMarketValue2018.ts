import { addDays, calendarDay, istInstant, valueOf, type CalendarDay } from '@wealth/domain';
import { grandfatheredBefore } from '@wealth/domain/tax';
import Big from 'big.js';
import { listingOf } from '../market/findInstrument.ts';
import type { Market } from '../market/market.ts';
import type { MarketValueOf } from './createTaxTable.ts';

/** The last trading day before the gains of long-term shares were taxed. */
const valuedOn: CalendarDay = calendarDay('2018-01-31');

/**
 * What shares were worth at the highest price of 31 January 2018. A split since then has divided that price, as it has
 * multiplied the shares; a bonus has not (broker pages). Of a share that had no price on that day nothing is known.
 */
export function createMarketValue2018(market: Market): MarketValueOf {
  const highs = new Map<string, number | null>();

  function highOf(isin: string): number | null {
    const engine = market.engine();
    const listing = listingOf(engine, isin);
    if (!listing) return null;
    const start = istInstant(valuedOn) / 1000;
    const { market: exchange, symbol } = listing;
    const query = {
      market: exchange,
      symbol,
      interval: '1d',
      before: start + 1,
      limit: 1,
      adjusted: false,
    } as const;
    const candle = engine.candles(query)?.at(-1);
    return candle?.time === start ? candle.high : null;
  }

  /** Shares of 2018 for one share of a day. */
  function sharesThen(isin: string, day: CalendarDay): Big {
    const listing = listingOf(market.engine(), isin);
    const range = { from: addDays(valuedOn, 1), to: day };
    const actions = listing ? market.actionsBetween(listing, range) : [];
    return actions.reduce(
      (share, action) => (action.kind === 'split' ? share.times(action.before).div(action.after) : share),
      Big(1),
    );
  }

  return ({ isin, boughtOn, soldOn, quantity }) => {
    if (boughtOn >= grandfatheredBefore) return null;
    const known = highs.get(isin);
    const high = known === undefined ? highOf(isin) : known;
    highs.set(isin, high);
    return high === null ? null : valueOf(sharesThen(isin, soldOn).times(high), quantity);
  };
}
