import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@wealth/api-sdk/model';
import { useCancelOrder } from '@wealth/api-sdk/trade';
import { useMessages } from '@wealth/i18n-locale-react';
import { useOwnQuantity } from '@wealth/parts';
import { putOrder } from '@wealth/queries';
import { confirm } from '@wealth/ui/confirm';
import { useCallback, useState } from 'react';
import { pendingQuantity } from '../model/orderFacts.ts';
import { useOrderWords } from '../useOrderWords.ts';
import { isConflict } from './isConflict.ts';
import { useTellMeanwhile } from './useTellMeanwhile.ts';

const nothing: ReadonlySet<string> = new Set();

/** Cancels one order, once the client has confirmed it. What the server answers is shown, nothing before it. */
export function useCancelOne() {
  const client = useQueryClient();
  const t = useMessages('orders');
  const quantityOf = useOwnQuantity();
  const words = useOrderWords();
  const tellMeanwhile = useTellMeanwhile();
  const [cancelling, setCancelling] = useState(nothing);
  const { mutateAsync } = useCancelOrder({ mutation: { meta: { claims: isConflict } } });

  const cancel = useCallback(
    async (order: Order) => {
      const left = quantityOf(pendingQuantity(order));
      const isSure = await confirm({
        title: t('cancelTitle'),
        message: t(order.filled_quantity > 0 ? 'cancelRestQuestion' : 'cancelQuestion', {
          name: words.nameOf(order),
          left,
        }),
        confirmText: t('cancelOrder'),
        cancelText: t('keepOrder'),
        isDestructive: true,
      });
      if (!isSure) return;
      setCancelling((before) => new Set([...before, order.id]));
      try {
        putOrder(client, await mutateAsync({ id: order.id }));
      } catch (error) {
        // Any other failure has its toast, and has the orders read again where the answer was lost.
        if (isConflict(error)) await tellMeanwhile(order).catch(() => undefined);
      } finally {
        setCancelling((before) => new Set([...before].filter((id) => id !== order.id)));
      }
    },
    [client, t, quantityOf, words, tellMeanwhile, mutateAsync],
  );
  return { cancel, cancelling };
}
