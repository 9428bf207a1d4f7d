import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { monthNames } from '@wealth/i18n-locale';
import { chartTexts } from '@wealth/i18n-locale/ui/chart';
import { loaderTexts } from '@wealth/i18n-locale/ui/loader';
import { isPlainKey } from '../isPlainKey.ts';
import { useUiText, useUiLanguage } from '../../messages/UiTextsProvider.tsx';
import { Skeleton } from '../../skeleton/Skeleton.tsx';
import { StateMessage, type StateMessageProps } from '../../state-message/StateMessage.tsx';
import { ChartReadout, type ChartColumn } from './ChartReadout.tsx';
import { ChartTable } from './ChartTable.tsx';
import { tickText } from './chartTime.ts';
import { movedIndex } from './movedIndex.ts';
import type { CreatePlot, Plot } from './plot.ts';
import { plotPlace } from './plotPlace.ts';
import { usePlot } from './usePlot.ts';

/** What stands instead of a chart. */
export type ChartState =
  | { kind: 'loading' }
  | ({ kind: 'empty' | 'error' | 'offline' } & Omit<StateMessageProps, 'kind'>);

export interface ChartFrameProps<Point extends { wall: number }> {
  'aria-label': string;
  /** Pixels. */
  height: number;
  /** In the order of time, each at another one. */
  points: readonly Point[];
  load: () => Promise<CreatePlot<Plot<Point>>>;
  columns: ReadonlyArray<ChartColumn<Point>>;
  timeText: (point: Point) => string;
  formatAxis: (value: number) => string;
  state: ChartState | undefined;
}

/** A chart needs two points; one is a figure. */
const fewestPoints = 2;

function ChartBody<Point extends { wall: number }>({
  height,
  points,
  load,
  columns,
  ...rest
}: Omit<ChartFrameProps<Point>, 'state'>) {
  const { timeText, formatAxis, 'aria-label': label } = rest;
  const { language } = useUiLanguage();
  const loaderText = useUiText(loaderTexts);
  const [active, setActive] = useState<number | null>(null);
  const last = points.length - 1;
  const look = useMemo(
    () => ({
      formatAxis,
      formatTick: (wall: number, unit: Parameters<typeof tickText>[1]) =>
        tickText(wall, unit, monthNames({ locale: language, style: 'short' })),
    }),
    [formatAxis, language],
  );
  // Two hundred rows that a moving crosshair must not render again.
  const table = useMemo(
    () => <ChartTable label={label} points={points} columns={columns} timeText={timeText} />,
    [label, points, columns, timeText],
  );
  const { host, plot, hasFailed, retry } = usePlot({
    load,
    onPointer: (index) => setActive(index !== null && index >= 0 && index <= last ? index : null),
  });

  useEffect(() => {
    plot?.draw(points, look);
  }, [plot, points, look]);

  function goTo(index: number | null) {
    setActive(index);
    plot?.moveTo(index);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const next = movedIndex(event.key, active, last);
    if (next === undefined || !isPlainKey(event)) return;
    event.preventDefault();
    goTo(next);
  }

  const shownIndex = Math.min(active ?? last, last);
  const shown = points[shownIndex];
  const figures =
    shown === undefined ? [] : columns.map(({ name, text, spoken }) => `${name} ${spoken ?? text(shown)}`);

  if (hasFailed) return <StateMessage kind="error" onRetry={retry} />;
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={shownIndex}
        aria-valuetext={shown === undefined ? undefined : `${timeText(shown)}: ${figures.join(', ')}`}
        className="relative size-full rounded-control-inner"
        onKeyDown={handleKeyDown}
        onFocus={() => goTo(active ?? last)}
        onBlur={() => goTo(null)}
      >
        <div ref={host} aria-hidden="true" style={plotPlace} />
        {plot === null && <Skeleton shape="block" height={height} />}
        {plot !== null && active !== null && shown !== undefined && (
          <ChartReadout x={plot.xOf(active)} columns={columns} point={shown} time={timeText(shown)} />
        )}
      </div>
      {plot === null && (
        <span role="status" className="sr-only">
          {loaderText('loading')}
        </span>
      )}
      {table}
    </>
  );
}

/** The frame of every chart over time: states, crosshair by pointer and by arrow keys, and the table behind it. */
export function ChartFrame<Point extends { wall: number }>({
  state,
  height,
  ...rest
}: ChartFrameProps<Point>) {
  const t = useUiText(chartTexts);
  const loaderText = useUiText(loaderTexts);
  if (state?.kind === 'loading') {
    return (
      <div aria-busy="true" style={{ height }}>
        <span role="status" className="sr-only">
          {loaderText('loading')}
        </span>
        <Skeleton shape="block" height={height} />
      </div>
    );
  }
  const isEmpty = rest.points.length < fewestPoints;
  return (
    <div className="relative" style={{ minHeight: height, height: state || isEmpty ? undefined : height }}>
      {state && <StateMessage {...state} />}
      {!state && isEmpty && <StateMessage kind="empty" title={t('emptyTitle')} text={t('emptyText')} />}
      {!state && !isEmpty && <ChartBody {...rest} height={height} />}
    </div>
  );
}
