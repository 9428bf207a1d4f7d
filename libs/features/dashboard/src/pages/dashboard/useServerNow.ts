import { useSession } from '@wealth/session';
import { useEffect, useState } from 'react';

/** Often enough for texts that change by the minute. */
const readEveryMs = 15_000;

/** The time of the server in epoch milliseconds, read again every 15 s. */
export function useServerNow(): number {
  const { serverClock } = useSession();
  const [now, setNow] = useState(() => serverClock.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(serverClock.now()), readEveryMs);
    return () => clearInterval(timer);
  }, [serverClock]);

  return now;
}
