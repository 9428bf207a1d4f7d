/**
 * For tests and stories: MSW handlers of every operation, which answer the examples of the API description.
 *
 * `getGetPortfolioMockHandler()` answers the example; with an argument, that envelope,
 * as in `getGetPortfolioMockHandler(envelopeOf(portfolio))`. `failing` makes a handler that answers an error. The
 * fixtures are one client on one afternoon, for features that show the same figures in different ways.
 */
export * from '../generated/mocks.ts';
export { envelopeOf, failing } from './envelopes.ts';
export type { Failure } from './envelopes.ts';
export {
  assetFixture,
  holdingFixtures,
  dayLinesOf,
  emptyInstrumentPage,
  indexFixtures,
  moverFixtures,
  portfolioFixture,
  rankingFixtures,
  sectorFixtures,
} from './fixtures.ts';
export { longestHolding, longestMover, longestName, longestOrder, mostRupees } from './longest.ts';
export { noteFixtures } from './noteFixtures.ts';
export { gttFixtures } from './gttFixtures.ts';
export { orderFixtures, orderRowOf, pastOrders, waitingOrders } from './orderFixtures.ts';
export { clientActionFixtures } from './clientActionFixtures.ts';
export { figureFixture, taxableFigureFixture, taxFigureFixture } from './figureFixture.ts';
export { profitFixture } from './profitFixture.ts';
export { firstWeeksFixture, noReturnsFixture, returnsFixture } from './returnFixtures.ts';
export { taxLotFixtures } from './taxLotFixtures.ts';
export { taxReportFixture } from './taxReportFixture.ts';
