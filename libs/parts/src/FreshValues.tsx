import { useQueryClient } from '@tanstack/react-query';
import { refreshAfterReconnect, markStale, putOrder, readsAfterEvent } from '@wealth/queries';
import { useSession } from '@wealth/session';
import { useClientEvents, useStreamStatus } from '@wealth/stream';
import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * What the stream tells of is read again, on every page: a decision on the identity check reaches the guards so. An order
 * comes whole, and is put where it is shown. What happened while there was no stream was told to nobody, and is read again as soon as there is one.
 */
export function FreshValues() {
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
