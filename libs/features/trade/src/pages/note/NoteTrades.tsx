import type { ContractNote, ContractNoteOrder, OrderTrade } from '@wealth/api-sdk/model';
import { toRupees, valueOf } from '@wealth/domain';
import { Money, OwnFigure } from '@wealth/parts';
import { Card } from '@wealth/ui/card';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { useMemo } from 'react';
import { useNoteWords } from './useNoteWords.ts';

interface NotedTrade extends OrderTrade {
  order: ContractNoteOrder;
}

/** Every trade of a day, below the order that it belongs to. */
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
      { id: 'time', header: t('time'), cell: ({ time }) => words.timeOf(time) },
      {
        id: 'quantity',
        header: t('quantity'),
        align: 'end',
        cell: ({ quantity }) => <OwnFigure>{formats.quantity(quantity)}</OwnFigure>,
      },
      { id: 'price', header: t('price'), align: 'end', cell: ({ price }) => formats.price(price) },
      {
        id: 'value',
        header: t('value'),
        align: 'end',
        cell: ({ price, quantity }) => <Money rupees={toRupees(valueOf(price, quantity))} />,
      },
      {
        id: 'number',
        header: t('tradeNumber'),
        from: 'desktop',
        cell: ({ id }) => <span className="text-caption text-fg-subtle">{id}</span>,
      },
    ],
    [t, formats, words, nameOf],
  );
  return (
    <Card title={t('trades')} isFlush>
      <DataTable aria-label={t('tradesTable')} columns={columns} rows={rows} rowId={({ id }) => id} />
    </Card>
  );
}
