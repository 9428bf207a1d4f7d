import type { MarketStatus, Quote, StockDetail } from '@wealth/api-sdk/model';
import {
  envelopeOf,
  getGetMarketStatusMockHandler,
  getGetStockDetailMockHandler,
} from '@wealth/api-sdk/testing';
import { http, HttpResponse, type HttpHandler } from 'msw';

const time = '2026-11-19T14:32:07+05:30';
const prices: Readonly<Record<string, number>> = {
  ARAVBANK: 1004.85,
  INDRAOIL: 1542.6,
  TEJASMOT: 364.2,
  NEELSOFT: 3164.5,
};

/** A share of the examples as the market has it; its band is 10 % around the last price, its tick ₹0.10. */
export function quoteOf(symbol: string, different: Partial<Quote> = {}): Quote {
  const price = prices[symbol] ?? 1000;
  return {
    market: 'NSE',
    symbol,
    last_price: price,
    previous_close: price,
    change: 6.2,
    change_percent: 0.62,
    open: price,
    high: price,
    low: price,
    volume: 1603221,
    lower_band: Math.round(price * 9) / 10,
    upper_band: Math.round(price * 11) / 10,
    basis: 'live',
    halted: false,
    week52_high: 100_000,
    week52_low: 1,
    time,
    ...different,
  };
}

function shareOf(symbol: string): StockDetail {
  return {
    market: 'NSE',
    symbol,
    exchanges: [{ market: 'NSE', symbol }],
    name: symbol,
    sector: 'Financials',
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
    quote: quoteOf(symbol),
  };
}

/** A Thursday afternoon of trading, by the hours of the exchange. */
const marketStatus: MarketStatus = {
  day: '2026-11-19',
  mode: 'exchange-hours',
  auction: { phase: 'continuous', ends_at: '2026-11-19T15:15:00+05:30' },
  plain: { phase: 'continuous', ends_at: '2026-11-19T15:30:00+05:30' },
  halts: [],
  next_opening: '2026-11-20T09:15:00+05:30',
  holiday: null,
};

/** The market that orders stand in. */
export function marketOfOrders(): HttpHandler[] {
  return [
    getGetMarketStatusMockHandler(envelopeOf(marketStatus)),
    getGetStockDetailMockHandler(({ request }) =>
      envelopeOf(shareOf(new URL(request.url).searchParams.get('s') ?? '')),
    ),
    http.post<never, Array<{ symbol: string }>>('*/stock/api/v1/stock', async ({ request }) =>
      HttpResponse.json(envelopeOf((await request.json()).map(({ symbol }) => quoteOf(symbol)))),
    ),
  ];
}
