import type { ContractNote, ContractNoteOrder } from '@wealth/api-sdk/model';
import { toRupees } from '@wealth/domain';
import { DocumentTable, InstrumentSymbol, Money, PrivateFigure } from '@wealth/parts';
import { Tag } from '@wealth/ui/badge';
import type { DataTableColumn } from '@wealth/ui/data-table';
import { useMemo } from 'react';
import { SideBadge } from '../core/order/SideBadge.tsx';
import { chargeOf, totalOf } from './noteFigures.ts';
import { useNoteWords } from './useNoteWords.ts';

/** What names an order on the note: side, share, exchange, and the number under which the depository has it. */
function OrderName({ order: { side, instrument, isin } }: { order: ContractNoteOrder }) {
  return (
    <span className="block min-w-36 py-1">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <SideBadge side={side} />
        <span className="font-medium">
          <InstrumentSymbol instrument={instrument} /> <Tag>{instrument.market}</Tag>
        </span>
      </span>
      <span className="block text-caption wrap-anywhere text-fg-muted">{instrument.name}</span>
      <span className="block text-caption text-fg-subtle">{isin}</span>
    </span>
  );
}

/** The orders of a day: what each one traded, its charges line by line, and what it comes to. */
export function NoteOrders({ note }: { note: ContractNote }) {
  const { t, formats, chargeName } = useNoteWords();
  const columns = useMemo((): ReadonlyArray<DataTableColumn<ContractNoteOrder>> => {
    const { orders, charges } = note;
    return [
      {
        id: 'order',
        header: t('order'),
        isRowHeader: true,
        cell: (order) => <OrderName order={order} />,
        total: t('total'),
      },
      {
        id: 'quantity',
        header: t('quantity'),
        align: 'end',
        cell: ({ quantity }) => <PrivateFigure>{formats.quantity(quantity)}</PrivateFigure>,
      },
      {
        id: 'average',
        header: t('average'),
        align: 'end',
        cell: ({ average_price: average }) => <PrivateFigure>{formats.price(average)}</PrivateFigure>,
      },
      {
        id: 'value',
        header: t('value'),
        align: 'end',
        cell: ({ value }) => <Money rupees={value} />,
      },
      ...charges.map((charge) => ({
        id: charge.code,
        header: chargeName(charge, 'short'),
        align: 'end' as const,
        cell: (order: ContractNoteOrder) => <Money rupees={toRupees(chargeOf(order, charge.code))} />,
        total: <Money rupees={charge.amount} />,
      })),
      {
        id: 'charges',
        header: t('charges'),
        align: 'end',
        cell: ({ charges_total: total }) => <Money rupees={total} />,
        total: <Money rupees={totalOf(orders, ({ charges_total: total }) => total)} />,
      },
      {
        id: 'net',
        header: t('net'),
        align: 'end',
        cell: ({ net }) => <Money rupees={net} isSigned />,
        total: <Money rupees={totalOf(orders, ({ net }) => net)} isSigned />,
      },
    ];
  }, [t, formats, chargeName, note]);

  return (
    <DocumentTable
      title={t('orders')}
      aria-label={t('ordersTable')}
      columns={columns}
      rows={note.orders}
      rowId={({ order_id: id }) => id}
    />
  );
}
