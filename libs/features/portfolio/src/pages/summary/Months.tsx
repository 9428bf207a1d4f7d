import type { ReturnMonth } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { comparedIndex, ExportButton, useCsv, type FileColumn } from '@wealth/parts';
import { useSession } from '@wealth/session';
import { Card, type CardState } from '@wealth/ui/card';
import { MonthTable } from '@wealth/ui/month-table';
import { Skeleton } from '@wealth/ui/skeleton';
import { useMemo } from 'react';
import type { Summary } from './useSummary.ts';

type MonthRow = ReturnMonth & { year: number };

function useMonthColumns(): ReadonlyArray<FileColumn<MonthRow>> {
  const t = useMessages('returns');
  return [
    {
      csv: [
        { title: t('columnYear'), cell: ({ year }) => year },
        { title: t('columnMonth'), cell: ({ month }) => month },
        { title: t('columnReturn'), cell: ({ percent }) => percent },
        {
          title: t('columnIndex', { index: comparedIndex }),
          cell: ({ index_percent: percent }) => percent,
        },
        { title: t('columnExcess'), cell: ({ excess }) => excess },
      ],
    },
  ];
}

function ExportMonths({ rows, range }: { rows: readonly MonthRow[]; range: string }) {
  const t = useMessages('returns');
  const formats = useFormats();
  const { serverClock } = useSession();
  const csv = useCsv({
    name: t('fileMonths'),
    head: () => t('fileMonthsHead', { range, time: formats.dateTime(serverClock.now()) }),
    columns: useMonthColumns(),
    rows,
  });
  return <ExportButton csv={csv} />;
}

const skeleton = (
  <div className="grid gap-2 px-card pb-card" aria-hidden="true">
    <Skeleton width="40%" />
    <Skeleton shape="block" height={48} />
    <Skeleton shape="block" height={48} />
    <Skeleton shape="block" height={48} />
  </div>
);

/** Years by months, each with the excess over the index. */
export function Months({ summary: { query, returns, range } }: { summary: Summary }) {
  const t = useMessages('returns');
  const rows = useMemo(
    () => (returns?.months ?? []).flatMap(({ year, months }) => months.map((month) => ({ ...month, year }))),
    [returns],
  );
  const years = useMemo(
    () => (returns?.months ?? []).map(({ index_percent: benchmark, ...year }) => ({ ...year, benchmark })),
    [returns],
  );
  const state = ((): CardState | undefined => {
    if (returns === undefined) {
      return query.errorUpdateCount === 0
        ? { kind: 'loading', skeleton }
        : { kind: 'error', title: t('returnsFailed'), skeleton };
    }
    return rows.length === 0
      ? { kind: 'empty', title: t('monthsNone'), text: t('monthsNoneText') }
      : undefined;
  })();
  const { months = 0, months_ahead: ahead = 0 } = returns?.stats ?? {};
  return (
    <Card
      title={t('months')}
      note={t('monthsNote', { index: comparedIndex })}
      action={
        rows.length > 0 && (
          <span className="flex flex-wrap items-center gap-3 text-detail text-fg-muted">
            {months > 0 && t('monthsAhead', { ahead, count: months })}
            <ExportMonths rows={rows} range={range} />
          </span>
        )
      }
      state={state}
    >
      <MonthTable aria-label={t('monthsTable')} years={years} benchmarkName={comparedIndex} />
    </Card>
  );
}
