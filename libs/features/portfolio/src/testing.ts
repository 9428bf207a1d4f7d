import type { Asset, Holding, Portfolio } from '@wealth/api-sdk/model';
import {
  assetFixture,
  envelopeOf,
  failing,
  getGetAssetMockHandler,
  getGetHoldingsMockHandler,
  getGetLotsMockHandler,
  getGetPortfolioMockHandler,
  holdingFixtures,
  longestHolding,
  mostRupees,
  portfolioFixture,
} from '@wealth/api-sdk/testing';
import type { HttpHandler } from 'msw';
import { lotsFixture } from './pages/holding/testing/lotsFixture.ts';

export interface PortfolioData {
  asset: Asset;
  portfolio: Portfolio;
  holdings: readonly Holding[];
}

/** A client with three holdings, one of them partly settling, and cash. */
export const investedClient: PortfolioData = {
  asset: assetFixture,
  portfolio: portfolioFixture,
  holdings: holdingFixtures,
};

/** The longest figures and names that a place has to hold. */
export const worstClient: PortfolioData = {
  asset: {
    ...assetFixture,
    available: mostRupees,
    unsettled: mostRupees,
    blocked: mostRupees,
    withdrawable: mostRupees,
    pledged: mostRupees,
    total: mostRupees,
  },
  portfolio: {
    ...portfolioFixture,
    value: mostRupees,
    invested: mostRupees,
    unrealised: -mostRupees,
    realised: mostRupees,
    day_change: -mostRupees,
    day_change_percent: -99.99,
  },
  holdings: holdingFixtures.map((holding) => longestHolding(holding)),
};

/** A client who has bought nothing yet. */
export const newClient: PortfolioData = {
  asset: {
    ...assetFixture,
    available: 0,
    unsettled: 0,
    blocked: 0,
    withdrawable: 0,
    pledged: 0,
    holdings_value: 0,
    total: 0,
  },
  portfolio: {
    ...portfolioFixture,
    value: 0,
    invested: 0,
    unrealised: 0,
    realised: 0,
    day_change: 0,
    day_change_percent: 0,
  },
  holdings: [],
};

/** A back end on which everything that the portfolio reads goes well. */
export function portfolioHandlers(data: PortfolioData = investedClient): HttpHandler[] {
  return [
    getGetAssetMockHandler(envelopeOf(data.asset)),
    getGetPortfolioMockHandler(envelopeOf(data.portfolio)),
    getGetHoldingsMockHandler(envelopeOf([...data.holdings])),
    getGetLotsMockHandler(envelopeOf(lotsFixture)),
  ];
}

/** A back end that answers 500 to everything that the portfolio reads. */
export function brokenPortfolioHandlers(): HttpHandler[] {
  return [failing('*/stat/app/v1/*', { status: 500, message: 'Out of order' })];
}
