import { istDay, type CalendarDay } from '@wealth/domain';
import { useIsTimeKnown, useSession } from '@wealth/session';
import { useEffect, useState } from 'react';

/** Soon enough after midnight for whoever has a page open over it. */
const readEveryMs = 15_000;

/** The day that it is in India by the server's clock; renders when it becomes another one. */
export function useToday(): CalendarDay {
  const { serverClock } = useSession();
  const isTimeKnown = useIsTimeKnown();
  const [today, setToday] = useState(() => istDay(serverClock.now()));
  useEffect(() => {
    const read = () => setToday(istDay(serverClock.now()));
    if (isTimeKnown) read();
    const timer = setInterval(read, readEveryMs);
    return () => clearInterval(timer);
  }, [serverClock, isTimeKnown]);
  return today;
}
