import { missing } from '@wealth/i18n-locale';
import type { TaxLot, TaxReport } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { Document, DocumentTable, Money, PaperOnly, type RowColumn } from '@wealth/parts';
import { useProfile } from '@wealth/session';
import type { DataTableColumn } from '@wealth/ui/data-table';
import { DividendsOnPaper } from './DividendsCard.tsx';
import { usePeriodColumns, usePeriodRows } from './PeriodsCard.tsx';
import { OtherItemsCard } from './OtherItemsCard.tsx';
import { StrippingCard } from './StrippingCard.tsx';
import { UnknownCard } from './UnknownCard.tsx';
import { useTaxLotColumns } from './useTaxLotColumns.tsx';
import { taxLotId } from './useTaxLots.ts';
import { useTaxWords } from './useTaxWords.ts';
import { useWrittenSteps, type WrittenStep } from './useWrittenSteps.ts';

export interface TaxOnPaperProps {
  report: TaxReport;
  /** All of the year. */
  lots: readonly TaxLot[];
  /** When it was made. */
  time: string;
}

function StepsTable({ report }: Pick<TaxOnPaperProps, 'report'>) {
  const t = useMessages('tax');
  const steps = useWrittenSteps(report);
  const columns: Array<DataTableColumn<WrittenStep>> = [
    { id: 'number', header: t('csvStep'), cell: (row) => steps.indexOf(row) + 1 },
    {
      id: 'text',
      header: t('csvText'),
      isRowHeader: true,
      cell: ({ text, note }) => (
        <>
          {text}
          {note !== '' && <span className="block text-caption text-fg-subtle">{note}</span>}
        </>
      ),
    },
    {
      id: 'amount',
      header: t('csvAmount'),
      align: 'end',
      cell: ({ step }) => <Money rupees={step.amount} />,
    },
  ];
  return (
    <DocumentTable
      title={t('setOff')}
      aria-label={t('setOff')}
      columns={columns}
      rows={steps}
      rowId={(row) => String(steps.indexOf(row))}
      hasAllRows
    />
  );
}

const onPaper: ReadonlySet<string> = new Set([
  'symbol',
  'bought_on',
  'sold_on',
  'term',
  'quantity',
  'proceeds',
  'cost_taken',
  'gain',
]);

function LotsTable({ lots }: Pick<TaxOnPaperProps, 'lots'>) {
  const t = useMessages('tax');
  const columns = useTaxLotColumns().filter(({ id }: RowColumn<TaxLot>) => onPaper.has(id));
  if (lots.length === 0) return null;
  return (
    <DocumentTable
      title={t('lots')}
      aria-label={t('lots')}
      columns={columns}
      rows={lots}
      rowId={taxLotId}
      hasAllRows
    />
  );
}

/** The tax report as a document: periods, set-off, dividends, every lot, and what it cannot know. */
export function TaxOnPaper({ report, lots, time }: TaxOnPaperProps) {
  const t = useMessages('tax');
  const formats = useFormats();
  const profile = useProfile();
  const { yearName } = useTaxWords();
  const periodRows = usePeriodRows(report);
  const periodColumns = usePeriodColumns(report);
  return (
    <PaperOnly>
      <Document
        isPaperOnly
        title={t('title')}
        note={t('notAdvice')}
        factsLabel={t('paperFacts')}
        facts={[
          { name: t('paperClient'), value: profile?.name ?? missing },
          { name: t('paperYear'), value: yearName(report.tax_year) },
          { name: t('paperTax'), value: <Money rupees={report.total} /> },
          { name: t('paperCount'), value: formats.quantity(report.sale_count) },
          { name: t('paperMade'), value: time },
        ]}
      >
        <DocumentTable
          title={t('periods')}
          aria-label={t('periods')}
          columns={periodColumns}
          rows={periodRows}
          rowId={({ id }) => id}
          note={t('periodsHint')}
          hasAllRows
        />
        <StepsTable report={report} />
        <DividendsOnPaper report={report} />
        <LotsTable lots={lots} />
        <StrippingCard report={report} />
        <OtherItemsCard report={report} />
        <UnknownCard />
      </Document>
    </PaperOnly>
  );
}
