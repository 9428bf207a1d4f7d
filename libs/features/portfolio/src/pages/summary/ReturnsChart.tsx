import type { ProfitPoint } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import {
  comparedIndex,
  ExportButton,
  ProfitChart,
  ProfitChartSkeleton,
  profitChartHeight,
  useCsv,
  type FileColumn,
  type ProfitView,
} from '@wealth/parts';
import { useSession } from '@wealth/session';
import { Card, type CardState } from '@wealth/ui/card';
import { SegmentedControl } from '@wealth/ui/segmented-control';
import { SkeletonSegments } from '@wealth/ui/skeleton';
import { useState } from 'react';
import { IndexSentence } from './IndexSentence.tsx';
import type { Summary } from './useSummary.ts';

/** Under a year purchases dwarf the gain: the chart begins with the gain. */
const daysOfValue = 365;

function useDayColumns(): ReadonlyArray<FileColumn<ProfitPoint>> {
  const t = useMessages('returns');
  return [
    {
      csv: [
        { title: t('columnDay'), cell: ({ date }) => date },
        { title: t('columnValue'), cell: ({ value }) => value },
        { title: t('columnInvested'), cell: ({ invested }) => invested },
        { title: t('columnGain'), cell: ({ gain }) => gain },
        { title: t('columnFlow'), cell: ({ flow }) => flow },
        {
          title: t('columnIndexValue', { index: comparedIndex }),
          cell: ({ index_value: value }) => value,
        },
      ],
    },
  ];
}

/** The days of the chart as a file. */
export function ExportDays({ summary: { profitQuery, range } }: { summary: Summary }) {
  const t = useMessages('returns');
  const formats = useFormats();
  const { serverClock } = useSession();
  const points = profitQuery.data?.points ?? [];
  const csv = useCsv({
    name: t('fileDays'),
    head: () => t('fileDaysHead', { range, time: formats.dateTime(serverClock.now()) }),
    columns: useDayColumns(),
    rows: points,
    isOwn: true,
  });
  return <ExportButton csv={csv} isDisabled={points.length === 0} />;
}

/** As high as sentence, switch, legend and plot of a usual client. */
function ChartSkeleton() {
  const t = useMessages('returns');
  const formats = useFormats();
  const amount = formats.amount(1_000_000);
  return (
    <div aria-hidden="true" className="grid grid-cols-1 gap-4 px-card pb-card">
      <p className="invisible max-w-160 text-lead">
        {t('indexAhead', { amount, value: amount, difference: amount, index: comparedIndex })}
      </p>
      <div>
        <SkeletonSegments labels={[t('viewValue'), t('viewGain')]} />
      </div>
      <ProfitChartSkeleton height={profitChartHeight} />
    </div>
  );
}

function useCardState({ query, returns }: Summary): CardState | undefined {
  const t = useMessages('returns');
  if (returns !== undefined) return undefined;
  if (query.errorUpdateCount === 0) return { kind: 'loading', skeleton: <ChartSkeleton /> };
  return { kind: 'error', title: t('returnsFailed'), skeleton: <ChartSkeleton /> };
}

/** Value above what was put in, or the gain alone, beside the same rupees in the index. */
export function ReturnsChart({ summary }: { summary: Summary }) {
  const t = useMessages('returns');
  const { returns, range, profitQuery } = summary;
  const [chosen, setChosen] = useState<ProfitView | null>(null);
  const view = chosen ?? ((returns?.days ?? 0) < daysOfValue ? 'gain' : 'value');
  const state = useCardState(summary);
  return (
    <Card title={t('chart')} state={state}>
      {returns && (
        <div className="grid grid-cols-1 gap-4">
          <IndexSentence returns={returns} />
          <div>
            <SegmentedControl
              aria-label={t('showWhat')}
              value={view}
              onChange={setChosen}
              options={[
                { value: 'value', label: t('viewValue') },
                { value: 'gain', label: t('viewGain') },
              ]}
            />
          </div>
          <ProfitChart query={profitQuery} view={view} range={range} />
        </div>
      )}
    </Card>
  );
}
