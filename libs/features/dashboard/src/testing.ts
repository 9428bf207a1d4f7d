import type {
  Asset,
  Holding,
  IndexQuote,
  Mover,
  NewsItem,
  Portfolio,
  Quote,
  Ranking,
  SectorFigures,
  Watchlist,
} from '@wealth/api-sdk/model';
import {
  assetFixture,
  envelopeOf,
  failing,
  getGetAssetMockHandler,
  getGetBankAccountsMockHandler,
  getGetHoldingsMockHandler,
  getGetIndicesMockHandler,
  getGetMoversMockHandler,
  getGetNewsMockHandler,
  getGetPortfolioMockHandler,
  getGetProfitMockHandler,
  getGetQuotesMockHandler,
  getGetRankingsMockHandler,
  getGetSectorsMockHandler,
  getGetSparklinesMockHandler,
  getGetWatchlistsMockHandler,
  holdingFixtures,
  indexFixtures,
  longestHolding,
  longestMover,
  longestName,
  mostRupees,
  moverFixtures,
  portfolioFixture,
  profitFixture,
  rankingFixtures,
  sectorFixtures,
} from '@wealth/api-sdk/testing';
import type { HttpHandler } from 'msw';

export interface DashboardData {
  asset: Asset;
  portfolio: Portfolio;
  holdings: readonly Holding[];
  indices: readonly IndexQuote[];
  movers: readonly Mover[];
  watchlists: readonly Watchlist[];
  quotes: readonly Quote[];
  news: readonly NewsItem[];
  sectors: readonly SectorFigures[];
  rankings: readonly Ranking[];
}

const time = '2026-11-19T14:32:07+05:30';

/** The quotes of what moves most. */
const quoteFixtures: readonly Quote[] = moverFixtures.map(({ market, symbol, last_price, ...mover }) => ({
  market,
  symbol,
  last_price,
  change: mover.change,
  change_percent: mover.change_percent,
  volume: mover.volume,
  previous_close: last_price - mover.change,
  open: last_price,
  high: last_price,
  low: last_price,
  lower_band: null,
  upper_band: null,
  basis: 'live',
  halted: false,
  week52_high: last_price,
  week52_low: last_price,
  time,
}));

/** One of the client with a share that is listed no more, and the one of the holdings. */
const watchlistFixtures: readonly Watchlist[] = [
  {
    id: 'holdings',
    kind: 'holdings',
    name: 'My holdings',
    version: 0,
    instruments: [],
    columns: ['last_price'],
    sort: null,
  },
  {
    id: '7c1d2f0a-4b1e-4a57-9a0c-6f1f5f3f8a01',
    kind: 'own',
    name: 'Core',
    version: 3,
    instruments: [
      ...moverFixtures.map(({ market, symbol, name }) => ({ market, symbol, name, listed: true })),
      { market: 'NSE', symbol: 'GONE', name: 'GONE', listed: false },
    ],
    columns: ['last_price'],
    sort: null,
  },
];

const newsFixtures: readonly NewsItem[] = [
  {
    id: '20261119-1',
    title: 'Indradhanush Oil adds <b>1.2 GW</b> to its order book',
    source: 'Sandbox Wire',
    time: '2026-11-19T14:06:00+05:30',
    symbols: [{ market: 'NSE', symbol: 'INDRAOIL' }],
    sector: 'Energy',
    body: 'Simulated news.',
  },
  {
    id: '20261119-2',
    title: 'Mid-cap index slips in the afternoon while banks hold their gains',
    source: 'Sandbox Wire',
    time: '2026-11-19T13:40:00+05:30',
    symbols: [],
    sector: null,
    body: 'Simulated news.',
  },
];

/** A client with three holdings, cash, an open order and money that settles tomorrow. */
export const investedClient: DashboardData = {
  asset: assetFixture,
  portfolio: portfolioFixture,
  holdings: holdingFixtures,
  indices: indexFixtures,
  movers: moverFixtures,
  watchlists: watchlistFixtures,
  quotes: quoteFixtures,
  news: newsFixtures,
  sectors: sectorFixtures,
  rankings: rankingFixtures,
};

/** A client who has just been approved: no holdings and no money, before the first trade of the day. */
export const newClient: DashboardData = {
  asset: {
    ...assetFixture,
    cash: 0,
    available: 0,
    blocked: 0,
    unsettled: 0,
    withdrawable: 0,
    holdings_value: 0,
    total: 0,
  },
  portfolio: {
    ...portfolioFixture,
    value: 0,
    invested: 0,
    day_change: 0,
    day_change_percent: 0,
    realised: 0,
    unrealised: 0,
  },
  holdings: [],
  indices: indexFixtures,
  movers: [],
  watchlists: [],
  quotes: [],
  news: [],
  sectors: [],
  rankings: [],
};

/** The longest figures and names that a place has to hold. */
export const worstClient: DashboardData = {
  asset: {
    ...assetFixture,
    cash: mostRupees,
    available: mostRupees,
    blocked: mostRupees / 2,
    unsettled: mostRupees,
    withdrawable: mostRupees,
    holdings_value: mostRupees,
    total: mostRupees,
  },
  portfolio: {
    ...portfolioFixture,
    value: mostRupees,
    invested: mostRupees,
    day_change: -mostRupees,
    day_change_percent: -99.99,
    realised: mostRupees,
    unrealised: -mostRupees,
  },
  holdings: holdingFixtures.map((holding) => longestHolding(holding)),
  indices: indexFixtures,
  movers: moverFixtures.map((mover) => longestMover(mover)),
  watchlists: watchlistFixtures.map((list) => ({
    ...list,
    name: longestName,
    instruments: list.instruments.map((instrument) => ({ ...instrument, name: longestName })),
  })),
  quotes: quoteFixtures.map((quote) => ({ ...quote, last_price: mostRupees, change_percent: -99.99 })),
  news: newsFixtures.map((item) => ({ ...item, title: `${longestName} ${longestName}` })),
  sectors: sectorFixtures,
  rankings: rankingFixtures,
};

/** A back end on which everything that the dashboard reads goes well. */
export function dashboardHandlers(data: DashboardData = investedClient): HttpHandler[] {
  return [
    getGetAssetMockHandler(envelopeOf(data.asset)),
    // None yet; a test that is about one serves it.
    getGetBankAccountsMockHandler(envelopeOf([])),
    getGetPortfolioMockHandler(envelopeOf(data.portfolio)),
    getGetProfitMockHandler(envelopeOf(profitFixture)),
    getGetHoldingsMockHandler(envelopeOf([...data.holdings])),
    getGetIndicesMockHandler(envelopeOf([...data.indices])),
    getGetMoversMockHandler(envelopeOf([...data.movers])),
    getGetWatchlistsMockHandler(envelopeOf([...data.watchlists])),
    getGetQuotesMockHandler(envelopeOf([...data.quotes])),
    // A list whose lines are not known; a test that is about them serves some.
    getGetSparklinesMockHandler(envelopeOf({ until: time, lines: [] })),
    getGetSectorsMockHandler(envelopeOf([...data.sectors])),
    getGetRankingsMockHandler(envelopeOf([...data.rankings])),
    getGetNewsMockHandler(envelopeOf({ items: [...data.news], next_cursor: null })),
  ];
}

/** A back end that answers 500 to everything that the dashboard reads. */
export function brokenDashboardHandlers(): HttpHandler[] {
  return ['*/stat/app/v1/*', '*/stock/api/v1/*', '*/client/app/v1/watchlists'].map((path) =>
    failing(path, { status: 500, message: 'Out of order' }),
  );
}
