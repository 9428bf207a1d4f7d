import type { OrderLineMove } from '@wealth/feature-market';
import { useModifyOrder } from '@wealth/feature-trade';
import { useCallback } from 'react';

/** Opens the change of an order with the price that its line was moved to. */
export function useMoveOrder(): (move: OrderLineMove) => void {
  const modify = useModifyOrder();
  return useCallback(({ order, field, price }) => modify(order, { [field]: price }), [modify]);
}
