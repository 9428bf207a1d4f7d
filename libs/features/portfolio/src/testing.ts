import type { Asset, Figure, Holding, Portfolio, Profit, Returns } from '@wealth/api-sdk/model';
import {
  assetFixture,
  envelopeOf,
  failing,
  figureFixture,
  firstWeeksFixture,
  getGetAssetMockHandler,
  getGetFigureMockHandler,
  getGetHoldingsMockHandler,
  getGetLotsMockHandler,
  getGetPortfolioMockHandler,
  getGetProfitMockHandler,
  getGetReturnsMockHandler,
  holdingFixtures,
  longestHolding,
  mostRupees,
  noReturnsFixture,
  portfolioFixture,
  profitFixture,
  returnsFixture,
} from '@wealth/api-sdk/testing';
import type { HttpHandler } from 'msw';
import { lotsFixture } from './pages/holding/testing/lotsFixture.ts';

export interface PortfolioData {
  asset: Asset;
  portfolio: Portfolio;
  holdings: readonly Holding[];
  returns: Returns;
  profit: Profit;
  /** Of every figure that is opened. */
  figure: Figure;
}

/** A client with three holdings, one of them partly settling, and cash. */
export const investedClient: PortfolioData = {
  asset: assetFixture,
  portfolio: portfolioFixture,
  holdings: holdingFixtures,
  returns: returnsFixture,
  profit: profitFixture,
  figure: figureFixture,
};

/** Fifty days after the first share: what needs time is not there yet. */
export const firstWeeksClient: PortfolioData = {
  ...investedClient,
  returns: firstWeeksFixture,
  profit: {
    ...profitFixture,
    first_day: '2026-10-01',
    from: '2026-10-01',
    points: profitFixture.points
      .filter(({ date }) => date >= '2026-10-01')
      .map((point) => ({ ...point, gain: point.gain / 40, value: point.invested + point.gain / 40 })),
  },
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
  returns: {
    ...returnsFixture,
    net_invested: mostRupees,
    gain: {
      total: -mostRupees,
      price_held: -mostRupees,
      price_sold: mostRupees,
      dividends: mostRupees,
      charges: -mostRupees,
      tax: -mostRupees,
    },
    index: { ...returnsFixture.index, value: mostRupees, difference: -mostRupees },
    assets: {
      ...returnsFixture.assets,
      cash: mostRupees,
      blocked: mostRupees,
      unsettled: mostRupees,
      holdings: mostRupees,
      pledged: mostRupees,
      total: mostRupees,
      blocked_at_bank: mostRupees,
    },
    if_sold: { charges: -mostRupees, tax: -mostRupees, deducted: -mostRupees, value: mostRupees },
  },
  profit: {
    ...profitFixture,
    points: profitFixture.points.map((point) => ({
      ...point,
      value: point.value * 1e6,
      invested: point.invested * 1e6,
      gain: point.gain * 1e6,
      index_value: point.index_value * 1e6,
    })),
  },
  figure: {
    ...figureFixture,
    value: mostRupees,
    lines: figureFixture.lines.map((line) => ({ ...line, amount: mostRupees, cost: mostRupees })),
  },
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
  returns: {
    ...noReturnsFixture,
    assets: { ...noReturnsFixture.assets, cash: 0, total: 0 },
  },
  profit: { ...profitFixture, first_day: null, from: null, to: null, points: [] },
  figure: { ...figureFixture, value: 0, terms: [], lines: [] },
};

/** Money has come, and nothing was bought yet. */
export const depositedClient: PortfolioData = {
  ...newClient,
  asset: { ...newClient.asset, cash: 25_000, available: 25_000, total: 25_000 },
  returns: noReturnsFixture,
};

/** A back end on which everything that the portfolio reads goes well. */
export function portfolioHandlers(data: PortfolioData = investedClient): HttpHandler[] {
  return [
    getGetAssetMockHandler(envelopeOf(data.asset)),
    getGetPortfolioMockHandler(envelopeOf(data.portfolio)),
    getGetHoldingsMockHandler(envelopeOf([...data.holdings])),
    getGetLotsMockHandler(envelopeOf(lotsFixture)),
    getGetReturnsMockHandler(envelopeOf(data.returns)),
    getGetProfitMockHandler(envelopeOf(data.profit)),
    getGetFigureMockHandler(envelopeOf(data.figure)),
  ];
}

/** A back end that answers 500 to everything that the portfolio reads. */
export function brokenPortfolioHandlers(): HttpHandler[] {
  return [failing('*/stat/app/v1/*', { status: 500, message: 'Out of order' })];
}
