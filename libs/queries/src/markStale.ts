import type { QueryClient } from '@tanstack/react-query';
import type { ReadOperation } from './staleAfter.ts';

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
