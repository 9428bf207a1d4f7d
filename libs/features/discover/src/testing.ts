import type { CompanyIntroduction, Mover } from '@wealth/api-sdk/model';
import {
  assetFixture,
  envelopeOf,
  failing,
  getGetAchievementsMockHandler,
  getGetArticlesMockHandler,
  getGetAssetMockHandler,
  getGetCompanyIntroductionMockHandler,
  getGetHoldingsMockHandler,
  getGetMoversMockHandler,
  getReadArticleMockHandler,
  holdingFixtures,
  moverFixtures,
} from '@wealth/api-sdk/testing';
import type { HttpHandler } from 'msw';
import { achievements, articles, company } from './testing/contentFixtures.ts';

const [oil, , motors] = moverFixtures;

const gainers: readonly Mover[] = [{ ...oil, change: 40.8, change_percent: 2.72 }];

const losers: readonly Mover[] = [motors];

/** A back end on which everything that Discover reads goes well. */
export function discoverHandlers(introduction: CompanyIntroduction = company): HttpHandler[] {
  return [
    getGetMoversMockHandler(({ request }) => {
      const kind = new URL(request.url).searchParams.get('kind');
      return envelopeOf([...(kind === 'losers' ? losers : gainers)]);
    }),
    getGetCompanyIntroductionMockHandler(envelopeOf(introduction)),
    getGetArticlesMockHandler(envelopeOf(articles)),
    getGetAchievementsMockHandler(envelopeOf(achievements)),
    getGetHoldingsMockHandler(envelopeOf([...holdingFixtures])),
    getGetAssetMockHandler(envelopeOf(assetFixture)),
    getReadArticleMockHandler(),
  ];
}

/** A back end that answers 500 to everything that Discover reads. */
export function brokenDiscoverHandlers(): HttpHandler[] {
  return [
    failing('*/stock/api/v1/*', { status: 500, message: 'Out of order' }),
    failing('*/content/app/v1/*', { status: 500, message: 'Out of order' }),
    failing('*/client/app/v1/achievements', { status: 500, message: 'Out of order' }),
  ];
}
