import type { MarginCall } from '@wealth/api-sdk/model';
import { Money } from '@wealth/parts';
import { DataTable } from '@wealth/ui/data-table';
import { useLoanWords } from '../parts/useLoanWords.ts';

type Sale = MarginCall['sales'][number];

export interface SalesTableProps {
  label: string;
  sales: readonly Sale[];
}

/** What is sold, or would be: as few units as bring the loan back. */
export function SalesTable({ label, sales }: SalesTableProps) {
  const { t, ownUnits, amount } = useLoanWords();
  return (
    <DataTable
      aria-label={label}
      rows={sales}
      rowId={({ isin }) => isin}
      columns={[
        {
          id: 'share',
          header: t('share'),
          isRowHeader: true,
          cell: ({ instrument }: Sale) => instrument.symbol,
        },
        { id: 'quantity', header: t('units'), align: 'end', cell: ({ quantity }) => ownUnits(quantity) },
        { id: 'price', header: t('price'), align: 'end', cell: ({ price }) => amount(price) },
        { id: 'value', header: t('value'), align: 'end', cell: ({ value }) => <Money rupees={value} /> },
      ]}
    />
  );
}
