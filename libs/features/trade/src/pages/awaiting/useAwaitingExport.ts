import type { Order } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useOwnFile, useSaveTable } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { orderStatuses } from '../../orders/model/orderStatuses.ts';
import { useOrderWords } from '../../orders/useOrderWords.ts';
import { awaitingCsv } from './awaitingCsv.ts';

/** Hands over the orders that wait as CSV. While amounts are hidden it asks first. */
export function useAwaitingExport(): (orders: readonly Order[]) => Promise<void> {
  const t = useMessages('orders');
  const formats = useFormats();
  const words = useOrderWords();
  const { serverClock } = useSession();
  const mayBeSaved = useOwnFile();
  const saveTable = useSaveTable();

  return async (orders) => {
    if (!(await mayBeSaved())) return;
    const text = awaitingCsv(orders, words, {
      head: t('csvAwaiting', {
        count: orders.length,
        time: formats.dateTime(serverClock.now(), { hasSeconds: true }),
      }),
      columns: [
        t('date'),
        t('timeInIst'),
        t('side'),
        t('instrument'),
        t('name'),
        t('type'),
        t('validity'),
        t('quantity'),
        t('filled'),
        t('limitPrice'),
        t('triggerPrice'),
        t('fieldStopTrigger'),
        t('fieldStopPrice'),
        t('average'),
        t('csvBlocked'),
        t('status'),
        t('csvEnds'),
        t('csvNote'),
        t('csvTags'),
        t('orderId'),
      ],
      statusOf: ({ status }) => t(orderStatuses[status].name),
    });
    saveTable('awaiting-orders', text);
  };
}
