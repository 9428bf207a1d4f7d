import type { Order } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { isOrderOver } from '@wealth/queries';
import { toasts } from '@wealth/ui/toast';
import { useCallback } from 'react';
import { useOrderState } from '../status/useOrderState.ts';
import { useOrderWords } from '../words/useOrderWords.ts';
import { useReadOrder } from './useReadOrder.ts';

/** What became of an order that was to be cancelled or modified, once the server has refused because it is another now. */
export function useTellMeanwhile(): (order: Pick<Order, 'id'>) => Promise<void> {
  const t = useMessages('orders');
  const words = useOrderWords();
  const stateOf = useOrderState();
  const read = useReadOrder();
  return useCallback(
    async ({ id }) => {
      const order = await read(id);
      const name = words.nameOf(order);
      toasts.show({
        type: 'info',
        title: t(isOrderOver(order) ? 'overMeanwhile' : 'changedMeanwhile', { name }),
        description: stateOf(order),
        duration: 10_000,
      });
    },
    [t, words, stateOf, read],
  );
}
