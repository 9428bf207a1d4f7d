import { useSession } from '@wealth/session';
import { useStreamStatus } from '@wealth/stream';
import { useEffect } from 'react';

/** How often the profile is read again while no event can tell of a decision. */
export const readEveryMs = 15_000;

/** Keeps the status of the visitor up to date while there is no stream, whose event would tell of a decision. */
export function useFreshKycStatus(): void {
  const session = useSession();
  const isLive = useStreamStatus() === 'live';

  useEffect(() => {
    if (isLive) return;
    const timer = setInterval(() => {
      // Nobody looks; the stream reads it again as soon as it is there.
      if (!document.hidden) void session.refreshProfile();
    }, readEveryMs);
    return () => clearInterval(timer);
  }, [isLive, session]);
}
