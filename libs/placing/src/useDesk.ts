import { useQueryClient } from '@tanstack/react-query';
import { useSession } from '@wealth/session';
import { useEffect, useSyncExternalStore } from 'react';
import type { Desk, Progress } from './createDesk.ts';
import type { Placing } from './definePlacing.ts';

/** The one desk of this page for a kind of request: it goes on when the form closes. */
export function useDesk<Body, Placed, Preview>(placing: Placing<Body, Placed, Preview>): Desk<Body, Placed> {
  const queries = useQueryClient();
  const session = useSession();
  return placing.deskOf(queries, session);
}

/** What is known of the request of a key, as it changes; null for none. */
export function useProgress<Body, Placed, Preview>(
  placing: Placing<Body, Placed, Preview>,
  key: string | null,
): Progress<Placed> | null {
  const desk = useDesk(placing);
  const read = () => (key === null ? null : desk.progress(key));
  return useSyncExternalStore(desk.subscribe, read, read);
}

/** Tells the desk that what came of this key is in sight: no toast has to tell of it. */
export function useShown<Body, Placed, Preview>(
  placing: Placing<Body, Placed, Preview>,
  key: string | null,
): void {
  const desk = useDesk(placing);
  useEffect(() => (key === null ? undefined : desk.show(key)), [desk, key]);
}
