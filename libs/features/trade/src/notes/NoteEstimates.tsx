import type { ContractNote, ContractNoteOrder } from '@wealth/api-sdk/model';
import { toRupees } from '@wealth/domain';
import { DocumentTable, Money } from '@wealth/parts';
import type { DataTableColumn } from '@wealth/ui/data-table';
import { useMemo } from 'react';
import { moreThanEstimated, reasonOfDifference } from './noteFigures.ts';
import { useNoteWords } from './useNoteWords.ts';

const estimateReasons = {
  none: 'asEstimated',
  higherPrice: 'moreCharged',
  lowerPrice: 'lessCharged',
  depository: 'depositoryCharged',
  waived: 'depositoryWaived',
  notWaived: 'depositoryDue',
} as const;

/** What each order's ticket named, what was charged, and why the two differ. */
export function NoteEstimates({ note }: { note: ContractNote }) {
  const { t, nameOf } = useNoteWords();
  const columns = useMemo((): ReadonlyArray<DataTableColumn<ContractNoteOrder>> => {
    return [
      {
        id: 'order',
        header: t('order'),
        isRowHeader: true,
        cell: (order) => <span className="block min-w-28">{nameOf(order)}</span>,
      },
      {
        id: 'estimated',
        header: t('estimated'),
        align: 'end',
        cell: ({ estimated_charges: estimated }) => <Money rupees={estimated} />,
      },
      {
        id: 'actual',
        header: t('actual'),
        align: 'end',
        cell: ({ charges_total: actual }) => <Money rupees={actual} />,
      },
      {
        id: 'difference',
        header: t('difference'),
        align: 'end',
        cell: (order) => <Money rupees={toRupees(moreThanEstimated(order))} isSigned />,
      },
      {
        id: 'why',
        header: t('why'),
        cell: (order) => (
          <span className="block min-w-60 text-detail whitespace-normal text-fg-muted">
            {t(estimateReasons[reasonOfDifference(order)])}
          </span>
        ),
      },
    ];
  }, [t, nameOf]);
  return (
    <DocumentTable
      title={t('estimates')}
      aria-label={t('estimatesTable')}
      columns={columns}
      rows={note.orders}
      rowId={({ order_id: id }) => id}
      note={t('estimatesNote')}
    />
  );
}
