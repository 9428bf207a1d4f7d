import { tv, type VariantProps } from '../internal/tv.ts';

const bar = tv({
  slots: {
    track: 'relative mt-0.5 block h-0.5 w-full min-w-12 rounded-mark bg-surface-sunken bar-kept',
    fill: 'absolute inset-y-0 rounded-mark bar-kept',
  },
  variants: {
    tone: {
      neutral: { fill: 'bg-fg-subtle forced-colors:bg-system-text' },
      accent: { fill: 'bg-accent forced-colors:bg-system-highlight' },
      gain: { fill: 'bg-positive forced-colors:bg-system-highlight' },
      loss: { fill: 'bg-negative forced-colors:bg-system-text' },
    },
  },
});

export interface CompareBarProps {
  /** The figure above the bar. */
  value: number;
  /** The smallest and the largest figure of the column, in the same unit; zero is always within. */
  least?: number;
  most: number;
  /** @default 'neutral' */
  tone?: VariantProps<typeof bar>['tone'];
}

function percentOf(part: number, whole: number): string {
  return `${whole > 0 ? Math.round((part / whole) * 1000) / 10 : 0}%`;
}

/**
 * A line beneath a figure that makes the rows of a column comparable: every bar begins at the same zero. For the eye
 * only; the figure says the same.
 */
export function CompareBar({ value, least = 0, most, tone = 'neutral' }: CompareBarProps) {
  const left = Math.min(0, least);
  const span = Math.max(0, most) - left;
  const styles = bar({ tone });
  return (
    <span aria-hidden="true" className={styles.track()}>
      <span
        className={styles.fill()}
        style={{ left: percentOf(Math.min(0, value) - left, span), width: percentOf(Math.abs(value), span) }}
      />
    </span>
  );
}
