import type { Fundamentals, AccountPeriod } from './fundamentals.ts';
import type { Instrument } from '../engine/index.ts';
import type { Ratios } from './ratios.ts';

const digits = 100;

function rounded(value: number | null): number | null {
  return value === null ? null : Math.round(value * digits) / digits;
}

function toWirePeriod({ period, endsOn, revenue, profit, eps }: AccountPeriod) {
  return { period, ends_on: endsOn, revenue, profit, eps: Math.round(eps * digits) / digits };
}

function toWireRatios({ eps, bookValue, priceToEarnings, priceToBook, dividendYield }: Ratios) {
  return {
    eps: rounded(eps),
    book_value: rounded(bookValue),
    pe: rounded(priceToEarnings),
    pb: rounded(priceToBook),
    dividend_yield: rounded(dividendYield),
  };
}

function toWireAccounts(accounts: Fundamentals | null) {
  if (!accounts) return { roe: null, debt_to_equity: null, quarters: [], years: [], shareholding: null };
  const { returnOnEquity, debtToEquity, quarters, years, shareholding } = accounts;
  return {
    roe: rounded(returnOnEquity),
    debt_to_equity: debtToEquity,
    quarters: quarters.map(toWirePeriod),
    years: years.map(toWirePeriod),
    shareholding: {
      promoters: shareholding.promoters,
      foreign_institutions: shareholding.foreignInstitutions,
      domestic_institutions: shareholding.domesticInstitutions,
      public: shareholding.public,
    },
  };
}

/** The fundamentals of an index: the ratios of its members. */
export function toWireIndexFundamentals(symbol: string, ratios: Ratios) {
  return {
    market: 'INDEX' as const,
    symbol,
    market_cap: null,
    shares: null,
    face_value: null,
    ...toWireRatios(ratios),
    ...toWireAccounts(null),
  };
}

export interface WireFundamentals {
  instrument: Instrument;
  accounts: Fundamentals | null;
  ratios: Ratios;
  /** Rupees; null for a fund. */
  marketCap: number | null;
}

/** The fundamentals of a share or fund as openapi/wealth.yaml spells them. */
export function toWireFundamentals({ instrument, accounts, ratios, marketCap }: WireFundamentals) {
  const { market, symbol, kind, shareCount, faceValue } = instrument;
  return {
    market,
    symbol,
    market_cap: marketCap,
    shares: kind === 'share' ? shareCount : null,
    face_value: faceValue,
    ...toWireRatios(ratios),
    ...toWireAccounts(accounts),
  };
}
