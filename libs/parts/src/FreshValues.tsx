import { useQueryClient } from '@tanstack/react-query';
import { markStale, readsAfterEvent } from '@wealth/queries';
import { useSession } from '@wealth/session';
import { useClientEvents } from '@wealth/stream';

/** What the stream tells of is read again, on every page: a decision on the identity check reaches the guards so. */
export function FreshValues() {
  const client = useQueryClient();
  const { refreshProfile } = useSession();
  useClientEvents(({ kind }) => markStale({ client, readProfile: refreshProfile }, readsAfterEvent(kind)));
  return null;
}
