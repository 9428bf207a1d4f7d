import { useMemo } from 'react';
import { formatAmount, formatCompact, maskedAmount } from '@wealth/i18n-locale';
import { amountTexts } from '@wealth/i18n-locale/ui/amount';
import { chartTexts } from '@wealth/i18n-locale/ui/chart';
import { ChartFrame, type ChartState } from '../internal/charts/ChartFrame.tsx';
import { placePoints, type Placed } from '../internal/charts/chartPoints.ts';
import { standardTimeText, type FormatChartTime } from '../internal/charts/standardTimeText.ts';
import type { CreatePlot, Plot } from '../internal/charts/plot.ts';
import { useUiLanguage, useUiText } from '../messages/UiTextsProvider.tsx';
import { LineSwatch } from './LineSwatch.tsx';
import type { LinePoint } from './linePoint.ts';

export interface LineChartProps {
  /** Names the chart: what is drawn, and of what. */
  'aria-label': string;
  /** In any order; a time that is none is left out, of two equal ones the later stays. */
  points: readonly LinePoint[];
  /** @default 'area' — a line with a light fill; 'line' for percentages around zero and beside other lines. */
  form?: 'area' | 'line';
  /** Name of the line in the readout and in the table. @default "Value" */
  seriesName?: string;
  /** Name of the dashed line; without it no benchmark is drawn. */
  benchmarkName?: string;
  /** In the readout and in the table. @default rupees with two decimals */
  formatValue?: (value: number | null | undefined) => string;
  /** On the axis. @default compact rupees */
  formatAxis?: (value: number) => string;
  /** @default the day, and the time in IST where the points have one */
  formatTime?: FormatChartTime;
  /** The client hides amounts. Leave it off for percentages: they stay visible. */
  isMasked?: boolean;
  /** Pixels. @default 280 */
  height?: number;
  /** What stands instead of the chart. Fewer than two points are an empty chart without it. */
  state?: ChartState;
}

const loadArea = (): Promise<CreatePlot<Plot<Placed<LinePoint>>>> =>
  import('./createLinePlot.ts').then(
    ({ createLinePlot }) =>
      (host) =>
        createLinePlot(host, true),
  );

const loadLine = (): Promise<CreatePlot<Plot<Placed<LinePoint>>>> =>
  import('./createLinePlot.ts').then(
    ({ createLinePlot }) =>
      (host) =>
        createLinePlot(host, false),
  );

const writeAxis = (value: number) => formatCompact(value, { isForAxis: true });

const hideFromAxis = () => '•••';

/** A value over time, with a benchmark if there is one. The arrow keys move the crosshair. */
export function LineChart({
  points,
  form = 'area',
  height = 280,
  isMasked = false,
  ...rest
}: LineChartProps) {
  const { seriesName, benchmarkName, formatValue = formatAmount, formatAxis = writeAxis } = rest;
  const { formatTime, state, 'aria-label': label } = rest;
  const t = useUiText(chartTexts);
  const amountText = useUiText(amountTexts);
  const placed = useMemo(
    () =>
      placePoints(benchmarkName === undefined ? points.map(({ time, value }) => ({ time, value })) : points),
    [points, benchmarkName],
  );
  const columns = useMemo(() => {
    const written = (value: number | null | undefined) => (isMasked ? maskedAmount : formatValue(value));
    const main = {
      name: seriesName ?? t('value'),
      text: (point: Placed<LinePoint>) => written(point.value),
      spoken: isMasked ? amountText('hidden') : undefined,
      swatch: <LineSwatch kind="line" />,
    };
    if (benchmarkName === undefined) return [main];
    return [
      main,
      {
        ...main,
        name: benchmarkName,
        text: (point: Placed<LinePoint>) => written(point.benchmark),
        swatch: <LineSwatch kind="benchmark" />,
      },
    ];
  }, [seriesName, benchmarkName, formatValue, isMasked, t, amountText]);
  const { locale } = useUiLanguage();
  const timeText = useMemo(() => {
    const write = formatTime ?? standardTimeText(placed, locale);
    return (point: Placed<LinePoint>) => write(point.time);
  }, [formatTime, placed, locale]);

  return (
    <ChartFrame
      // Another form is another drawing.
      key={form}
      aria-label={label}
      height={height}
      points={placed}
      load={form === 'area' ? loadArea : loadLine}
      columns={columns}
      timeText={timeText}
      formatAxis={isMasked ? hideFromAxis : formatAxis}
      state={state}
    />
  );
}
