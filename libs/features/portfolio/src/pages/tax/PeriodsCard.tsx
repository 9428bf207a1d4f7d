import type { TaxPeriod, TaxReport } from '@wealth/api-sdk/model';
import { fromWire, sumOf, toWire } from '@wealth/domain';
import { useMessages } from '@wealth/i18n-locale-react';
import { ExportButton, Money, useCsv } from '@wealth/parts';
import { Badge } from '@wealth/ui/badge';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Card } from '@wealth/ui/card';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { FactLine, Facts } from '@wealth/ui/facts';
import { useMemo } from 'react';
import { useTaxWords } from './useTaxWords.ts';

/** One line of the table: a rate, the dividends, or the tax. */
export interface PeriodRow {
  id: string;
  name: string;
  note: string;
  section: string | null;
  percent: number | null;
  /** By period. */
  amounts: number[];
  total: number;
}

/** The lines of the table, each with the five periods and their sum. */
export function usePeriodRows(report: TaxReport): PeriodRow[] {
  const t = useMessages('tax');
  const words = useTaxWords();
  return useMemo(() => {
    const rates = report.sections.map((section, at) => ({
      id: `${section.term} ${section.percent} ${section.section}`,
      name: words.rateName(section),
      note: words.sectionName(section),
      section: section.section,
      percent: section.percent,
      amounts: report.periods.map(({ sections }) => sections[at]?.taxable ?? 0),
      total: section.taxable,
    }));
    const dividends = report.periods.map((period) => period.dividends.gross);
    const tax = report.periods.map((period) => period.tax);
    const plain = { section: null, percent: null };
    return [
      ...rates,
      {
        ...plain,
        id: 'dividends',
        name: t('dividends'),
        note: t('dividendsRate'),
        amounts: dividends,
        total: report.dividend_totals.gross,
      },
      {
        ...plain,
        id: 'tax',
        name: t('periodTax'),
        note: '',
        amounts: tax,
        total: toWire(sumOf(tax.map(fromWire))),
      },
    ];
  }, [report, t, words]);
}

/** The columns: what it is, the five periods, the year. */
export function usePeriodColumns({ periods }: TaxReport): Array<DataTableColumn<PeriodRow>> {
  const t = useMessages('tax');
  const { periodName } = useTaxWords();
  return [
    {
      id: 'name',
      header: t('periodRow'),
      isRowHeader: true,
      cell: ({ name, note }) => (
        <span className="block">
          {name}
          {note !== '' && <span className="block text-caption text-fg-subtle">{note}</span>}
        </span>
      ),
    },
    ...periods.map((period, at): DataTableColumn<PeriodRow> => ({
      id: String(period.period),
      header: periodName(period),
      align: 'end',
      cell: ({ amounts }) => (
        <span className={period.is_current ? 'font-semibold' : undefined}>
          <Money rupees={amounts[at]} />
        </span>
      ),
    })),
    {
      id: 'year',
      header: t('wholeYear'),
      align: 'end',
      cell: ({ total }) => (
        <span className="font-semibold">
          <Money rupees={total} />
        </span>
      ),
    },
  ];
}

interface OnePeriodProps {
  period: TaxPeriod;
  rows: readonly PeriodRow[];
  at: number;
}

/** One period on a phone. */
function OnePeriod({ period, rows, at }: OnePeriodProps) {
  const t = useMessages('tax');
  const { periodName } = useTaxWords();
  return (
    <Card
      headingLevel="h3"
      title={periodName(period)}
      note={t('periodSales', { count: period.row_count })}
      action={period.is_current && <Badge tone="accent">{t('periodCurrent')}</Badge>}
    >
      <Facts layout="list">
        {rows.map(({ id, name, amounts }) => (
          <FactLine key={id} name={name} isStrong={id === 'tax'}>
            <Money rupees={amounts[at]} />
          </FactLine>
        ))}
      </Facts>
    </Card>
  );
}

/** A row of the file: one line of one period. */
interface PeriodCell {
  row: PeriodRow;
  period: TaxPeriod;
  amount: number;
}

function usePeriodsCsv(report: TaxReport, rows: readonly PeriodRow[]) {
  const t = useMessages('tax');
  const { fileWords } = useTaxWords();
  return useCsv<PeriodCell>({
    name: `tax-periods-${report.tax_year}`,
    head: () => t('periodsCsv', fileWords(report)),
    columns: [
      {
        csv: [
          { title: t('csvIncome'), cell: ({ row }) => row.name },
          { title: t('csvSection'), cell: ({ row }) => row.section },
          { title: t('csvPercent'), cell: ({ row }) => row.percent },
          { title: t('csvPeriodFrom'), cell: ({ period }) => period.first_day },
          { title: t('csvPeriodTo'), cell: ({ period }) => period.last_day },
          { title: t('csvAmount'), cell: ({ amount }) => amount },
        ],
      },
    ],
    rows: rows.flatMap((row) =>
      report.periods.map((period, at) => ({ row, period, amount: row.amounts[at] ?? 0 })),
    ),
    isOwn: true,
  });
}

/** Gains and dividends in the five periods that the return asks for: a table, on a phone a card each. */
export function PeriodsCard({ report }: { report: TaxReport }) {
  const t = useMessages('tax');
  const rows = usePeriodRows(report);
  const columns = usePeriodColumns(report);
  const csv = usePeriodsCsv(report, rows);
  const isPhone = useBreakpoint() === 'mobile';
  const hint = <p className="text-caption text-fg-muted">{t('periodsHint')}</p>;
  if (isPhone) {
    return (
      <section aria-label={t('periods')} className="grid grid-cols-1 gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-title">{t('periods')}</h2>
          <ExportButton csv={csv} />
        </div>
        {report.periods.map((period, at) => (
          <OnePeriod key={period.period} {...{ period, rows, at }} />
        ))}
        {hint}
      </section>
    );
  }
  return (
    <Card title={t('periods')} note={t('periodsNote')} isFlush action={<ExportButton csv={csv} />}>
      <DataTable aria-label={t('periods')} columns={columns} rows={rows} rowId={({ id }) => id} isClose />
      <div className="border-t border-border px-card py-3">{hint}</div>
    </Card>
  );
}
