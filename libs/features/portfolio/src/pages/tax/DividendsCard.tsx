import type { TaxDividend, TaxReport } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { DocumentTable, ExportButton, Money, Rows, useCsv, type RowColumn } from '@wealth/parts';
import { BankIcon } from '@wealth/ui/icon';
import { useMemo } from 'react';
import { useTaxWords } from './useTaxWords.ts';

/** What is said of a dividend; totals are of the year. */
export function useDividendColumns({ dividend_totals: totals }: TaxReport): Array<RowColumn<TaxDividend>> {
  const t = useMessages('tax');
  const formats = useFormats();
  const { gross, deducted, net } = totals;
  return useMemo(
    () => [
      {
        id: 'paid',
        header: t('dividendPaid'),
        cell: ({ paid_on: day }) => formats.day(day),
        csv: [{ title: t('dividendPaid'), cell: ({ paid_on: day }) => day }],
        total: t('dividendSum'),
      },
      {
        id: 'share',
        header: t('dividendShare'),
        isRowHeader: true,
        cell: ({ symbol, isin }) => (
          <>
            {symbol} <span className="block text-caption text-fg-subtle">{isin}</span>
          </>
        ),
        csv: [
          { title: t('dividendShare'), cell: ({ symbol }) => symbol },
          { title: t('columnIsin'), cell: ({ isin }) => isin },
        ],
        phone: {
          title: ({ symbol }) => symbol,
          detail: ({ paid_on: day }) => formats.day(day),
        },
      },
      {
        id: 'gross',
        header: t('dividendGross'),
        align: 'end',
        cell: (row) => <Money rupees={row.gross} />,
        csv: [{ title: t('csvGross'), cell: (row) => row.gross }],
        total: <Money rupees={gross} />,
        phone: { value: (row) => <Money rupees={row.gross} /> },
      },
      {
        id: 'deducted',
        header: t('dividendTds'),
        align: 'end',
        cell: (row) => <Money rupees={row.deducted} />,
        csv: [{ title: t('csvDeducted'), cell: (row) => row.deducted }],
        total: <Money rupees={deducted} />,
      },
      {
        id: 'net',
        header: t('dividendNet'),
        align: 'end',
        cell: (row) => <Money rupees={row.net} />,
        csv: [{ title: t('csvNet'), cell: (row) => row.net }],
        total: <Money rupees={net} />,
        phone: { valueDetail: (row) => <Money rupees={row.net} /> },
      },
    ],
    [t, formats, gross, deducted, net],
  );
}

const dividendId = ({ id }: TaxDividend) => id;

/** The dividends of the year by the day on which they were paid. */
export function DividendsCard({ report }: { report: TaxReport }) {
  const t = useMessages('tax');
  const { fileWords } = useTaxWords();
  const columns = useDividendColumns(report);
  const csv = useCsv<TaxDividend>({
    name: `tax-dividends-${report.tax_year}`,
    head: ({ length: count }) => t('dividendsCsv', { count, ...fileWords(report) }),
    columns,
    rows: report.dividends,
    isOwn: true,
  });
  const query = { data: report, isFetching: false, errorUpdateCount: 0, refetch: () => Promise.resolve() };
  return (
    <Rows
      title={t('dividendsTitle')}
      aria-label={t('dividendsTitle')}
      columns={columns}
      query={query}
      rows={report.dividends}
      rowId={dividendId}
      expectedCount={3}
      failedTitle={t('reportFailed')}
      action={report.dividends.length > 0 && <ExportButton csv={csv} />}
      empty={{
        title: t('dividendsEmpty'),
        text: t('dividendsEmptyText'),
        icon: <BankIcon size="lg" />,
      }}
    >
      <p className="border-t border-border px-card py-3 text-caption text-fg-muted">{t('dividendsNote')}</p>
    </Rows>
  );
}

/** The same on paper. */
export function DividendsOnPaper({ report }: { report: TaxReport }) {
  const t = useMessages('tax');
  const columns = useDividendColumns(report);
  if (report.dividends.length === 0) return null;
  return (
    <DocumentTable
      title={t('dividendsTitle')}
      aria-label={t('dividendsTitle')}
      columns={columns}
      rows={report.dividends}
      rowId={dividendId}
      note={t('dividendsNote')}
      hasAllRows
    />
  );
}
