import { directionOf, type Direction } from '../internal/direction.ts';
import { tv } from '../internal/tv.ts';

const sparkline = tv({
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
  /** Decides the colour. @default the direction from the first to the last point */
  direction?: Direction;
  /** Pixels. @default 64 */
  width?: number;
  /** Pixels. @default 22 */
  height?: number;
  /** @default false */
  isFilled?: boolean;
}

/** Room for half of the 1.5 px stroke at the edges. */
const insetPx = 1;

function coordinates(usable: readonly number[], width: number, height: number): string[] {
  if (usable.length < 2) return [];
  const lowest = usable.reduce((least, point) => Math.min(least, point));
  const highest = usable.reduce((most, point) => Math.max(most, point));
  // All points equal: a line through the middle instead of a division by zero.
  const range = highest - lowest;
  const stepPx = (width - 2 * insetPx) / (usable.length - 1);
  return usable.map((point, index) => {
    const share = range === 0 ? 0.5 : (highest - point) / range;
    const x = insetPx + index * stepPx;
    const y = insetPx + share * (height - 2 * insetPx);
    // A tenth of a pixel is all that can be seen.
    return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  });
}

/** The shape of a price, for the eye only: it always stands beside the figures that say the same. */
export function Sparkline({ points, direction, width = 64, height = 22, isFilled = false }: SparklineProps) {
  const usable = points.filter((point) => Number.isFinite(point));
  const [first = 0] = usable;
  const styles = sparkline({ direction: direction ?? directionOf((usable.at(-1) ?? 0) - first) });
  const line = coordinates(usable, width, height);
  return (
    <svg
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="figure shrink-0"
    >
      {line.length > 0 && isFilled && (
        <path
          d={`M${line.join('L')}L${width - insetPx} ${height}L${insetPx} ${height}Z`}
          className={styles.area()}
        />
      )}
      {line.length > 0 && (
        <path
          d={`M${line.join('L')}`}
          strokeWidth="1.5"
          strokeLinejoin="round"
          strokeLinecap="round"
          className={styles.line()}
        />
      )}
    </svg>
  );
}
