import type { InstrumentPage, Mover, Quote, StockDetail } from '@wealth/api-sdk/model';
import {
  envelopeOf,
  failing,
  getGetIndicesMockHandler,
  getGetInstrumentsMockHandler,
  getGetMoversMockHandler,
  indexFixtures,
  longestMover,
  longestName,
  moverFixtures,
} from '@wealth/api-sdk/testing';
import type { HttpHandler } from 'msw';

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
    basis: 'live' as const,
    halted: false,
    week52_high: 100_000,
    week52_low: 1,
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
    closing_auction: true,
    halted: false,
    cap: 'large',
    market_cap: 7_687_560_000_000,
    series: 'EQ',
    surveillance: 'none',
    freeze_quantity: 100_135,
    listed_on: '2000-08-01',
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

const secondPage: InstrumentPage = {
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

/**
 * A back end on which everything that the market reads goes well.
 *
 * @param pages - By cursor; the first page is behind the empty one.
 */
export function marketHandlers(
  pages: Readonly<Record<string, InstrumentPage>> = { '': firstPage, second: secondPage },
  movers: readonly Mover[] = moverFixtures,
): HttpHandler[] {
  return [
    getGetIndicesMockHandler(envelopeOf([...indexFixtures])),
    getGetMoversMockHandler(envelopeOf([...movers])),
    getGetInstrumentsMockHandler(({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor') ?? '';
      return envelopeOf(pages[cursor] ?? secondPage);
    }),
  ];
}

/** A back end that answers 500 to everything that the market reads. */
export function brokenMarketHandlers(): HttpHandler[] {
  return [failing('*/stock/api/v1/*', { status: 500, message: 'Out of order' })];
}

/** The longest figures and names that a place has to hold. */
export function worstMarketHandlers(): HttpHandler[] {
  const items = firstPage.items.map((instrument) => ({
    ...instrument,
    symbol: `${instrument.symbol}ABCDEF`.slice(0, 12),
    name: longestName,
    sector: longestName.slice(0, 24),
    quote: {
      ...instrument.quote,
      last_price: 999_999.99,
      change: -99_999.99,
      change_percent: -99.99,
      volume: 99_999_999_999,
    },
  }));
  return marketHandlers({ '': { items, next_cursor: 'second' } }, moverFixtures.map(longestMover));
}
