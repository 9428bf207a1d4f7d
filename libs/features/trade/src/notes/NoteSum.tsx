import type { ContractNote } from '@wealth/api-sdk/model';
import { toRupees } from '@wealth/domain';
import { DocumentTable, Money } from '@wealth/parts';
import type { DataTableColumn } from '@wealth/ui/data-table';
import { useMemo } from 'react';
import { netAmount } from './noteFigures.ts';
import { useNoteWords } from './useNoteWords.ts';

interface SumLine {
  id: string;
  name: string;
  rupees: number;
}

/** The lines that a day comes to: bought, sold, each charge by its whole name, and what changes hands. */
export function NoteSum({ note }: { note: ContractNote }) {
  const { t, chargeName } = useNoteWords();
  const { isPaid, amount } = netAmount(note);
  const rows = useMemo(
    (): SumLine[] => [
      { id: 'bought', name: t('boughtLine'), rupees: note.bought },
      { id: 'sold', name: t('soldLine'), rupees: note.sold },
      ...note.charges.map((charge) => ({
        id: charge.code,
        name: chargeName(charge),
        rupees: charge.amount,
      })),
      { id: 'charges', name: t('chargesLine'), rupees: note.charges_total },
    ],
    [t, chargeName, note],
  );
  const columns = useMemo(
    (): ReadonlyArray<DataTableColumn<SumLine>> => [
      {
        id: 'line',
        header: t('line'),
        isRowHeader: true,
        cell: ({ name }) => name,
        total: t(isPaid ? 'youPay' : 'youReceive'),
      },
      {
        id: 'amount',
        header: t('amount'),
        align: 'end',
        cell: ({ rupees }) => <Money rupees={rupees} />,
        total: <Money rupees={toRupees(amount)} />,
      },
    ],
    [t, isPaid, amount],
  );
  return (
    <DocumentTable
      title={t('sum')}
      aria-label={t('sumTable')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      note={note.charges.some(({ code }) => code === 'depository_fee') ? t('depositoryWhy') : undefined}
    />
  );
}
