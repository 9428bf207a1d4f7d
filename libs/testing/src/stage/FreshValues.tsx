import { useQueryClient } from '@tanstack/react-query';
import { markStale, readsAfterEvent } from '@wealth/queries';
import { useSession } from '@wealth/session';
import { useClientEvents } from '@wealth/stream';

/** Has what the stream tells of read again, as the app does on every page of a client. */
export function FreshValues() {
  const client = useQueryClient();
  const session = useSession();
  useClientEvents(({ kind }) =>
    markStale({ client, readProfile: session.refreshProfile }, readsAfterEvent(kind)),
  );
  return null;
}
