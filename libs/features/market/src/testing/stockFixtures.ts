import type { Candle, Company, StockDetail } from '@wealth/api-sdk/model';
import {
  envelopeOf,
  failing,
  getGetChartDataMockHandler,
  getGetCompanyMockHandler,
  getGetHoldingsMockHandler,
  getGetStockDetailMockHandler,
  holdingFixtures,
} from '@wealth/api-sdk/testing';
import type { HttpHandler } from 'msw';
import type { StockParts } from '../components/detail/StockDetailView.tsx';
import { firstPage } from '../testing.ts';
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

/** A share with a band, in the middle of its day. */
export const stockFixture: StockDetail = {
  ...listed,
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

/** Everything that the servers to come will tell of a share. */
export const stockParts: StockParts = {
  session: {
    phase: 'continuous',
    endsAt: '2026-11-19T15:15:00+05:30',
    nextOpening: null,
    holiday: null,
    isAlwaysOpen: true,
  },
  depth: {
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
  },
  year: { low: 742.8, high: 1138.6 },
  fundamentals: {
    quarters: Array.from({ length: 8 }, (_, index) => ({
      period: `Q${4 - (index % 4)} ${2026 - Math.floor(index / 4)}-${27 - Math.floor(index / 4)}`,
      revenue: 84_000_000_000 - index * 1_900_000_000,
      profit: 21_000_000_000 - index * 600_000_000,
      eps: 7.05 - index * 0.2,
    })),
    years: [
      { period: '2025-26', revenue: 318_000_000_000, profit: 79_000_000_000, eps: 26.5 },
      { period: '2024-25', revenue: 290_000_000_000, profit: null, eps: null },
    ],
    bookValue: 412.6,
    returnOnEquity: 15.4,
    debtToEquity: null,
    dividendYield: 0.31,
    priceToEarnings: 37.9,
    priceToBook: 2.44,
    holders: { promoters: 52, foreign: 21, domestic: 15, public: 12 },
  },
  news: [
    {
      id: 'n1',
      title: 'Aravalli Bank opens forty branches',
      body: 'Half of them in towns of <script>fewer</script> than 50,000 people.',
      time: '2026-11-19T10:04:00+05:30',
    },
  ],
  actions: [
    { id: 'a1', kind: 'dividend', amount: 4.5, exDate: '2026-11-19', recordDate: '2026-11-19' },
    { id: 'a2', kind: 'bonus', got: 1, held: 2, exDate: '2026-03-05', recordDate: null },
    { id: 'a3', kind: 'split', got: 5, held: 1, exDate: '2025-09-11', recordDate: '2025-09-11' },
  ],
};

/** A back end on which all of a share goes well. @param candles - What the chart is answered. */
export function stockHandlers(candles: readonly Candle[] = today): HttpHandler[] {
  return [
    getGetStockDetailMockHandler(envelopeOf(stockFixture)),
    getGetChartDataMockHandler(envelopeOf([...candles])),
    getGetCompanyMockHandler(envelopeOf(companyFixture)),
    getGetHoldingsMockHandler(envelopeOf([...holdingFixtures])),
    ...createAlertServer([]).handlers,
  ];
}

/** A back end that knows no such symbol. */
export function unknownStockHandlers(): HttpHandler[] {
  return [failing('*/stock/api/v1/*', { status: 404, message: 'No such instrument' })];
}
