import type { LiveSource } from '../live-price/liveSource.ts';
import { useLiveCell } from '../live-price/useLiveCell.ts';
import { directionOf, type Direction } from '../internal/direction.ts';
import { pathOf, placeLine, sidesOf } from './sparkLine.ts';
import { sparkline } from './Sparkline.tsx';

/** What a Sparkline draws at this moment. */
export interface SparklineReading {
  /** Prices, oldest first. */
  points: readonly number[];
  /** The previous close, in the unit of the points; null while it is not known. */
  baseline: number | null;
  /** How much of the trading day the points cover, 0 to 1. */
  extent: number;
  /** Since the previous close, in any unit: decides the colour where there is no baseline. */
  change: number | null;
}

export interface LiveSparklineProps {
  source: LiveSource<SparklineReading>;
}

const widthPx = 64;
const heightPx = 22;

type Strokes = Record<Direction | 'baseline', string>;

/** The paths of the previous close and of what lies above it, below it and on it; an empty one draws nothing. */
function strokesOf({ points, baseline, extent, change }: SparklineReading): Strokes {
  const strokes: Strokes = { baseline: '', up: '', down: '', flat: '' };
  const line = placeLine({ points, baseline, extent, width: widthPx, height: heightPx });
  if (line.places.length === 0) return strokes;
  if (line.baselineY === null) return { ...strokes, [directionOf(change)]: pathOf(line.places) };
  strokes.baseline = `M0 ${line.baselineY}H${widthPx}`;
  for (const { side, places } of sidesOf(line.places, line.baselineY)) strokes[side] += pathOf(places);
  return strokes;
}

const sides = ['up', 'down', 'flat'] as const satisfies readonly Direction[];

/** As Sparkline, for a line whose end moves: a tick writes the paths and renders nothing. */
export function LiveSparkline({ source }: LiveSparklineProps) {
  const element = useLiveCell<SparklineReading, SVGSVGElement>({
    source,
    write(target, next) {
      const strokes = strokesOf(next);
      for (const path of target.querySelectorAll<SVGPathElement>('path[data-side]')) {
        const side = [...sides, 'baseline' as const].find((name) => name === path.dataset['side']);
        if (side && path.getAttribute('d') !== strokes[side]) path.setAttribute('d', strokes[side]);
      }
    },
  });
  const strokes = strokesOf(source.read());
  return (
    <svg
      ref={element}
      width={widthPx}
      height={heightPx}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      aria-hidden="true"
      className="figure max-w-full min-w-0 shrink"
    >
      <path
        data-side="baseline"
        d={strokes.baseline}
        className="fill-none stroke-border-strong"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      {sides.map((side) => (
        <path
          key={side}
          data-side={side}
          d={strokes[side]}
          strokeWidth="1.5"
          strokeLinejoin="round"
          strokeLinecap="round"
          className={sparkline({ direction: side }).line()}
        />
      ))}
    </svg>
  );
}
