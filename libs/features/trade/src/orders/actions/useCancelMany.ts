import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wealth/api-sdk';
import type { Order } from '@wealth/api-sdk/model';
import { useCancelAllOrders, useCancelOrder } from '@wealth/api-sdk/trade';
import { useMessages } from '@wealth/i18n-locale-react';
import { useConfirmed, useDesk } from '@wealth/placing';
import { putOrder } from '@wealth/queries';
import type { ConfirmOptions } from '@wealth/ui/confirm';
import { toasts } from '@wealth/ui/toast';
import { orderPlacing } from '../../core/placing/orderPlacing.ts';
import { isGtt } from '../../core/order/orderFacts.ts';
import { isConflict } from '../../core/cancel/isConflict.ts';
import { useReadOrder } from '../../core/cancel/useReadOrder.ts';

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
function useQuestion() {
  const t = useMessages('orders');
  return (orders: readonly Order[], isAll: boolean): ConfirmOptions => {
    const count = orders.length;
    const gtts = orders.filter(isGtt).length;
    return {
      title: t(isAll ? 'cancelAllTitle' : 'cancelChosenTitle'),
      message: t(isAll ? 'cancelAllQuestion' : 'cancelChosenQuestion', { count, gtts }),
      confirmText: t('cancelAllConfirm', { count }),
      cancelText: t('keepOrders'),
      isDestructive: true,
    };
  };
}

/** Cancels everything that waits, once the client has confirmed how many that are. */
export function useCancelAll() {
  const t = useMessages('orders');
  const question = useQuestion();
  const tellTogether = useTellTogether();
  const { mutateAsync } = useCancelAllOrders();
  const { run, isPending } = useConfirmed({
    confirm: (orders: readonly Order[]) => question(orders, true),
    async send(orders) {
      const release = tellTogether(orders);
      try {
        return await mutateAsync();
      } finally {
        release();
      }
    },
    success: ({ cancelled }) => t('allCancelled', { count: cancelled }),
  });
  return { cancelAll: run, isCancellingAll: isPending };
}

interface CancelledMany {
  cancelled: number;
  /** Had ended before. */
  tooLate: number;
}

/** Cancels the orders that were chosen, one after the other, once the client has confirmed all of them. */
export function useCancelChosen() {
  const client = useQueryClient();
  const t = useMessages('orders');
  const question = useQuestion();
  const tellTogether = useTellTogether();
  const read = useReadOrder();
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

  /** One that fails has its toast. Those that come after it wait on, and stay chosen. */
  async function cancelEach(orders: readonly Order[]): Promise<CancelledMany> {
    const done: CancelledMany = { cancelled: 0, tooLate: 0 };
    const release = tellTogether(orders);
    try {
      for (const order of orders) {
        if (await cancel(order)) done.cancelled += 1;
        else done.tooLate += 1;
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      release();
    }
    return done;
  }

  const { run, isPending } = useConfirmed({
    confirm: (orders: readonly Order[]) => question(orders, false),
    send: cancelEach,
    success({ cancelled, tooLate }) {
      if (tooLate > 0) {
        toasts.show({ type: 'info', title: t('cancelledTooLate', { count: tooLate }), duration: 10_000 });
      }
      return cancelled > 0 ? t('allCancelled', { count: cancelled }) : null;
    },
  });
  return { cancelChosen: run, isCancellingChosen: isPending };
}
