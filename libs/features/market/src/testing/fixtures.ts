import type { InstrumentPage, Quote, StockDetail } from '@wealth/api-sdk/model';

const time = '2026-11-19T14:32:07+05:30';

interface QuoteSeed {
  symbol: string;
  lastPrice: number;
  change: number;
  changePercent: number;
}

function quoteOf({ symbol, lastPrice, change, changePercent }: QuoteSeed): Quote {
  return {
    market: 'NSE',
    symbol,
    last_price: lastPrice,
    previous_close: lastPrice,
    change,
    change_percent: changePercent,
    open: lastPrice,
    high: lastPrice,
    low: lastPrice,
    volume: 1603221,
    lower_band: null,
    upper_band: null,
    time,
  };
}

function instrumentOf(name: string, sector: string, seed: QuoteSeed): StockDetail {
  return {
    market: 'NSE',
    symbol: seed.symbol,
    name,
    sector,
    segment: 'stock',
    isin: 'INE000Z01012',
    lot_size: 1,
    tick_size: 0.1,
    quote: quoteOf(seed),
  };
}

/** The first page of the instruments; the second is behind its cursor. */
export const firstPage: InstrumentPage = {
  items: [
    instrumentOf('Aravalli Bank', 'Financials', {
      symbol: 'ARAVBANK',
      lastPrice: 1004.85,
      change: 6.2,
      changePercent: 0.62,
    }),
    instrumentOf('Indradhanush Oil', 'Energy', {
      symbol: 'INDRAOIL',
      lastPrice: 1542.6,
      change: 12.85,
      changePercent: 0.84,
    }),
  ],
  next_cursor: 'second',
};

export const secondPage: InstrumentPage = {
  items: [
    instrumentOf('Tejas Motors', 'Auto', {
      symbol: 'TEJASMOT',
      lastPrice: 364.2,
      change: -8.35,
      changePercent: -2.24,
    }),
  ],
  next_cursor: null,
};

export const emptyPage: InstrumentPage = { items: [], next_cursor: null };
