import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to the step that has just come up, and the page to its top: left to the focus, a window that had been
 * scrolled would show its middle. The first one leaves both where the page put them.
 */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    element.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);
  return element;
}
