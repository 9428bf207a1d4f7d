import { ApiError } from '@wealth/api-sdk';
import type { Order, OrderDraft } from '@wealth/api-sdk/model';
import { getOrders } from '@wealth/api-sdk/trade';

function isEqual(order: Order, draft: OrderDraft): boolean {
  return (
    order.instrument.market === draft.instrument.market &&
    order.instrument.symbol === draft.instrument.symbol &&
    order.side === draft.side &&
    order.order_type === draft.order_type &&
    order.validity === draft.validity &&
    order.quantity === draft.quantity &&
    order.price === (draft.price ?? null) &&
    order.trigger_price === (draft.trigger_price ?? null)
  );
}

/** Finds the newest order that says the same as a draft, whether it waits or has ended; null where there is none. */
export async function findEqualOrder(draft: OrderDraft | null): Promise<Order | null> {
  if (!draft) return null;
  try {
    const lists = await Promise.all([
      getOrders({ status: 'awaiting' }),
      getOrders({ status: 'history', query: draft.instrument.symbol }),
    ]);
    const equal = lists.flatMap(({ items }) => items).filter((order) => isEqual(order, draft));
    const [newest = null] = equal.toSorted((one, other) => other.placed_at.localeCompare(one.placed_at));
    return newest;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}
