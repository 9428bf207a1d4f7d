import type { Mover } from '@wealth/api-sdk/model';
import { envelopeOf, failing, getGetMoversMockHandler, moverFixtures } from '@wealth/api-sdk/testing';
import type { HttpHandler } from 'msw';

const [oil, , motors] = moverFixtures;

const gainers: readonly Mover[] = [{ ...oil, change: 40.8, change_percent: 2.72 }];

const losers: readonly Mover[] = [motors];

/** A back end on which everything that Discover reads goes well. */
export function discoverHandlers(): HttpHandler[] {
  return [
    getGetMoversMockHandler(({ request }) => {
      const kind = new URL(request.url).searchParams.get('kind');
      return envelopeOf([...(kind === 'losers' ? losers : gainers)]);
    }),
  ];
}

/** A back end that answers 500 to everything that Discover reads. */
export function brokenDiscoverHandlers(): HttpHandler[] {
  return [failing('*/stock/api/v1/*', { status: 500, message: 'Out of order' })];
}
