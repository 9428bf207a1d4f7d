import { envelopeOf, failing, getGetMoversMockHandler } from '@wealth/api-sdk/testing';
import type { HttpHandler } from 'msw';
import { gainers, losers } from './testing/fixtures.ts';

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
