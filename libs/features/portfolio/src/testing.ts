import type { Asset, Holding, Portfolio } from '@wealth/api-sdk/model';
import {
  assetFixture,
  envelopeOf,
  failing,
  getGetAssetMockHandler,
  getGetHoldingsMockHandler,
  getGetPortfolioMockHandler,
  holdingFixtures,
  portfolioFixture,
} from '@wealth/api-sdk/testing';
import type { HttpHandler } from 'msw';

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

/** A back end on which everything that the portfolio reads goes well. */
export function portfolioHandlers(data: PortfolioData = investedClient): HttpHandler[] {
  return [
    getGetAssetMockHandler(envelopeOf(data.asset)),
    getGetPortfolioMockHandler(envelopeOf(data.portfolio)),
    getGetHoldingsMockHandler(envelopeOf([...data.holdings])),
  ];
}

/** A back end that answers 500 to everything that the portfolio reads. */
export function brokenPortfolioHandlers(): HttpHandler[] {
  return [failing('*/stat/app/v1/*', { status: 500, message: 'Out of order' })];
}
