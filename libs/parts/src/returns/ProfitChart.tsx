import type { Profit } from '@wealth/api-sdk/model';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { LineChart, type ChartState } from '@wealth/ui/line-chart';
import { useMemo } from 'react';
import { useIsMasked } from '../money/useIsMasked.ts';
import { comparedIndex } from './comparedIndex.ts';
import { profitMarks, profitPoints, type ProfitView } from './profitPoints.ts';

/** Pixels of plot and axis. */
export const profitChartHeight = 300;

interface ProfitQuery {
  data: Profit | undefined;
  isFetching: boolean;
  errorUpdateCount: number;
  refetch: () => Promise<unknown>;
}

export interface ProfitChartProps {
  /** Of `useGetProfit`. */
  query: ProfitQuery;
  view: ProfitView;
  /** The days in words, for the name of the chart. */
  range: string;
  /** Pixels. @default 300 */
  height?: number;
}

function useChartState({ data, isFetching, errorUpdateCount, refetch }: ProfitQuery): ChartState | undefined {
  const t = useMessages('parts');
  if (data !== undefined) {
    const isEmpty = data.points.length + (data.opening === null ? 0 : 1) < 2;
    return isEmpty ? { kind: 'empty', title: t('chartEmpty'), text: t('chartEmptyText') } : undefined;
  }
  if (errorUpdateCount === 0) return { kind: 'loading' };
  return {
    kind: 'error',
    title: t('chartFailed'),
    isRetrying: isFetching,
    onRetry: () => void refetch(),
  };
}

/** The shares of the client day by day: their value above what was put in, or their gain, beside the same rupees in the index. */
export function ProfitChart({ query, view, range, height = profitChartHeight }: ProfitChartProps) {
  const t = useMessages('parts');
  const formats = useFormats();
  const isMasked = useIsMasked();
  const state = useChartState(query);
  const { data } = query;
  const points = useMemo(() => (data === undefined ? [] : profitPoints(data, view)), [data, view]);
  const marks = useMemo(() => (data === undefined ? [] : profitMarks(data)), [data]);
  const isSigned = view === 'gain';
  return (
    <LineChart
      aria-label={view === 'value' ? t('chartValueOf', { range }) : t('chartGainOf', { range })}
      points={points}
      marks={marks}
      markNames={{ in: t('chartPutIn'), out: t('chartTakenOut') }}
      seriesName={view === 'value' ? t('chartValue') : t('chartGain')}
      stepName={view === 'value' ? t('chartInvested') : undefined}
      benchmarkName={comparedIndex}
      formatValue={(value) => formats.amount(value, { isSigned })}
      formatAxis={(value) => formats.compact(value, { isForAxis: true, isSigned })}
      formatTime={(time) => formats.day(String(time))}
      isMasked={isMasked}
      height={height}
      state={state}
    />
  );
}
