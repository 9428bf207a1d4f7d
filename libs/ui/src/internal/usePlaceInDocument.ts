import { useLayoutEffect, useState, type RefObject } from 'react';

function scrollsByItself(element: HTMLElement): boolean {
  return (
    /auto|scroll/.test(getComputedStyle(element).overflowY) && element.scrollHeight > element.clientHeight
  );
}

function isInsideOfScroller(start: HTMLElement): boolean {
  for (let outer = start.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    if (scrollsByItself(outer)) return true;
  }
  return false;
}

export interface PlaceInDocument {
  /** Pixels from the top of the document to the element. */
  top: number;
  /** Whether it moves with the window, and with nothing else that scrolls. */
  isOfWindow: boolean;
}

/** Where rows begin. Whatever stands above them may grow later: the document's height tells of it. */
export function usePlaceInDocument(body: RefObject<HTMLElement | null>, isWatched: boolean): PlaceInDocument {
  const [place, setPlace] = useState<PlaceInDocument>({ top: 0, isOfWindow: true });
  useLayoutEffect(() => {
    const element = body.current;
    if (!element || !isWatched) return;
    const measure = () => {
      const next = {
        top: Math.round(element.getBoundingClientRect().top + window.scrollY),
        isOfWindow: !isInsideOfScroller(element),
      };
      setPlace((last) => (last.top === next.top && last.isOfWindow === next.isOfWindow ? last : next));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, [body, isWatched]);
  return place;
}
