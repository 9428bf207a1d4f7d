import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the step that has just come up; the first one leaves it where the page put it. */
export function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    element.current?.focus();
  }, [step]);
  return element;
}
