import { useCancelAllOrders } from '@wealth/api-sdk/trade';
import { useMessages } from '@wealth/i18n-locale-react';
import { confirm } from '@wealth/ui/confirm';
import { toasts } from '@wealth/ui/toast';

/** Cancels everything that waits, once the client has confirmed how many that are. */
export function useCancelAll() {
  const t = useMessages('orders');
  const { mutate, isPending } = useCancelAllOrders({
    mutation: {
      onSuccess: ({ cancelled }) =>
        toasts.show({ type: 'success', title: t('allCancelled', { count: cancelled }) }),
    },
  });
  async function cancelAll(count: number) {
    const isSure = await confirm({
      title: t('cancelAllTitle'),
      message: t('cancelAllQuestion', { count }),
      confirmText: t('cancelAllConfirm', { count }),
      cancelText: t('keepOrders'),
      isDestructive: true,
    });
    if (isSure) mutate();
  }
  return { cancelAll, isCancellingAll: isPending };
}
