import type { ContractNote, ContractNoteOrder } from '@wealth/api-sdk/model';
import { toRupees } from '@wealth/domain';
import { DocumentTable, Money, PrivateFigure } from '@wealth/parts';
import type { DataTableColumn } from '@wealth/ui/data-table';
import { useMemo, type ReactNode } from 'react';
import { chargeOf, totalOf } from './noteFigures.ts';
import { useNoteWords } from './useNoteWords.ts';

/** Orders that have room beside each other on a sheet that stands upright. */
const ordersPerTable = 3;

interface Line {
  id: string;
  name: string;
  figureOf: (order: ContractNoteOrder) => ReactNode;
  /** Of all orders of the day. */
  total?: ReactNode;
}

function useLines({ charges, orders }: ContractNote): readonly Line[] {
  const { t, formats, chargeName } = useNoteWords();
  return useMemo(
    () => [
      { id: 'name', name: t('instrument'), figureOf: ({ instrument }) => instrument.name },
      { id: 'isin', name: t('isin'), figureOf: ({ isin }) => isin },
      {
        id: 'quantity',
        name: t('quantity'),
        figureOf: ({ quantity }) => <PrivateFigure>{formats.quantity(quantity)}</PrivateFigure>,
      },
      {
        id: 'average',
        name: t('average'),
        figureOf: ({ average_price: average }) => <PrivateFigure>{formats.price(average)}</PrivateFigure>,
      },
      { id: 'value', name: t('value'), figureOf: ({ value }) => <Money rupees={value} /> },
      ...charges.map((charge) => ({
        id: charge.code,
        name: chargeName(charge),
        figureOf: (order: ContractNoteOrder) => <Money rupees={toRupees(chargeOf(order, charge.code))} />,
        total: <Money rupees={charge.amount} />,
      })),
      {
        id: 'charges',
        name: t('charges'),
        figureOf: ({ charges_total: total }) => <Money rupees={total} />,
        total: <Money rupees={totalOf(orders, ({ charges_total: total }) => total)} />,
      },
      {
        id: 'net',
        name: t('net'),
        figureOf: ({ net }) => <Money rupees={net} isSigned />,
        total: <Money rupees={totalOf(orders, ({ net }) => net)} isSigned />,
      },
    ],
    [t, formats, chargeName, charges, orders],
  );
}

interface SheetTableProps {
  note: ContractNote;
  orders: readonly ContractNoteOrder[];
  /** The last of the tables has the totals. */
  hasTotals: boolean;
}

/** Some orders side by side, one line for each figure. */
function SheetTable({ note, orders, hasTotals }: SheetTableProps) {
  const { t, nameOf } = useNoteWords();
  const lines = useLines(note);
  const columns = useMemo(
    (): ReadonlyArray<DataTableColumn<Line>> => [
      { id: 'line', header: t('line'), isRowHeader: true, cell: ({ name }) => name },
      ...orders.map((order) => ({
        id: order.order_id,
        header: nameOf(order),
        align: 'end' as const,
        cell: ({ figureOf }: Line) => (
          <span className="block whitespace-normal wrap-anywhere">{figureOf(order)}</span>
        ),
      })),
      ...(hasTotals
        ? [{ id: 'total', header: t('total'), align: 'end' as const, cell: ({ total }: Line) => total }]
        : []),
    ],
    [t, nameOf, orders, hasTotals],
  );
  return (
    <DocumentTable
      title={t('orders')}
      aria-label={t('ordersOnPaper')}
      columns={columns}
      rows={lines}
      rowId={({ id }) => id}
    />
  );
}

/** The orders of a day as paper has them: their many charges go down the sheet, not across it. */
export function NoteOrdersOnPaper({ note }: { note: ContractNote }) {
  const tables = Array.from({ length: Math.ceil(note.orders.length / ordersPerTable) }, (_, index) =>
    note.orders.slice(index * ordersPerTable, (index + 1) * ordersPerTable),
  );
  return (
    <div className="hidden gap-grid print:grid">
      {tables.map((orders) => (
        <SheetTable key={orders[0]?.order_id} {...{ note, orders }} hasTotals={orders === tables.at(-1)} />
      ))}
    </div>
  );
}
