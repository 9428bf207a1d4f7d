/** Marks the entry of the browser's history that stands for what is open above the page. */
export const overlayMark = 'wealthOverlay';

/** Whether the page stands on that entry: it was reloaded with something open. */
export function isOnOverlayEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && overlayMark in state;
}
