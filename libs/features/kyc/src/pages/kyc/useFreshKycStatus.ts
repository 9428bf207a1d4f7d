import { useSession } from '@wealth/session';
import { useStreamStatus } from '@wealth/stream';
import { useEffect, useRef } from 'react';

/** How often the profile is read again while no event can tell of a decision. */
export const readEveryMs = 15_000;

/**
 * Keeps the status of the visitor up to date while there is no stream, whose event would tell of a decision, and once
 * when it has come: what was decided before was told to nobody.
 */
export function useFreshKycStatus(): void {
  const session = useSession();
  const isLive = useStreamStatus() === 'live';

  const wasLive = useRef(isLive);

  useEffect(() => {
    if (isLive && !wasLive.current) void session.refreshProfile();
    wasLive.current = isLive;
    if (isLive) return;
    const timer = setInterval(() => void session.refreshProfile(), readEveryMs);
    return () => clearInterval(timer);
  }, [isLive, session]);
}
