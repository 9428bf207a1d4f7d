import type {
  Candle,
  Company,
  CorporateAction,
  Depth,
  Fundamentals,
  MarketStatus,
  NewsItem,
  NewsPage,
  StockDetail,
} from '@wealth/api-sdk/model';
import {
  envelopeOf,
  failing,
  getGetActionsMockHandler,
  getGetChartDataMockHandler,
  getGetChartSetupMockHandler,
  getGetCompanyMockHandler,
  getGetFundamentalsMockHandler,
  getGetHoldingsMockHandler,
  getGetLotsMockHandler,
  getGetMarketStatusMockHandler,
  getGetNewsMockHandler,
  getGetOrdersMockHandler,
  getGetStockDetailMockHandler,
  getSaveChartSetupMockHandler,
  holdingFixtures,
} from '@wealth/api-sdk/testing';
import type { HttpHandler } from 'msw';
import { createWatchlistServer, firstPage } from '../testing.ts';
import { createAlertServer } from './alertServer.ts';

/** 09:15 IST on 19 November 2026, in epoch seconds. */
const openingSeconds = Date.parse('2026-11-19T09:15:00+05:30') / 1000;
const candleSeconds = 300;

/** A curve between −1 and 1, the same in every run. */
function wave(step: number): number {
  return (Math.sin(step / 9) + Math.sin(step / 3.7) / 2) / 1.5;
}

/** The n-th candle of five minutes of the day; those below nought are of days before. */
export function candleAt(index: number): Candle {
  const open = 1000 + wave(index) * 12;
  const close = 1000 + wave(index + 1) * 12;
  return {
    time: openingSeconds + index * candleSeconds,
    open: Math.round(open * 100) / 100,
    high: Math.round((Math.max(open, close) + 1.5) * 100) / 100,
    low: Math.round((Math.min(open, close) - 1.5) * 100) / 100,
    close: Math.round(close * 100) / 100,
    volume: Math.round(20_000 + Math.abs(wave(index * 3)) * 60_000),
  };
}

/** Candles of a day until 14:30. */
const today = Array.from({ length: 64 }, (_, index) => candleAt(index));

const [listed] = firstPage.items;
if (!listed) throw new RangeError('the list of instruments is empty');

/** Ten orders around the last price. */
const depthFixture: Depth = {
  bids: [
    { price: 1004.8, quantity: 2840, orders: 31 },
    { price: 1004.7, quantity: 3615, orders: 44 },
    { price: 1004.6, quantity: 4120, orders: 52 },
    { price: 1004.5, quantity: 2975, orders: 27 },
    { price: 1004.4, quantity: 6260, orders: 63 },
  ],
  asks: [
    { price: 1004.9, quantity: 1220, orders: 14 },
    { price: 1005, quantity: 1984, orders: 22 },
    { price: 1005.1, quantity: 2460, orders: 26 },
    { price: 1005.2, quantity: 3118, orders: 35 },
    { price: 1005.3, quantity: 2390, orders: 20 },
  ],
};

/** A share with a band and a book, in the middle of its day. */
export const stockFixture: StockDetail = {
  ...listed,
  depth: depthFixture,
  quote: {
    ...listed.quote,
    previous_close: 998.65,
    open: 1000.1,
    high: 1011.4,
    low: 986.2,
    lower_band: 898.75,
    upper_band: 1098.55,
  },
};

const companyFixture: Company = {
  market: 'NSE',
  symbol: 'ARAVBANK',
  name: 'Aravalli Bank',
  sector: 'Financials',
  description: 'A fictional private bank; its figures are simulated. <b>Not bold</b>.',
  founded: 1994,
  employees: 120_450,
  headquarters: 'Jaipur',
  market_cap: 2_994_000_000_000,
};

/** An afternoon on which the sandbox keeps the hours of the exchange. */
export const statusFixture: MarketStatus = {
  day: '2026-11-19',
  mode: 'exchange-hours',
  auction: { phase: 'continuous', ends_at: '2026-11-19T15:15:00+05:30' },
  plain: { phase: 'continuous', ends_at: '2026-11-19T15:30:00+05:30' },
  halts: [],
  next_opening: '2026-11-20T09:15:00+05:30',
  holiday: null,
};

const fundamentalsFixture: Fundamentals = {
  market: 'NSE',
  symbol: 'ARAVBANK',
  market_cap: 2_994_000_000_000,
  shares: 2_979_549_186,
  face_value: 2,
  eps: 26.5,
  book_value: 412.6,
  pe: 37.9,
  pb: 2.44,
  roe: 15.4,
  debt_to_equity: null,
  dividend_yield: 0.31,
  quarters: Array.from({ length: 8 }, (_, index) => ({
    period: `Q${(index % 4) + 1} FY${26 + Math.floor(index / 4)}`,
    ends_on: '2026-09-30',
    revenue: 70_700_000_000 + index * 1_900_000_000,
    profit: 16_800_000_000 + index * 600_000_000,
    eps: 5.65 + index * 0.2,
  })),
  years: [
    { period: 'FY25', ends_on: '2025-03-31', revenue: 290_000_000_000, profit: 71_000_000_000, eps: 23.8 },
    { period: 'FY26', ends_on: '2026-03-31', revenue: 318_000_000_000, profit: 79_000_000_000, eps: 26.5 },
  ],
  shareholding: { promoters: 52, foreign_institutions: 21, domestic_institutions: 15, public: 12 },
};

/** Of a fund, which keeps no such accounts. */
export const nothingPublished: Fundamentals = {
  ...fundamentalsFixture,
  eps: null,
  book_value: null,
  pe: null,
  pb: null,
  roe: null,
  dividend_yield: null,
  quarters: [],
  years: [],
  shareholding: null,
};

function newsItem(index: number): NewsItem {
  return {
    id: `n${index}`,
    title: index === 0 ? 'Aravalli Bank opens forty branches' : `Aravalli Bank reports, part ${index}`,
    body: 'Half of them in towns of <script>fewer</script> than 50,000 people.',
    source: 'Sandbox Wire',
    time: '2026-11-19T10:04:00+05:30',
    symbols: [],
    sector: 'Financials',
  };
}

/** Two pages of news, the second behind the cursor of the first. */
const newsPages: Readonly<Record<string, NewsPage>> = {
  '': { items: [0, 1, 2].map(newsItem), next_cursor: 'second' },
  second: { items: [3, 4].map(newsItem), next_cursor: null },
};

const plainAction = { allotment_date: null, payment_date: null, amount: null, ratio: null, price_factor: 1 };

/** The earliest first, as the server has them; the last one is announced only. */
const actionsFixture: CorporateAction[] = [
  {
    ...plainAction,
    kind: 'split',
    ex_date: '2025-09-11',
    record_date: '2025-09-11',
    allotment_date: '2025-09-12',
    ratio: { before: 1, after: 5 },
  },
  {
    ...plainAction,
    kind: 'bonus',
    ex_date: '2026-03-05',
    record_date: '2026-03-05',
    allotment_date: '2026-03-09',
    ratio: { before: 2, after: 3 },
  },
  {
    ...plainAction,
    kind: 'dividend',
    ex_date: '2026-11-26',
    record_date: '2026-11-26',
    payment_date: '2026-12-10',
    amount: 4.5,
  },
];

/** A back end on which all of a share goes well. @param candles - What the chart is answered. */
export function stockHandlers(candles: readonly Candle[] = today): HttpHandler[] {
  return [
    getGetStockDetailMockHandler(envelopeOf(stockFixture)),
    getGetChartDataMockHandler(envelopeOf([...candles])),
    getGetCompanyMockHandler(envelopeOf(companyFixture)),
    getGetHoldingsMockHandler(envelopeOf([...holdingFixtures])),
    getGetLotsMockHandler(
      envelopeOf({ open: [], sold: [], year_gains: [], brought_losses: [], next_cursor: null }),
    ),
    getGetOrdersMockHandler(envelopeOf({ items: [], next_cursor: null })),
    ...createAlertServer([]).handlers,
    ...createWatchlistServer().handlers,
    getGetMarketStatusMockHandler(envelopeOf(statusFixture)),
    getGetFundamentalsMockHandler(envelopeOf(fundamentalsFixture)),
    getGetActionsMockHandler(envelopeOf(actionsFixture)),
    getGetChartSetupMockHandler(envelopeOf(null)),
    getSaveChartSetupMockHandler(),
    getGetNewsMockHandler(({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor') ?? '';
      return envelopeOf(newsPages[cursor] ?? { items: [], next_cursor: null });
    }),
  ];
}

/** A back end that knows no such symbol. */
export function unknownStockHandlers(): HttpHandler[] {
  return [failing('*/stock/api/v1/*', { status: 404, message: 'No such instrument' })];
}
