import { useEffect, useEffectEvent } from 'react';
import { overlayStack } from './overlayStack.ts';

/** Lets browser back close this overlay while it is the top one. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return undefined;
    return overlayStack.add(() => closeNow());
  }, [isOpen]);
}
