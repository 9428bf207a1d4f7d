export { allLotsOf, type AllLots } from './allLots.ts';
export { createQueries, reporterOf, type Queries, type QueriesOptions } from './createQueries.ts';
export { failureText, type ErrorMeta, type ErrorReporter, type ErrorToast } from './errorReporter.ts';
export { refreshAfterReconnect, markStale, type StaleTarget } from './markStale.ts';
export { isOrderModifiable, isOrderOver, putOrder } from './putOrder.ts';
export { pagesBy, pagesOf, type CursorPage, type PageOptions, type PagesBy } from './pagesOf.ts';
export type { PageFailures, SpreadFailure } from './pageFailures.ts';
export { readAllPages, type ReadAllOptions } from './readAllPages.ts';
export { readsAfterEvent, type ChangeOperation, type ReadOperation } from './staleAfter.ts';
