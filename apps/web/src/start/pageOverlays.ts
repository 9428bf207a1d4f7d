import { drawers } from '@wealth/ui/drawer';
import { overlayStack } from '@wealth/ui/overlays';

/**
 * What is open above the page. A drawer counts from the moment that it is asked for, and not once its panel is there:
 * until then Back takes the wish back.
 */
export const pageOverlays = {
  // `?stock=`, which StockDrawerAddress reads.
  isComing: new URLSearchParams(window.location.search).has('stock'),
  isOpen: () => overlayStack.isOpen() || drawers.getSnapshot() !== null,
  closeTop: () => overlayStack.closeTop() || drawers.close(),
  subscribe(listener: () => void) {
    const unsubscribes = [overlayStack.subscribe(listener), drawers.subscribe(listener)];
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  },
};
