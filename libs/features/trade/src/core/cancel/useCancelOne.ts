import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@wealth/api-sdk/model';
import { useCancelOrder } from '@wealth/api-sdk/trade';
import { useMessages } from '@wealth/i18n-locale-react';
import { useOwnQuantity } from '@wealth/parts';
import { useConfirmed } from '@wealth/placing';
import { putOrder } from '@wealth/queries';
import { pendingQuantity } from '../order/orderFacts.ts';
import { useOrderWords } from '../words/useOrderWords.ts';
import { isConflict } from './isConflict.ts';
import { useTellMeanwhile } from './useTellMeanwhile.ts';

/** Cancels one order, once the client has confirmed it. What the server answers is shown, nothing before it. */
export function useCancelOne() {
  const client = useQueryClient();
  const t = useMessages('orders');
  const quantityOf = useOwnQuantity();
  const words = useOrderWords();
  const tellMeanwhile = useTellMeanwhile();
  const { mutateAsync } = useCancelOrder({ mutation: { meta: { claims: isConflict } } });
  const { run, pending } = useConfirmed<Order, Order>({
    confirm: (order) => ({
      title: t('cancelTitle'),
      message: t(order.filled_quantity > 0 ? 'cancelRestQuestion' : 'cancelQuestion', {
        name: words.nameOf(order),
        left: quantityOf(pendingQuantity(order)),
      }),
      confirmText: t('cancelOrder'),
      cancelText: t('keepOrder'),
      isDestructive: true,
    }),
    send: ({ id }) => mutateAsync({ id }),
    success(after) {
      putOrder(client, after);
      return null;
    },
    // Any other failure has its toast, and has the orders read again where the answer was lost.
    failed: async (error, order) => (isConflict(error) ? tellMeanwhile(order) : undefined),
    idOf: ({ id }) => id,
  });
  return { cancel: run, cancelling: pending };
}
