import { SessionBar } from '@wealth/ui/session-bar';
import { useMemo } from 'react';
import { useMarketNow } from './useMarketNow.ts';
import { sessionDayAt } from './sessionDay.ts';

const minuteMs = 60_000;

/**
 * The day of the exchange in the header's lower edge: its parts to scale, a tick for now, paler what is still to come.
 * Grey and without a tick while it is not known. It is drawn for the eye; the words are in the panel that it opens.
 */
export function SessionLine() {
  const { now, isTimeKnown, isAlwaysOpen } = useMarketNow();
  const minute = Math.floor(now / minuteMs) * minuteMs;
  const day = useMemo(() => sessionDayAt(minute), [minute]);
  const isKnown = isTimeKnown && isAlwaysOpen !== undefined;
  return (
    <div aria-hidden="true" className="relative h-0.5 bg-border forced-colors:bg-system-text">
      {isKnown && <SessionBar segments={day.segments} now={minute} isAlwaysOpen={isAlwaysOpen} />}
    </div>
  );
}
