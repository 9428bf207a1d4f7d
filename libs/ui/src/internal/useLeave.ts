import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** How the panel moves, and what it lies on: React Aria waits for both. Documents of unit tests know no motion. */
function motionsOf(panel: Element | null): Animation[] {
  return [panel, panel?.parentElement].flatMap((element) =>
    element && 'getAnimations' in element ? element.getAnimations() : [],
  );
}

/**
 * While a panel leaves the screen it is only a picture: nothing in it can be pressed a second time, by finger or key,
 * and the focus is back where it came from at once, so that the next key is not lost. React Aria returns the focus only
 * when the panel has gone.
 *
 * It waits for the end of the motion, and for ever when that is cut short. It cuts it short itself where a finger is
 * quick: on a device with touch it waits for the keyboard of the screen, up to 0.6 seconds, before a panel comes in, and
 * then ends every motion of it, the one out as well. The page behind would stay without life.
 *
 * @returns a key for the overlay, another one when that has happened: there is nothing left of the one before.
 */
export function useLeave(panel: RefObject<HTMLElement | null>, isOpen: boolean): number {
  const opener = useRef<Element | null>(null);
  const [timesCutShort, setTimesCutShort] = useState(0);

  useLayoutEffect(() => {
    const element = panel.current;
    element?.toggleAttribute('inert', !isOpen);
    if (!isOpen) return;
    opener.current = element?.contains(document.activeElement) ? null : document.activeElement;
  }, [isOpen, panel]);

  useLayoutEffect(() => {
    if (isOpen) return undefined;
    let isOpenAgain = false;
    const ends = motionsOf(panel.current).map(({ finished }) => finished);
    Promise.all(ends).catch(() => {
      if (!isOpenAgain) setTimesCutShort((times) => times + 1);
    });
    return () => {
      isOpenAgain = true;
    };
  }, [isOpen, panel]);

  // After the page behind has come to life again, which React Aria does in an effect of its own.
  useEffect(() => {
    if (isOpen || !panel.current?.contains(document.activeElement)) return;
    const target = opener.current;
    if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
  }, [isOpen, panel]);

  return timesCutShort;
}
