import { useSession } from '@wealth/session';
import { useClientEvents, useStreamStatus } from '@wealth/stream';
import { useEffect } from 'react';

/** How often the profile is read again while no event can tell of a decision. */
export const readEveryMs = 15_000;

/** Keeps the status of the visitor up to date: by the stream's event, or every 15 s while there is no stream. */
export function useFreshKycStatus(): void {
  const session = useSession();
  const isLive = useStreamStatus() === 'live';

  useClientEvents((event) => {
    if (event.kind === 'kyc') void session.refreshProfile();
  });

  useEffect(() => {
    if (isLive) return;
    const timer = setInterval(() => void session.refreshProfile(), readEveryMs);
    return () => clearInterval(timer);
  }, [isLive, session]);
}
