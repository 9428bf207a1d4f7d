import { useLayoutEffect, useState } from 'react';
import { holesPath } from './holesPath.ts';
import { undimmedElements } from './undimmed.ts';
import { useStore } from './useStore.ts';

/**
 * Darkens the page behind an overlay, all but the marks that say that the market is simulated: no dialog may cover
 * these. The page does not scroll meanwhile, so that a mark moves only when something changes its size.
 */
export function Dimming() {
  const elements = useStore(undimmedElements);
  const [clipPath, setClipPath] = useState<string>();

  useLayoutEffect(() => {
    const measure = () => setClipPath(holesPath(elements.map((element) => element.getBoundingClientRect())));
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [document.body, ...elements]) observer.observe(element);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
    };
  }, [elements]);

  return (
    <div
      aria-hidden="true"
      // A press on the dimming is one on the overlay itself, which decides whether it closes.
      className="pointer-events-none absolute inset-0 bg-backdrop forced-colors:bg-system-canvas/80"
      style={{ clipPath }}
    />
  );
}
