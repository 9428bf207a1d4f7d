import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wealth/api-sdk';
import type { Order } from '@wealth/api-sdk/model';
import { useCancelAllOrders, useCancelOrder } from '@wealth/api-sdk/trade';
import { useMessages } from '@wealth/i18n-locale-react';
import { useDesk } from '@wealth/placing';
import { putOrder } from '@wealth/queries';
import { confirm } from '@wealth/ui/confirm';
import { toasts } from '@wealth/ui/toast';
import { useState } from 'react';
import { orderPlacing } from '../../placing/orderPlacing.ts';
import { isGtt } from '../model/orderFacts.ts';
import { isConflict } from './isConflict.ts';
import { useReadOrder } from './useReadOrder.ts';

/** Milliseconds in which the stream tells of what has just been cancelled here: one toast says it for all of them. */
const toldTogetherMs = 5_000;

/** Keeps the toasts of single orders away while several are cancelled; answers the way to end that. */
function useTellTogether() {
  const desk = useDesk(orderPlacing);
  return (orders: readonly Order[]) => {
    const releases = orders.map(({ client_order_id: key }) => desk.show(key));
    return () =>
      void setTimeout(() => {
        for (const release of releases) release();
      }, toldTogetherMs);
  };
}

/** Asks once for all of them, and says how many GTTs are among them. */
function useAskAll() {
  const t = useMessages('orders');
  return (orders: readonly Order[], isAll: boolean) => {
    const count = orders.length;
    const gtts = orders.filter(isGtt).length;
    return confirm({
      title: t(isAll ? 'cancelAllTitle' : 'cancelChosenTitle'),
      message: t(isAll ? 'cancelAllQuestion' : 'cancelChosenQuestion', { count, gtts }),
      confirmText: t('cancelAllConfirm', { count }),
      cancelText: t('keepOrders'),
      isDestructive: true,
    });
  };
}

/** Cancels everything that waits, once the client has confirmed how many that are. */
export function useCancelAll() {
  const t = useMessages('orders');
  const ask = useAskAll();
  const tellTogether = useTellTogether();
  const { mutateAsync, isPending } = useCancelAllOrders();
  async function cancelAll(orders: readonly Order[]) {
    if (!(await ask(orders, true))) return;
    const release = tellTogether(orders);
    try {
      const { cancelled } = await mutateAsync();
      toasts.show({ type: 'success', title: t('allCancelled', { count: cancelled }) });
    } catch {
      // It has its toast, and has the orders read again where the answer was lost.
    } finally {
      release();
    }
  }
  return { cancelAll, isCancellingAll: isPending };
}

/** Cancels the orders that were chosen, one after the other, once the client has confirmed all of them. */
export function useCancelChosen() {
  const client = useQueryClient();
  const t = useMessages('orders');
  const ask = useAskAll();
  const tellTogether = useTellTogether();
  const read = useReadOrder();
  const [isPending, setPending] = useState(false);
  const { mutateAsync } = useCancelOrder({ mutation: { meta: { claims: isConflict } } });

  /** Whether it was cancelled; false for one that had ended. */
  async function cancel({ id }: Order): Promise<boolean> {
    try {
      putOrder(client, await mutateAsync({ id }));
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || !isConflict(error)) throw error;
      await read(id);
      return false;
    }
  }

  function tell(cancelled: number, tooLate: number) {
    if (cancelled > 0) toasts.show({ type: 'success', title: t('allCancelled', { count: cancelled }) });
    if (tooLate > 0) {
      toasts.show({ type: 'info', title: t('cancelledTooLate', { count: tooLate }), duration: 10_000 });
    }
  }

  async function cancelChosen(orders: readonly Order[]) {
    if (!(await ask(orders, false))) return;
    const release = tellTogether(orders);
    let cancelled = 0;
    let tooLate = 0;
    setPending(true);
    try {
      for (const order of orders) {
        if (await cancel(order)) cancelled += 1;
        else tooLate += 1;
      }
    } catch {
      // It has its toast. Those that come after it wait on, and stay chosen.
    } finally {
      release();
      setPending(false);
      tell(cancelled, tooLate);
    }
  }
  return { cancelChosen, isCancellingChosen: isPending };
}
