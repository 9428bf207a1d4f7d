import type { IndexQuote, InstrumentPage, Mover, Quote, StockDetail } from '@wealth/api-sdk/model';

const time = '2026-11-19T14:32:07+05:30';

interface QuoteSeed {
  symbol: string;
  lastPrice: number;
  change: number;
  changePercent: number;
}

function quoteOf(market: Quote['market'], { symbol, lastPrice, change, changePercent }: QuoteSeed): Quote {
  return {
    market,
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

function indexOf(seed: QuoteSeed): IndexQuote {
  return { ...quoteOf('INDEX', seed), name: seed.symbol, sparkline: [100, 101, 100.5, 102, 101.5, 103] };
}

/** The six of the index watch list. */
export const indices: readonly [IndexQuote, ...IndexQuote[]] = [
  indexOf({ symbol: 'SENSEX', lastPrice: 85218.46, change: 347.96, changePercent: 0.41 }),
  indexOf({ symbol: 'NIFTY50', lastPrice: 26142.7, change: 98.97, changePercent: 0.38 }),
  indexOf({ symbol: 'NIFTYBANK', lastPrice: 59864.15, change: 309.7, changePercent: 0.52 }),
  indexOf({ symbol: 'NIFTYSMLCAP100', lastPrice: 17926.3, change: -61.16, changePercent: -0.34 }),
  indexOf({ symbol: 'NIFTYMIDCAP100', lastPrice: 60712.85, change: 103.04, changePercent: 0.17 }),
  indexOf({ symbol: 'INDIAVIX', lastPrice: 10.42, change: -0.22, changePercent: -2.07 }),
];

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
    quote: quoteOf('NSE', seed),
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

export const movers: readonly Mover[] = [
  {
    market: 'NSE',
    symbol: 'INDRAOIL',
    name: 'Indradhanush Oil',
    sector: 'Energy',
    last_price: 1542.6,
    change: 12.85,
    change_percent: 0.84,
    volume: 11941203,
    value: 18420494547.8,
  },
  {
    market: 'NSE',
    symbol: 'TEJASMOT',
    name: 'Tejas Motors',
    sector: 'Auto',
    last_price: 364.2,
    change: -8.35,
    change_percent: -2.24,
    volume: 33059857,
    value: 12040399919.4,
  },
];
