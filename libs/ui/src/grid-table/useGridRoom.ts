import { rootFontPx } from '../internal/rootFontPx.ts';
import { useLayoutEffect, useState, type RefObject } from 'react';

/** Pixels that a table has for its columns, as with letters of the usual size; no end before that is known. */
export function useGridRoom(scroller: RefObject<HTMLDivElement | null>): number {
  const [width, setWidth] = useState(Infinity);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth / (rootFontPx() / 16)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return width;
}
