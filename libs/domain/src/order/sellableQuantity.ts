import type { HoldingParts } from './checkedOrder.ts';

/** Units of a holding that can be sold now: what is settled and neither pledged, on its way nor in a sale that waits. */
export function sellableQuantity({ quantity, t1, pledged, inTransit, waitingSales }: HoldingParts): number {
  const unsettled = t1.reduce((sum, part) => sum + part.quantity, 0);
  return Math.max(0, quantity - unsettled - pledged - inTransit - waitingSales);
}
