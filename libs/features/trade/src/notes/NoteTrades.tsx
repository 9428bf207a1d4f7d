import type { ContractNote, ContractNoteOrder, OrderTrade } from '@wealth/api-sdk/model';
import { toRupees, valueOf } from '@wealth/domain';
import { DocumentTable, Money, PrivateFigure } from '@wealth/parts';
import type { DataTableColumn } from '@wealth/ui/data-table';
import { useMemo, type ReactNode } from 'react';
import { useNoteWords } from './useNoteWords.ts';

interface NotedTrade extends OrderTrade {
  order: ContractNoteOrder;
}

function ExchangeNumber({ children }: { children: ReactNode }) {
  return <span className="text-caption text-fg-subtle tabular-nums">{children}</span>;
}

/** Every trade of a day, with number and time of its order and its own. */
export function NoteTrades({ note }: { note: ContractNote }) {
  const { t, formats, words, nameOf } = useNoteWords();
  const rows = useMemo(
    (): NotedTrade[] => note.orders.flatMap((order) => order.trades.map((trade) => ({ ...trade, order }))),
    [note],
  );
  const columns = useMemo(
    (): ReadonlyArray<DataTableColumn<NotedTrade>> => [
      {
        id: 'order',
        header: t('order'),
        isRowHeader: true,
        cell: ({ order }) => <span className="block min-w-28">{nameOf(order)}</span>,
      },
      { id: 'time', header: t('tradeTime'), cell: ({ time }) => words.clockOf(time) },
      {
        id: 'quantity',
        header: t('quantity'),
        align: 'end',
        cell: ({ quantity }) => <PrivateFigure>{formats.quantity(quantity)}</PrivateFigure>,
      },
      { id: 'price', header: t('price'), align: 'end', cell: ({ price }) => formats.price(price) },
      {
        id: 'value',
        header: t('value'),
        align: 'end',
        cell: ({ price, quantity }) => <Money rupees={toRupees(valueOf(price, quantity))} />,
      },
      {
        id: 'orderNumber',
        header: t('orderNumber'),
        cell: ({ order }) => <ExchangeNumber>{order.exchange_order_id}</ExchangeNumber>,
      },
      {
        id: 'orderTime',
        header: t('orderTime'),
        cell: ({ order }) => words.clockOf(order.placed_at),
      },
      {
        id: 'tradeNumber',
        header: t('tradeNumber'),
        cell: ({ exchange_trade_id: number }) => <ExchangeNumber>{number}</ExchangeNumber>,
      },
    ],
    [t, formats, words, nameOf],
  );
  return (
    <DocumentTable
      title={t('trades')}
      aria-label={t('tradesTable')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
    />
  );
}
