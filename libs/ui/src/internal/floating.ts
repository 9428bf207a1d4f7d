/**
 * A raised panel beside what opened it: popovers and menus. It shares the layer of the search, so that one opened inside
 * of any dialog stands above it; later in the document, it wins over its equals. React Aria sets a z-index of its own.
 */
export const floating =
  'z-search! flex flex-col overflow-hidden rounded-card border border-border bg-surface-raised shadow-overlay outline-none transition-opacity duration-fast data-entering:opacity-0 data-exiting:pointer-events-none data-exiting:opacity-0 data-exiting:duration-leave-fast data-exiting:ease-in';

/** CSS pixels that a floating panel leaves to each side of the window, as React Aria places it. */
const edgePx = 12;

/** The widest that a floating panel may be: so many CSS pixels, and never more than the window has. */
export function inWindow(most?: number): string {
  const room = `calc(100vw - ${2 * edgePx}px)`;
  return most === undefined ? room : `min(${most}px, ${room})`;
}
