import { formatAmount, formatCompact, maskedAmount } from '@wealth/i18n-locale';
import { amountTexts } from '@wealth/i18n-locale/ui/amount';
import { chartTexts } from '@wealth/i18n-locale/ui/chart';
import { loaderTexts } from '@wealth/i18n-locale/ui/loader';
import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { ChartReadout, type ChartColumn } from '../internal/charts/ChartReadout.tsx';
import type { ChartState } from '../internal/charts/chartState.ts';
import { ChartTable } from '../internal/charts/ChartTable.tsx';
import { placePoints, type Placed } from '../internal/charts/chartPoints.ts';
import { movedIndex } from '../internal/charts/movedIndex.ts';
import { standardTimeText, type FormatChartTime } from '../internal/charts/standardTimeText.ts';
import { isPlainKey } from '../internal/isPlainKey.ts';
import { useUiLanguage, useUiText } from '../messages/UiTextsProvider.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { StateMessage } from '../state-message/StateMessage.tsx';
import { LinePlot, MarkSign, type PlottedLine } from './LinePlot.tsx';
import { LineSwatch } from './LineSwatch.tsx';
import type { LineMark, LinePoint } from './linePoint.ts';
import { nearestPoint, placeOf } from './lineScale.ts';

export interface LineChartProps {
  /** Names the chart: what is drawn, and of what. */
  'aria-label': string;
  /** In any order; a time that is none is left out, of two equal ones the later stays. */
  points: readonly LinePoint[];
  /** @default 'area' — a light fill under the line, or between it and its steps; 'line' beside other percentages. */
  form?: 'area' | 'line';
  /** Name of the line in the readout and in the table. @default "Value" */
  seriesName?: string;
  /** Name of the dashed line; without it no benchmark is drawn. */
  benchmarkName?: string;
  /** Name of the dotted steps; without it none are drawn. */
  stepName?: string;
  /** Beneath the plot. @default none */
  marks?: readonly LineMark[];
  /** What the marks are called in the legend, which has them from the start: nothing moves when the points come. */
  markNames?: Readonly<Record<LineMark['kind'], string>>;
  /** In the readout and in the table. @default rupees with two decimals */
  formatValue?: (value: number | null | undefined) => string;
  /** On the axis. @default compact rupees */
  formatAxis?: (value: number) => string;
  /** @default the day, and the time in IST where the points have one */
  formatTime?: FormatChartTime;
  /** The client hides amounts. Leave it off for percentages: they stay visible. */
  isMasked?: boolean;
  /** Pixels of the plot and its axis, beneath the legend. @default 280 */
  height?: number;
  /** What stands instead of the chart. Fewer than two points are an empty chart without it. */
  state?: ChartState;
}

/** A chart needs two points; one is a figure. */
const fewestPoints = 2;
const standardHeightPx = 280;
const noMarks: readonly LineMark[] = [];
const writeAxis = (value: number) => formatCompact(value, { isForAxis: true });
const swatchOf = { value: 'line', benchmark: 'benchmark', step: 'step' } as const;

/** The lines that have a name, in the order of the legend. */
function useLines({ seriesName, stepName, benchmarkName }: LineChartProps): PlottedLine[] {
  const t = useUiText(chartTexts);
  const name = seriesName ?? t('value');
  return useMemo(() => {
    const lines: PlottedLine[] = [{ kind: 'value', name }];
    if (stepName !== undefined) lines.push({ kind: 'step', name: stepName });
    if (benchmarkName !== undefined) lines.push({ kind: 'benchmark', name: benchmarkName });
    return lines;
  }, [name, stepName, benchmarkName]);
}

interface LegendProps extends Pick<LineChartProps, 'markNames'> {
  lines: readonly PlottedLine[];
}

const markKinds = ['in', 'out'] as const;

/** Which line is which; one line alone needs no legend. */
function Legend({ lines, markNames }: LegendProps) {
  if (lines.length < 2 && markNames === undefined) return null;
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-1 text-caption text-fg-muted">
      {lines.map(({ kind, name }) => (
        <span key={kind} className="flex items-center gap-2">
          <LineSwatch kind={swatchOf[kind]} />
          {name}
        </span>
      ))}
      {markNames &&
        markKinds.map((kind) => (
          <span key={kind} className="flex items-center gap-2">
            <MarkSign kind={kind} />
            {markNames[kind]}
          </span>
        ))}
    </div>
  );
}

interface BodyProps extends LineChartProps {
  placed: ReadonlyArray<Placed<LinePoint>>;
  lines: readonly PlottedLine[];
}

function useColumns({ lines, isMasked = false, formatValue = formatAmount }: BodyProps) {
  const amountText = useUiText(amountTexts);
  return useMemo(
    () =>
      lines.map(({ kind, name }): ChartColumn<Placed<LinePoint>> => ({
        name,
        text: (point) => (isMasked ? maskedAmount : formatValue(point[kind])),
        spoken: isMasked ? amountText('hidden') : undefined,
        swatch: <LineSwatch kind={swatchOf[kind]} />,
      })),
    [lines, isMasked, formatValue, amountText],
  );
}

function ChartBody(props: BodyProps) {
  const { placed, lines, marks = noMarks, form = 'area', formatAxis = writeAxis, isMasked = false } = props;
  const { formatTime, height = standardHeightPx, 'aria-label': label } = props;
  const { locale } = useUiLanguage();
  const slider = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<number | null>(null);
  const columns = useColumns(props);
  const timeText = useMemo(() => {
    const write = formatTime ?? standardTimeText(placed, locale);
    return (point: Placed<LinePoint>) => write(point.time);
  }, [formatTime, placed, locale]);
  // Two hundred rows that a moving crosshair must not render again.
  const table = useMemo(
    () => <ChartTable label={label} points={placed} columns={columns} timeText={timeText} />,
    [label, placed, columns, timeText],
  );

  const last = placed.length - 1;
  const shownIndex = Math.min(active ?? last, last);
  const shown = placed[shownIndex];

  function handleKeyDown(event: KeyboardEvent) {
    const next = movedIndex(event.key, active, last);
    if (next === undefined || !isPlainKey(event)) return;
    event.preventDefault();
    setActive(next);
  }

  function handlePointer({ clientX }: PointerEvent) {
    const plot = slider.current?.querySelector('[data-plot]')?.getBoundingClientRect();
    if (plot && plot.width > 0) setActive(nearestPoint((clientX - plot.left) / plot.width, placed));
  }

  if (!shown) return null;
  const figures = columns.map(({ name, text, spoken }) => `${name} ${spoken ?? text(shown)}`);
  return (
    <>
      <div
        ref={slider}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={shownIndex}
        aria-valuetext={`${timeText(shown)}: ${figures.join(', ')}`}
        className="@container relative size-full touch-pan-y rounded-control-inner"
        onKeyDown={handleKeyDown}
        onFocus={() => setActive((before) => before ?? last)}
        onBlur={() => setActive(null)}
        onPointerDown={handlePointer}
        onPointerMove={handlePointer}
        onPointerLeave={() => setActive(null)}
      >
        <LinePlot
          points={placed}
          marks={marks}
          lines={lines}
          isFilled={form === 'area'}
          height={height}
          formatAxis={isMasked ? null : formatAxis}
          active={active === null ? null : shownIndex}
          readout={
            active !== null &&
            !isMasked && (
              <ChartReadout
                place={placeOf(shown.wall, placed)}
                columns={columns}
                point={shown}
                time={timeText(shown)}
              />
            )
          }
        />
      </div>
      {table}
    </>
  );
}

/**
 * A value over time, with what was put in and a benchmark if there are such. The arrow keys move the crosshair; a table
 * says the same.
 */
export function LineChart(props: LineChartProps) {
  const { points, state, height = standardHeightPx, markNames, benchmarkName, stepName } = props;
  const t = useUiText(chartTexts);
  const loaderText = useUiText(loaderTexts);
  const lines = useLines(props);
  const placed = useMemo(() => placePoints(points), [points]);
  const isEmpty = placed.length < fewestPoints;

  if (state !== undefined && state.kind !== 'loading') {
    return (
      <div style={{ minHeight: height }}>
        <StateMessage {...state} />
      </div>
    );
  }
  if (state === undefined && isEmpty) {
    return (
      <div style={{ minHeight: height }}>
        <StateMessage kind="empty" title={t('emptyTitle')} text={t('emptyText')} />
      </div>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-2" aria-busy={state !== undefined || undefined}>
      <Legend lines={lines} markNames={markNames} />
      <div className="relative" style={{ height }}>
        {state === undefined ? (
          <ChartBody key={`${benchmarkName}/${stepName}`} {...props} placed={placed} lines={lines} />
        ) : (
          <>
            <span role="status" className="sr-only">
              {loaderText('loading')}
            </span>
            <Skeleton shape="block" height={height} />
          </>
        )}
      </div>
    </div>
  );
}
