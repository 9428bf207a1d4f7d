import { useMutation } from '@tanstack/react-query';
import type { Order } from '@wealth/api-sdk/model';
import { getOrders } from '@wealth/api-sdk/trade';
import type { OrderSearch } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useOwnFile, useSaveTable } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { useOrderWords } from '../../orders/useOrderWords.ts';
import { orderCsv } from './orderCsv.ts';
import { orderStatuses } from '../../orders/model/orderStatuses.ts';
import { useFilterNames } from './useFilterNames.ts';
import { orderQuery } from './useOrderPages.ts';

/** All rows of an address in their order, also those that nobody has scrolled to. */
async function readAll(search: OrderSearch): Promise<Order[]> {
  const params = orderQuery(search);
  const orders = new Map<string, Order>();
  const asked = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await getOrders({ ...params, cursor });
    for (const order of page.items) orders.set(order.id, order);
    cursor = page.next_cursor ?? undefined;
    // A server that names the same page twice would be asked without end.
    if (cursor !== undefined && asked.has(cursor)) break;
    if (cursor !== undefined) asked.add(cursor);
  } while (cursor !== undefined);
  return [...orders.values()];
}

/** Hands over the filtered orders as CSV, below what says which they are and of when. */
export function useOrderExport(search: OrderSearch) {
  const t = useMessages('orders');
  const formats = useFormats();
  const words = useOrderWords();
  const names = useFilterNames(search);
  const { serverClock } = useSession();
  const mayBeSaved = useOwnFile();
  const saveTable = useSaveTable();

  function textOf(orders: readonly Order[]): string {
    const filters = names.filters
      .map(({ label }) => label)
      .filter((label) => label !== names.range)
      .join(', ');
    return orderCsv(orders, words, {
      head: t('csvOrders', {
        count: orders.length,
        range: names.range,
        filters: filters === '' ? t('filterNone') : filters,
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
        t('average'),
        t('csvValue'),
        t('csvCharges'),
        t('status'),
        t('reason'),
        t('csvNote'),
        t('csvTags'),
        t('orderId'),
      ],
      statusOf: ({ status }) => t(orderStatuses[status].name),
    });
  }

  const { mutate, isPending } = useMutation({
    mutationFn: () => readAll(search),
    onSuccess: (orders) => saveTable('order-history', textOf(orders)),
  });
  async function exportOrders() {
    if (await mayBeSaved()) mutate();
  }
  return { exportOrders, isExporting: isPending };
}
