import type { InstrumentPage, Mover } from '@wealth/api-sdk/model';
import {
  envelopeOf,
  failing,
  getGetIndicesMockHandler,
  getGetInstrumentsMockHandler,
  getGetMoversMockHandler,
  indexFixtures,
  longestMover,
  longestName,
  moverFixtures,
} from '@wealth/api-sdk/testing';
import type { HttpHandler } from 'msw';
import { firstPage, secondPage } from './testing/fixtures.ts';

export { emptyPage, firstPage } from './testing/fixtures.ts';

/**
 * A back end on which everything that the market reads goes well.
 *
 * @param pages - By cursor; the first page is behind the empty one.
 */
export function marketHandlers(
  pages: Readonly<Record<string, InstrumentPage>> = { '': firstPage, second: secondPage },
  movers: readonly Mover[] = moverFixtures,
): HttpHandler[] {
  return [
    getGetIndicesMockHandler(envelopeOf([...indexFixtures])),
    getGetMoversMockHandler(envelopeOf([...movers])),
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

/** The longest figures and names that a place has to hold. */
export function worstMarketHandlers(): HttpHandler[] {
  const items = firstPage.items.map((instrument) => ({
    ...instrument,
    symbol: `${instrument.symbol}ABCDEF`.slice(0, 12),
    name: longestName,
    sector: longestName.slice(0, 24),
    quote: {
      ...instrument.quote,
      last_price: 999_999.99,
      change: -99_999.99,
      change_percent: -99.99,
      volume: 99_999_999_999,
    },
  }));
  return marketHandlers({ '': { items, next_cursor: 'second' } }, moverFixtures.map(longestMover));
}
