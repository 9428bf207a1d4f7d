import { calendarDay } from '@wealth/domain';
import { instruments, type Instrument, type MarketEngine, type Quote } from '../engine/index.ts';

/** An instrument that is listed on the day of the quotes, with its quote. */
export interface ListedRow {
  instrument: Instrument;
  quote: Quote;
  /** In issue today; 0 for a fund. */
  shareCount: number;
  /** Rupees at the last price; null for a fund. */
  marketCap: number | null;
}

/** Rupees at a price; null for a fund, whose units come and go. */
export function marketCapAt(shareCount: number, lastPrice: number): number | null {
  return shareCount > 0 ? Math.round(shareCount * lastPrice) : null;
}

interface ListedMarket {
  engine(): MarketEngine;
  /** Shares of an instrument in issue today; 0 for a fund. */
  shareCount(instrument: Instrument): number;
}

/** Everything that is listed now, in the order of the table. Quotes are read, all at once, when one is asked for. */
export function listedRows({ engine: engineNow, shareCount }: ListedMarket): ListedRow[] {
  const engine = engineNow();
  const day = calendarDay(engine.sessionDate());
  let quotes: readonly Quote[] | null = null;
  const quoteAt = (row: number): Quote => {
    // In the order of the table, the indices last.
    quotes ??= engine.quotes();
    const quote = quotes[row];
    if (!quote) throw new RangeError(`row ${row} has no quote`);
    return quote;
  };
  return instruments.flatMap((instrument, row) => {
    if (!engine.listings.isListed(instrument, day)) return [];
    return {
      instrument,
      get quote() {
        return quoteAt(row);
      },
      get shareCount() {
        return shareCount(instrument);
      },
      get marketCap() {
        return marketCapAt(shareCount(instrument), quoteAt(row).lastPrice);
      },
    };
  });
}

const onNse = new Set(instruments.filter(({ market }) => market === 'NSE').map(({ isin }) => isin));

/** Whether this is the main listing of its issuer: NSE where there are two. */
export function isMainListing({ market, isin }: Instrument): boolean {
  return market === 'NSE' || !onNse.has(isin);
}

/** Rupees turned over this day: the middle of the range is used as the average price. */
export function turnoverOf({ volume, high, low }: Quote): number {
  return Math.round(volume * (high + low) * 50) / 100;
}
