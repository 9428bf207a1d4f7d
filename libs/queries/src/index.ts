export { allLotsOf, type AllLots } from './allLots.ts';
export { createQueries, reporterOf, type Queries, type QueriesOptions } from './createQueries.ts';
export { failureText, type ErrorMeta, type ErrorReporter, type ErrorToast } from './errorReporter.ts';
export { refreshAfterReconnect, markStale, type StaleTarget } from './markStale.ts';
export { isOrderModifiable, isOrderOver, putOrder } from './putOrder.ts';
export type { PageFailures, SpreadFailure } from './pageFailures.ts';
export { readsAfterEvent, type ChangeOperation, type ReadOperation } from './staleAfter.ts';
