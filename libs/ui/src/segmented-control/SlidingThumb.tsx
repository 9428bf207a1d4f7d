import { useLayoutEffect, useRef } from 'react';

interface SlidingThumbProps {
  /** Which of the siblings behind it is chosen, from 0; -1 for none. */
  index: number;
  className: string;
}

/** The raised surface under the chosen segment. It is measured, because segments are as wide as their words. */
export function SlidingThumb({ index, className }: SlidingThumbProps) {
  const thumb = useRef<HTMLSpanElement>(null);

  useLayoutEffect(() => {
    const element = thumb.current;
    const group = element?.parentElement;
    if (!element || !group) return;
    const place = () => {
      const chosen = index < 0 ? null : group.children.item(index + 1);
      element.hidden = chosen === null;
      if (!(chosen instanceof HTMLElement)) return;
      element.style.width = `${chosen.offsetWidth}px`;
      element.style.height = `${chosen.offsetHeight}px`;
      // Segments without room stand in a second line.
      element.style.translate = `${chosen.offsetLeft}px ${chosen.offsetTop}px`;
    };
    place();
    // A font that arrives late, a narrower screen or a finger in the place of the pointer changes the segments; the first
    // call is no move either.
    const observer = new ResizeObserver(() => {
      place();
      element.dataset['placed'] = '';
    });
    for (const child of group.children) {
      // The padding counts: of a segment that has more of it, the words are as wide as before.
      if (child !== element) observer.observe(child, { box: 'border-box' });
    }
    return () => observer.disconnect();
  }, [index]);

  return <span ref={thumb} aria-hidden className={className} />;
}
