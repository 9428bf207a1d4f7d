import { addDays, type CalendarDay } from '@wealth/domain';
import type { Instrument } from '../engine/index.ts';
import type { IndexMember } from '../market/indexMembers.ts';
import type { Market } from '../market/market.ts';
import { fundamentalsOf } from './fundamentals.ts';

/** What follows from accounts, dividends and a price; null where there is no such thing. */
export interface Ratios {
  /** Rupees of profit a share in the last four quarters. */
  eps: number | null;
  /** Rupees of equity a share. */
  bookValue: number | null;
  priceToEarnings: number | null;
  priceToBook: number | null;
  /** Percent. */
  dividendYield: number | null;
}

export interface RatioQuery {
  seedKey: number;
  actionsBetween: Market['actionsBetween'];
  on: CalendarDay;
  /** Rupees. */
  priceOf: (instrument: Instrument) => number;
}

const daysAYear = 365;

function dividendsOfYear(instrument: Instrument, { actionsBetween, on }: RatioQuery): number {
  return actionsBetween(instrument, { from: addDays(on, -daysAYear), to: on }).reduce(
    (sum, action) => sum + (action.kind === 'dividend' ? action.amountPaise / 100 : 0),
    0,
  );
}

/** The ratios of one share. */
export function ratiosOf(instrument: Instrument, query: RatioQuery): Ratios {
  const accounts = fundamentalsOf(query.seedKey, instrument, query.on);
  if (!accounts) {
    return { eps: null, bookValue: null, priceToEarnings: null, priceToBook: null, dividendYield: null };
  }
  const price = query.priceOf(instrument);
  const profit = accounts.quarters.slice(-4).reduce((sum, quarter) => sum + quarter.profit, 0);
  const eps = profit / instrument.shareCount;
  return {
    eps,
    bookValue: accounts.bookValue,
    priceToEarnings: eps > 0 ? price / eps : null,
    priceToBook: price / accounts.bookValue,
    dividendYield: (dividendsOfYear(instrument, query) / price) * 100,
  };
}

function weighted(parts: ReadonlyArray<{ weight: number; value: number }>): number | null {
  const total = parts.reduce((sum, { weight, value }) => sum + weight * value, 0);
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  return weights > 0 ? total / weights : null;
}

/** The ratios of an index as the exchanges compute them: all members' worth ÷ all members' earnings. */
export function ratiosOfIndex(members: readonly IndexMember[], query: RatioQuery): Ratios {
  const parts = members.flatMap(({ instrument, weight }) => {
    const { eps, bookValue, dividendYield } = ratiosOf(instrument, query);
    const price = query.priceOf(instrument);
    if (eps === null || bookValue === null || dividendYield === null) return [];
    return [{ weight, earnings: eps / price, book: bookValue / price, dividends: dividendYield }];
  });
  const earnings = weighted(parts.map(({ weight, earnings: value }) => ({ weight, value })));
  const book = weighted(parts.map(({ weight, book: value }) => ({ weight, value })));
  return {
    eps: null,
    bookValue: null,
    priceToEarnings: earnings !== null && earnings > 0 ? 1 / earnings : null,
    priceToBook: book === null ? null : 1 / book,
    dividendYield: weighted(parts.map(({ weight, dividends: value }) => ({ weight, value }))),
  };
}
