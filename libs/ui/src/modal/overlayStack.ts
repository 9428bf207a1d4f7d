import { loader } from '../loader/store.ts';

export interface OverlayStack {
  /**
   * Puts an open overlay on top.
   *
   * @param close - a plain close, which an overlay marked `hold` ignores.
   * @returns a function that takes it out again, once it is closed.
   */
  add: (close: () => void) => () => void;
  /** @returns false when nothing was open. */
  closeTop: () => boolean;
  isOpen: () => boolean;
  /** Calls the listener after each opening and closing; returns the way to stop that. */
  subscribe: (listener: () => void) => () => void;
}

export function createOverlayStack(): OverlayStack {
  let open: ReadonlyArray<() => void> = [];
  const listeners = new Set<() => void>();

  function set(next: ReadonlyArray<() => void>) {
    open = next;
    for (const listener of listeners) listener();
  }

  return {
    add(close) {
      // Each opening is its own entry, however often the same function is handed in.
      const entry = () => close();
      set([...open, entry]);
      return () => {
        if (open.includes(entry)) set(open.filter((other) => other !== entry));
      };
    },
    closeTop() {
      const top = open.at(-1);
      top?.();
      return top !== undefined;
    },
    isOpen: () => open.length > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The open modals, drawers and the search of this page, in the order of opening. */
export const overlayStack: OverlayStack = createOverlayStack();

/** What stands above all of the stack, and closes by keys of its own. */
const abovePlace = '[data-placement]:not([data-exiting])';

/**
 * React Aria hears Escape from inside of what it closes, and there the focus is not always: half a second after a screen
 * reader has opened a dialog it is taken off, and comes back when nothing on the page moves any more. As with a dialog
 * that hears it, one press is for one overlay: what else on the page listens is not told.
 */
function closeByEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.target !== document.body) return;
  if (loader.getSnapshot().holders > 0 || document.querySelector(abovePlace) !== null) return;
  event.stopPropagation();
  overlayStack.closeTop();
}

overlayStack.subscribe(() => {
  if (overlayStack.isOpen()) document.addEventListener('keydown', closeByEscape, { capture: true });
  else document.removeEventListener('keydown', closeByEscape, { capture: true });
});

/**
 * Browser back closes the top overlay instead of leaving the page. One that is marked `hold` stays, and so does the
 * page.
 *
 * @returns false when none was open: back is then what it always was.
 */
export function closeTopOverlay(): boolean {
  return overlayStack.closeTop();
}
