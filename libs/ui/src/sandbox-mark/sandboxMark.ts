import { createStore, type Store } from '../internal/createStore.ts';

/**
 * Whether the market and the money of this page are simulated, and so the mark that says it must show. True until the
 * app has learned otherwise: a mark too many harms nobody.
 */
export const sandboxMark: Store<boolean> = createStore(true);
