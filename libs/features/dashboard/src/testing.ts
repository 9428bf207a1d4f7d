import type { Asset, Holding, IndexQuote, Mover, Portfolio } from '@wealth/api-sdk/model';
import {
  assetFixture,
  envelopeOf,
  failing,
  getGetAssetMockHandler,
  getGetHoldingsMockHandler,
  getGetIndicesMockHandler,
  getGetMoversMockHandler,
  getGetPortfolioMockHandler,
  holdingFixtures,
  indexFixtures,
  longestHolding,
  longestMover,
  mostRupees,
  moverFixtures,
  portfolioFixture,
} from '@wealth/api-sdk/testing';
import type { HttpHandler } from 'msw';

export interface DashboardData {
  asset: Asset;
  portfolio: Portfolio;
  holdings: readonly Holding[];
  indices: readonly IndexQuote[];
  movers: readonly Mover[];
}

/** A client with three holdings, cash, an open order and money that settles tomorrow. */
export const investedClient: DashboardData = {
  asset: assetFixture,
  portfolio: portfolioFixture,
  holdings: holdingFixtures,
  indices: indexFixtures,
  movers: moverFixtures,
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
};

/** A back end on which everything that the dashboard reads goes well. */
export function dashboardHandlers(data: DashboardData = investedClient): HttpHandler[] {
  return [
    getGetAssetMockHandler(envelopeOf(data.asset)),
    getGetPortfolioMockHandler(envelopeOf(data.portfolio)),
    getGetHoldingsMockHandler(envelopeOf([...data.holdings])),
    getGetIndicesMockHandler(envelopeOf([...data.indices])),
    getGetMoversMockHandler(envelopeOf([...data.movers])),
  ];
}

/** A back end that answers 500 to everything that the dashboard reads. */
export function brokenDashboardHandlers(): HttpHandler[] {
  return ['*/stat/app/v1/*', '*/stock/api/v1/*'].map((path) =>
    failing(path, { status: 500, message: 'Out of order' }),
  );
}
