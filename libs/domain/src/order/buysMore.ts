import type { CheckedOrder } from './checkedOrder.ts';

/**
 * Whether a change of a purchase that waits buys more, or at a higher price, than it did: what a client has forbidden itself
 * stops that, and keeps nobody from buying less. Another trigger counts as more: it may be met where the old one was not.
 *
 * @param before - As it waits.
 * @param after - The whole order as it would be.
 */
export function buysMore(before: CheckedOrder, after: CheckedOrder): boolean {
  if (before.side === 'SELL') return false;
  return (
    (after.quantity ?? 0) > (before.quantity ?? 0) ||
    (after.price ?? 0) > (before.price ?? 0) ||
    after.triggerPrice !== before.triggerPrice
  );
}
