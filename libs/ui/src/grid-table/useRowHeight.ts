import { useLayoutEffect, useState, type RefObject } from 'react';

const comfortableRowPx = 52;

/** @param probe - An element as high as a row: density and pointer decide its height. @returns Pixels. */
export function useRowHeight(probe: RefObject<HTMLDivElement | null>): number {
  const [height, setHeight] = useState(comfortableRowPx);
  useLayoutEffect(() => {
    const element = probe.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.offsetHeight > 0) setHeight(element.offsetHeight);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [probe]);
  return height;
}
