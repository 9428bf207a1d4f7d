import { monthNames } from '@wealth/i18n-locale';
import { useMemo, type ReactNode } from 'react';
import { drawable, type Placed } from '../internal/charts/chartPoints.ts';
import { tickText, wallSeconds } from '../internal/charts/chartTime.ts';
import { tv } from '../internal/tv.ts';
import { useRootFontPx } from '../internal/useRootFontPx.ts';
import { useUiLanguage } from '../messages/UiTextsProvider.tsx';
import type { LineMark, LinePoint } from './linePoint.ts';
import { drawingSide, heightOf, linePaths, placeOf, valueScale, type ValueScale } from './lineScale.ts';
import { spreadLabels } from './spreadLabels.ts';
import { timeTicks } from './timeTicks.ts';

const lineStyles = tv({
  base: 'fill-none forced-colors:stroke-system-text',
  variants: {
    kind: {
      value: 'stroke-chart-line',
      benchmark: 'stroke-chart-bench',
      step: 'stroke-fg-muted',
    },
  },
});

const endStyles = tv({
  base: 'absolute left-full w-28 -translate-y-1/2 pl-2.5 text-tick font-semibold tabular-nums @max-[34rem]:hidden',
  variants: {
    kind: { value: 'text-accent-text', benchmark: 'text-brass', step: 'text-fg-muted' },
  },
});

const percent = (ratio: number) => `${Math.round(ratio * 10_000) / 100}%`;

/** A label at the edge of the plot would leave it: it begins or ends there. */
function aligned(place: number): string {
  if (place < 0.05) return '';
  return place > 0.95 ? '-translate-x-full' : '-translate-x-1/2';
}

export type LineKind = 'value' | 'benchmark' | 'step';

export interface PlottedLine {
  kind: LineKind;
  name: string;
}

interface LinePlotProps {
  points: ReadonlyArray<Placed<LinePoint>>;
  marks: readonly LineMark[];
  /** Those that are drawn; the names of more than one stand at their ends where there is room. */
  lines: readonly PlottedLine[];
  isFilled: boolean;
  /** Null where the axis is hidden. */
  formatAxis: ((value: number) => string) | null;
  /** Index of the point of the crosshair. */
  active: number | null;
  /** What stands at the crosshair. */
  readout: ReactNode;
  /** Pixels of plot, marks and axis together. */
  height: number;
}

/** Pixels of the room above the plot, and of marks and axis beneath it. */
const roomAroundPx = 52;

/** Of a label at the end of a line, in rem: its name and its figure beneath. */
const labelHeightRem = 2;

/** The ground line at zero says it by lying there, and the line of the first days lies on its label. */
const hasLabel = (tick: number, index: number) => index > 0 || tick !== 0;

interface EndsProps extends Pick<LinePlotProps, 'points' | 'lines' | 'formatAxis'> {
  scale: ValueScale;
  height: number;
}

/** The name of each line and its last figure, at its end. */
function Ends({ points, lines, formatAxis, scale, height }: EndsProps) {
  const rem = useRootFontPx();
  const last = points.at(-1);
  const ends = lines.flatMap((line) => {
    const figure = drawable(last?.[line.kind]);
    return figure === null ? [] : [{ ...line, figure }];
  });
  const gap = (labelHeightRem * rem) / height;
  // Letters twice as large: the legend says the names, and the readout the figures.
  if (gap * ends.length > 1) return null;
  const heights = spreadLabels(
    ends.map(({ figure }) => heightOf(figure, scale)),
    gap,
  );
  return ends.map(({ kind, name, figure }, index) => (
    <span
      key={kind}
      aria-hidden="true"
      className={endStyles({ kind })}
      style={{ top: percent(heights[index] ?? 0) }}
    >
      <span className="block truncate">{name}</span>
      {formatAxis?.(figure)}
    </span>
  ));
}

function Marks({ points, marks }: Pick<LinePlotProps, 'points' | 'marks'>) {
  return (
    <div className="relative h-4">
      {marks.map(({ time, kind }) => {
        const place = placeOf(wallSeconds(time) ?? Number.NaN, points);
        if (!(place >= 0 && place <= 1)) return null;
        return (
          <MarkSign
            key={`${kind}${time}`}
            kind={kind}
            className="absolute top-1 -translate-x-1/2"
            left={percent(place)}
          />
        );
      })}
    </div>
  );
}

const markStyles = tv({
  base: 'inline-block size-2.5 shrink-0 forced-colors:fill-system-text',
  variants: { kind: { in: 'fill-fg-muted', out: 'fill-brass' } },
});

interface MarkSignProps {
  kind: LineMark['kind'];
  className?: string;
  left?: string;
}

/** A triangle that points to where the money went. */
export function MarkSign({ kind, className, left }: MarkSignProps) {
  return (
    <svg
      viewBox="0 0 10 10"
      aria-hidden="true"
      className={markStyles({ kind, className })}
      style={left === undefined ? undefined : { left }}
    >
      <path d={kind === 'in' ? 'M5 1L9.5 9H0.5Z' : 'M5 9L0.5 1H9.5Z'} />
    </svg>
  );
}

function TimeAxis({ points }: Pick<LinePlotProps, 'points'>) {
  const { language } = useUiLanguage();
  const months = monthNames({ locale: language, style: 'short' });
  const ticks = timeTicks(points[0]?.wall ?? 0, points.at(-1)?.wall ?? 0);
  return (
    <div className="relative h-5 text-tick text-chart-axis">
      {ticks.map(({ wall, unit }, index) => {
        const place = placeOf(wall, points);
        const isMinor = index % 2 === 1;
        return (
          <span
            key={wall}
            className={`absolute top-1 whitespace-nowrap ${aligned(place)} ${isMinor ? '@max-[26rem]:hidden' : ''}`}
            style={{ left: percent(place) }}
          >
            {tickText(wall, unit === 'monthOfYear' ? 'month' : unit, months)}
            {unit === 'monthOfYear' && ` ${tickText(wall, 'year', months)}`}
          </span>
        );
      })}
    </div>
  );
}

interface CrosshairProps extends Pick<LinePlotProps, 'points' | 'active'> {
  scale: ValueScale;
}

/** The vertical line at a point, and a dot on its value; without a crosshair the dot stands on the last one. */
function Crosshair({ points, active, scale }: CrosshairProps) {
  const shown = points[active ?? points.length - 1];
  if (!shown) return null;
  const left = percent(placeOf(shown.wall, points));
  const value = drawable(shown.value);
  return (
    <>
      {active !== null && (
        <span className="absolute inset-y-0 border-l border-dotted border-border-control" style={{ left }} />
      )}
      {value !== null && (
        <span
          className="absolute size-2.5 -translate-1/2 rounded-full border-2 border-surface bg-chart-line forced-colors:bg-system-text"
          style={{ left, top: percent(heightOf(value, scale)) }}
        />
      )}
    </>
  );
}

/** What is seen of a line chart: lines, grid, axes, marks and crosshair. The slider around it says the same. */
export function LinePlot({
  points,
  marks,
  lines,
  isFilled,
  formatAxis,
  active,
  readout,
  height,
}: LinePlotProps) {
  const scale = useMemo(
    () => valueScale(points.flatMap((point) => lines.map(({ kind }) => point[kind]))),
    [points, lines],
  );
  const paths = useMemo(() => linePaths(points, scale), [points, scale]);
  const stroke = { strokeWidth: 2, strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' } as const;
  const has = (kind: LineKind) => lines.some((line) => line.kind === kind);

  return (
    <div
      aria-hidden="true"
      className={`absolute inset-0 flex flex-col pt-4 ${lines.length > 1 ? 'pr-28 @max-[34rem]:pr-0' : ''}`}
    >
      <div className="relative min-h-0 flex-1" data-plot="">
        {scale.ticks.map((tick) => (
          <span
            key={tick}
            className={`absolute inset-x-0 border-t ${tick === 0 ? 'border-border-strong' : 'border-chart-grid'}`}
            style={{ top: percent(heightOf(tick, scale)) }}
          />
        ))}
        <svg
          viewBox={`0 0 ${drawingSide} ${drawingSide}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          {isFilled && <path d={paths.area} className="fill-chart-line/15 forced-colors:fill-none" />}
          {has('step') && (
            <path
              d={paths.step}
              {...stroke}
              strokeWidth={1.5}
              strokeDasharray="1.5 3"
              className={lineStyles({ kind: 'step' })}
            />
          )}
          {has('benchmark') && (
            <path
              d={paths.benchmark}
              {...stroke}
              strokeWidth={1.5}
              strokeDasharray="5 4"
              className={lineStyles({ kind: 'benchmark' })}
            />
          )}
          <path d={paths.value} {...stroke} className={lineStyles({ kind: 'value' })} />
        </svg>
        {formatAxis !== null &&
          scale.ticks.filter(hasLabel).map((tick) => (
            <span
              key={tick}
              className="absolute left-0 -translate-y-full text-tick text-chart-axis tabular-nums"
              style={{ top: percent(heightOf(tick, scale)) }}
            >
              {formatAxis(tick)}
            </span>
          ))}
        <Crosshair points={points} active={active} scale={scale} />
        {lines.length > 1 && (
          <Ends
            points={points}
            lines={lines}
            formatAxis={formatAxis}
            scale={scale}
            height={height - roomAroundPx}
          />
        )}
        {readout}
      </div>
      {marks.length > 0 && <Marks points={points} marks={marks} />}
      <TimeAxis points={points} />
    </div>
  );
}
