import { assetFixture, envelopeOf, failing, getGetAssetMockHandler } from '@wealth/api-sdk/testing';
import type { HttpHandler } from 'msw';

/** A back end on which everything that drawer and profile read goes well. */
export function profileHandlers(): HttpHandler[] {
  return [getGetAssetMockHandler(envelopeOf(assetFixture))];
}

/** A back end that answers 500 to everything that drawer and profile read. */
export function brokenProfileHandlers(): HttpHandler[] {
  return [failing('*/stat/app/v1/*', { status: 500, message: 'Out of order' })];
}
