import { useQueryClient } from '@tanstack/react-query';
import { refreshAfterReconnect, markStale, putOrder, readsAfterEvent } from '@wealth/queries';
import { useSession } from '@wealth/session';
import { useClientEvents, useStreamStatus } from '@wealth/stream';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Keeps the cache in step with the stream, on every page. What an event is about is read again, so that a decision on the
 * identity check reaches the guards; an order comes whole, and is put into the lists and the detail that show it. After a
 * gap in the stream what may have changed meanwhile is read again.
 */
export function LiveCacheSync() {
  const client = useQueryClient();
  const session = useSession();
  const { refreshProfile } = session;
  const isLive = useStreamStatus() === 'live';
  const wasLive = useRef(isLive);
  const isFirst = useRef(!isLive);

  useClientEvents((event) => {
    if (event.kind === 'order') putOrder(client, event.order);
    markStale({ client, readProfile: refreshProfile }, readsAfterEvent(event.kind));
  });

  const catchUp = useEffectEvent(() => {
    const visitor = session.visitor();
    const isProfileOpen = visitor?.kind !== 'client' || visitor.kycStatus !== 'approved';
    refreshAfterReconnect({
      client,
      readProfile: refreshProfile,
      isFirst: isFirst.current,
      isProfileOpen,
      now: Date.now(),
    });
  });

  useEffect(() => {
    if (isLive && !wasLive.current) {
      catchUp();
      isFirst.current = false;
    }
    wasLive.current = isLive;
  }, [isLive]);

  return null;
}
