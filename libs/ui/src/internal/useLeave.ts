import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * While a panel leaves the screen it is only a picture: nothing in it can be pressed a second time, by finger or key,
 * and the focus is back where it came from at once, so that the next key is not lost. React Aria returns the focus only
 * when the panel has gone.
 */
export function useLeave(panel: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const opener = useRef<Element | null>(null);

  useLayoutEffect(() => {
    const element = panel.current;
    element?.toggleAttribute('inert', !isOpen);
    if (isOpen) opener.current = element?.contains(document.activeElement) ? null : document.activeElement;
  }, [isOpen, panel]);

  // After the page behind has come to life again, which React Aria does in an effect of its own.
  useEffect(() => {
    if (isOpen || !panel.current?.contains(document.activeElement)) return;
    const target = opener.current;
    if (target instanceof HTMLElement && target.isConnected) target.focus({ preventScroll: true });
  }, [isOpen, panel]);
}
