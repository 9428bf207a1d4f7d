import { createContext, use, useSyncExternalStore } from 'react';
import type { PageFailures, SpreadFailure } from '@wealth/queries';

/** Null outside a page of a client. */
export const PageFailuresContext = createContext<PageFailures | null>(null);

const nothing = () => () => undefined;
const none = () => null;

export interface PageFailuresView {
  spread: SpreadFailure | null;
  /** Epoch milliseconds of the server's clock. */
  oldestRead: number | null;
  retryAll: () => void;
}

/** What went wrong with the reads of this page, taken together. */
export function usePageFailures(): PageFailuresView {
  const failures = use(PageFailuresContext);
  const subscribe = failures?.subscribe ?? nothing;
  const spread = useSyncExternalStore(subscribe, failures?.spread ?? none);
  const oldestRead = useSyncExternalStore(subscribe, failures?.oldestRead ?? none);
  return { spread, oldestRead, retryAll: failures?.retryAll ?? (() => undefined) };
}
