import { useEffect } from 'react';
import { orderSight } from './createOrderSight.ts';

/**
 * While this is on the screen, what orders that wait do is in sight.
 *
 * @param orderId - Null for all of them.
 */
export function useOrderSight(orderId: string | null): void {
  useEffect(() => orderSight.watch(orderId), [orderId]);
}
