import { useLayoutEffect, useRef } from 'react';
import { holesPath } from './holesPath.ts';
import { undimmedElements } from './undimmed.ts';
import { useStore } from './useStore.ts';

/**
 * The overlays of the page but this one. A mark under one of them cannot be seen anyway, and a hole in its place would
 * show what covers it.
 */
function otherDialogs(own: Element | null): Element[] {
  return [...document.querySelectorAll('[role="dialog"], [role="alertdialog"]')].filter(
    (dialog) => !own?.contains(dialog),
  );
}

function isCovered(mark: Element, dialogs: readonly Element[]): boolean {
  const { left, top, width, height } = mark.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return dialogs.some((dialog) => {
    const box = dialog.getBoundingClientRect();
    return !dialog.contains(mark) && x > box.left && x < box.right && y > box.top && y < box.bottom;
  });
}

/** Marks of the page that have to stay bright. An overlay that shows one of its own dims theirs: it stands once. */
function marksToSpare(overlay: Element | null, marks: readonly Element[]): Element[] {
  const hasOwn = marks.some((mark) => overlay?.contains(mark) && mark.getClientRects().length > 0);
  if (hasOwn) return [];
  const dialogs = otherDialogs(overlay);
  return marks.filter((mark) => !overlay?.contains(mark) && !isCovered(mark, dialogs));
}

/**
 * Darkens the page behind an overlay, all but the marks that say that the market is simulated: no dialog may cover
 * these. The page does not scroll meanwhile, so that a mark moves only when something changes its size.
 */
export function Dimming() {
  const elements = useStore(undimmedElements);
  const dimming = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const measure = () => {
      const spared = marksToSpare(dimming.current?.parentElement ?? null, elements);
      const path = holesPath(spared.map((element) => element.getBoundingClientRect()));
      if (dimming.current) dimming.current.style.clipPath = path ?? '';
    };
    // Calls for the first time when the frame has been laid out, before it is painted: to measure here would lay the
    // dialog out twice, while somebody waits for it.
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
      ref={dimming}
      aria-hidden="true"
      // A press on the dimming is one on the overlay itself, which decides whether it closes.
      className="pointer-events-none absolute inset-0 bg-backdrop transition-opacity duration-base group-data-entering/overlay:opacity-0 group-data-exiting/overlay:opacity-0 group-data-exiting/overlay:duration-leave group-data-exiting/overlay:ease-in forced-colors:bg-system-canvas/80"
    />
  );
}
