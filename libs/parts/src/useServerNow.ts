import { useIsTimeKnown, useSession } from '@wealth/session';
import { useEffect, useState } from 'react';

/** Often enough for texts that change by the minute. */
const readEveryMs = 15_000;

/** The time of the server in epoch milliseconds, read again every 15 s and as soon as the server has told it. */
export function useServerNow(): number {
  const { serverClock } = useSession();
  const [now, setNow] = useState(() => serverClock.now());

  const isTimeKnown = useIsTimeKnown();

  useEffect(() => {
    const read = () => setNow(serverClock.now());
    if (isTimeKnown) read();
    const timer = setInterval(read, readEveryMs);
    return () => clearInterval(timer);
  }, [serverClock, isTimeKnown]);

  return now;
}
