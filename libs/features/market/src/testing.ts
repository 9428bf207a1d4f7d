import type { InstrumentPage } from '@wealth/api-sdk/model';
import {
  envelopeOf,
  failing,
  getGetIndicesMockHandler,
  getGetInstrumentsMockHandler,
  getGetMoversMockHandler,
  indexFixtures,
  moverFixtures,
} from '@wealth/api-sdk/testing';
import type { HttpHandler } from 'msw';
import { firstPage, secondPage } from './testing/fixtures.ts';

export { emptyPage, firstPage, secondPage } from './testing/fixtures.ts';

/**
 * A back end on which everything that the market reads goes well.
 *
 * @param pages - By cursor; the first page is behind the empty one.
 */
export function marketHandlers(
  pages: Readonly<Record<string, InstrumentPage>> = { '': firstPage, second: secondPage },
): HttpHandler[] {
  return [
    getGetIndicesMockHandler(envelopeOf([...indexFixtures])),
    getGetMoversMockHandler(envelopeOf([...moverFixtures])),
    getGetInstrumentsMockHandler(({ request }) => {
      const cursor = new URL(request.url).searchParams.get('cursor') ?? '';
      return envelopeOf(pages[cursor] ?? secondPage);
    }),
  ];
}

/** A back end that answers 500 to everything that the market reads. */
export function brokenMarketHandlers(): HttpHandler[] {
  return [failing('*/stock/api/v1/*', { status: 500, message: 'Out of order' })];
}
