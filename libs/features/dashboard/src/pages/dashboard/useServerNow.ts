import { useSession } from '@wealth/session';
import { useStreamStatus } from '@wealth/stream';
import { useEffect, useState } from 'react';

/** Often enough for texts that change by the minute. */
const readEveryMs = 15_000;

/** The time of the server in epoch milliseconds, read again every 15 s and whenever the stream has told it. */
export function useServerNow(): number {
  const { serverClock } = useSession();
  const [now, setNow] = useState(() => serverClock.now());

  const isLive = useStreamStatus() === 'live';

  useEffect(() => {
    const read = () => setNow(serverClock.now());
    if (isLive) read();
    const timer = setInterval(read, readEveryMs);
    return () => clearInterval(timer);
  }, [serverClock, isLive]);

  return now;
}
