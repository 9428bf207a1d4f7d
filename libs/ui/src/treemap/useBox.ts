import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

export interface ShownBox {
  ref: RefObject<HTMLDivElement | null>;
  /** CSS pixels; 0 before it is on the page. */
  width: number;
  /** Whether any of it is on the screen, or within a finger's length of it. */
  isInView: boolean;
}

/** How far outside of the screen counts as in view: colours are right before the first pixel shows. */
const aheadPx = 200;

/** Width of an element as it changes, and whether it is on the screen. */
export function useBox(): ShownBox {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  const [isInView, setInView] = useState(true);

  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.floor(element.clientWidth));
    measure();
    const size = new ResizeObserver(measure);
    size.observe(element);
    const place = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: `${aheadPx}px`,
    });
    place.observe(element);
    return () => {
      size.disconnect();
      place.disconnect();
    };
  }, []);

  return { ref, width, isInView };
}
