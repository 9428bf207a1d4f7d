import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether something has been in view since it was drawn. */
export function useSeen<Element extends HTMLElement>(): {
  place: RefObject<Element | null>;
  isSeen: boolean;
} {
  const place = useRef<Element>(null);
  const [isSeen, setIsSeen] = useState(false);

  useEffect(() => {
    if (isSeen || !place.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isSeen]);

  return { place, isSeen };
}
