import { useEffect } from 'react';
import { ordersOnScreen } from './createOrdersOnScreen.ts';

/**
 * While this is on the screen, what orders that wait do is in sight.
 *
 * @param orderId - Null for all of them.
 */
export function useOrderOnScreen(orderId: string | null): void {
  useEffect(() => ordersOnScreen.watch(orderId), [orderId]);
}
