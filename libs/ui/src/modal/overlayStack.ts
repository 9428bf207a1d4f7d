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
}

export function createOverlayStack(): OverlayStack {
  let open: ReadonlyArray<() => void> = [];
  return {
    add(close) {
      // Each opening is its own entry, however often the same function is handed in.
      const entry = () => close();
      open = [...open, entry];
      return () => {
        open = open.filter((other) => other !== entry);
      };
    },
    closeTop() {
      const top = open.at(-1);
      top?.();
      return top !== undefined;
    },
  };
}

/** The open modals, drawers and the search of this page, in the order of opening. */
export const overlayStack: OverlayStack = createOverlayStack();

/**
 * Browser back closes the top overlay instead of leaving the page. One that is marked `hold` stays, and so does the
 * page.
 *
 * @returns false when none was open: back is then what it always was.
 */
export function closeTopOverlay(): boolean {
  return overlayStack.closeTop();
}
