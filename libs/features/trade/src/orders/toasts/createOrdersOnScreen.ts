import type { Order } from '@wealth/api-sdk/model';

/** What of the orders that wait is in sight already: no toast has to tell of it. That an order ends is told all the same. */
export interface OrdersOnScreen {
  /**
   * Says that an order is in sight, or all that wait; answers the way to take that back.
   *
   * @param orderId - Null for all.
   */
  watch: (orderId: string | null) => () => void;
  isWatched: (order: Pick<Order, 'id'>) => boolean;
  /** Calls the listener when more comes into sight. */
  subscribe: (listener: () => void) => () => void;
}

export function createOrdersOnScreen(): OrdersOnScreen {
  const counts = new Map<string | null, number>();
  const listeners = new Set<() => void>();
  const isSeen = (orderId: string | null) => (counts.get(orderId) ?? 0) > 0;
  return {
    watch(orderId) {
      counts.set(orderId, (counts.get(orderId) ?? 0) + 1);
      for (const listener of listeners) listener();
      let isOver = false;
      return () => {
        if (isOver) return;
        isOver = true;
        const left = (counts.get(orderId) ?? 1) - 1;
        if (left > 0) counts.set(orderId, left);
        else counts.delete(orderId);
      };
    },
    isWatched: ({ id }) => isSeen(null) || isSeen(id),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Of this tab. */
export const ordersOnScreen: OrdersOnScreen = createOrdersOnScreen();
