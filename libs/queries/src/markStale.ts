import type { Query, QueryClient } from '@tanstack/react-query';
import { readsAfterSilence, type ReadOperation } from './staleAfter.ts';

export interface StaleTarget {
  client: QueryClient;
  /** Reads the profile again, which is no query: the session keeps it. */
  readProfile: () => unknown;
}

/** Has everything read again that these operations have read: at once what is on the screen, the rest when it is asked for. */
export function markStale({ client, readProfile }: StaleTarget, operations: readonly ReadOperation[]): void {
  for (const operation of operations) {
    if (operation === 'getClientInfo') void readProfile();
    else void client.invalidateQueries({ queryKey: [operation] });
  }
}

/**
 * Milliseconds. The stream of a page that has just opened comes a moment after its reads: that is no gap, and nothing but
 * duplicates would come of reading them again. One that is slower to come has left one.
 */
const promptMs = 2_000;

/**
 * Opened to wait for what a bank does: reading one of them twice costs less than missing the moment that it is opened
 * for.
 */
const awaited: ReadonlySet<ReadOperation> = new Set(['getDeposit', 'getWithdrawal']);

export interface MissedEvents extends StaleTarget {
  /** The page has just opened: its reads went out while the stream connected. */
  isFirst: boolean;
  /** The profile that the page opened with may change by an event, as that of a client who waits for a decision. */
  isProfileOpen: boolean;
  /** Epoch milliseconds of the device, by which the cache dates its answers. */
  now: number;
}

/**
 * Has everything read again that an event may have changed before the stream was there to tell. What is still on its way
 * is answered after this moment and is left alone.
 */
export function refreshAfterReconnect({
  isFirst,
  isProfileOpen,
  now,
  client,
  readProfile,
}: MissedEvents): void {
  const left = { cancelRefetch: false };
  for (const operation of readsAfterSilence) {
    if (operation === 'getClientInfo') {
      if (!isFirst || isProfileOpen) void readProfile();
      continue;
    }
    const isMissed = (answeredAt: number) =>
      !isFirst || awaited.has(operation) || now - answeredAt >= promptMs;
    const predicate = ({ state }: Query) => isMissed(state.dataUpdatedAt);
    void client.invalidateQueries({ queryKey: [operation], predicate }, left);
  }
}
