import { directionOf, type Direction } from '../internal/direction.ts';
import { tv } from '../internal/tv.ts';
import { pathOf, placeLine, sidesOf, type Place } from './sparkLine.ts';

export const sparkline = tv({
  slots: { line: 'fill-none', area: 'stroke-none opacity-10 forced-colors:hidden' },
  variants: {
    direction: {
      up: { line: 'stroke-positive', area: 'fill-positive' },
      down: { line: 'stroke-negative', area: 'fill-negative' },
      flat: { line: 'stroke-fg-subtle', area: 'fill-fg-subtle' },
    },
  },
});

export interface SparklineProps {
  /** Prices, oldest first; those that are no number are left out. Fewer than two draw nothing but keep the space. */
  points: readonly number[];
  /** The previous close, in the unit of the points: a hairline, above it gain and below it loss. */
  baseline?: number | null;
  /** How much of the trading day the points cover, 0 to 1: lines beside each other are on one clock. @default 1 */
  extent?: number;
  /** Decides the colour where there is no baseline. @default the direction from the first to the last point */
  direction?: Direction;
  /** Pixels; less where there is less room. @default 64 */
  width?: number;
  /** Pixels. @default 22 */
  height?: number;
  /** @default false */
  isFilled?: boolean;
}

interface LineProps {
  places: readonly Place[];
  direction: Direction;
  /** Where the area beneath the line ends, in pixels; null draws none. */
  floor: number | null;
}

function Line({ places, direction, floor }: LineProps) {
  const styles = sparkline({ direction });
  return (
    <>
      {floor !== null && (
        <path
          d={`${pathOf(places)}L${places.at(-1)?.x ?? 0} ${floor}L${places[0]?.x ?? 0} ${floor}Z`}
          className={styles.area()}
        />
      )}
      <path
        d={pathOf(places)}
        strokeWidth="1.5"
        strokeLinejoin="round"
        strokeLinecap="round"
        className={styles.line()}
      />
    </>
  );
}

/** The shape of a price, for the eye only: it always stands beside the figures that say the same. */
export function Sparkline({
  points,
  baseline,
  extent = 1,
  direction,
  width = 64,
  height = 22,
  ...rest
}: SparklineProps) {
  const { isFilled = false } = rest;
  const line = placeLine({ points, baseline, extent, width, height });
  const whole = direction ?? directionOf((line.last ?? 0) - (line.first ?? 0));
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="figure max-w-full min-w-0 shrink"
    >
      {line.baselineY !== null && (
        <path
          d={`M0 ${line.baselineY}H${width}`}
          className="fill-none stroke-border-strong"
          strokeWidth="1"
          vectorEffect="non-scaling-stroke"
        />
      )}
      {line.baselineY === null && line.places.length > 0 && (
        <Line places={line.places} direction={whole} floor={isFilled ? height : null} />
      )}
      {line.baselineY !== null &&
        sidesOf(line.places, line.baselineY).map(({ places, side }) => (
          <Line
            key={`${side}${places[0]?.x ?? 0}`}
            places={places}
            direction={side}
            floor={isFilled ? line.baselineY : null}
          />
        ))}
    </svg>
  );
}
