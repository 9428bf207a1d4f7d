import { useStream, useStreamStatus } from '@wealth/stream';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Reads again when the connection is back, or a hidden tab is seen: what happened in between is no frame that will come. */
export function useReadAgain(read: () => unknown): void {
  const { onWake } = useStream();
  const status = useStreamStatus();
  const readAgain = useEffectEvent(read);
  const wasLive = useRef(false);
  const isLost = useRef(false);
  useEffect(() => {
    if (status === 'live' && isLost.current) readAgain();
    isLost.current = wasLive.current && status !== 'live';
    wasLive.current ||= status === 'live';
  }, [status]);
  useEffect(() => onWake(() => void readAgain()), [onWake]);
}
