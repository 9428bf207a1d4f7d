import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { tv } from '../internal/tv.ts';
import type { Direction } from '../internal/direction.ts';

const tile = tv({
  slots: {
    root: 'tile-lines flex min-w-0 flex-col gap-0.5 px-card py-4 forced-colors:outline',
    value: 'truncate text-heading tabular-nums',
  },
  variants: {
    direction: {
      up: { value: 'text-positive' },
      down: { value: 'text-negative' },
      flat: {},
    },
  },
  defaultVariants: { direction: 'flat' },
});

/** Zero-width space: gives an empty line the height of its text. */
const blankLine = '\u200b';

export interface StatTileProps {
  label: string;
  /** One figure, in the client's format. */
  value: ReactNode;
  /** A change, or a few words on the figure. */
  detail?: ReactNode;
  /** Colours a gain or a loss; the sign in the value says it too. @default 'flat' */
  direction?: Direction;
  /** The figure is on its way: the tile keeps its final size. */
  isLoading?: boolean;
}

/** One figure with its name. Inside a StatStrip. */
export function StatTile({ label, value, detail, direction, isLoading = false }: StatTileProps) {
  const styles = tile({ direction });
  return (
    <div className={styles.root()} aria-busy={isLoading || undefined}>
      <dt className="truncate text-detail text-fg-muted">{label}</dt>
      {isLoading ? (
        <>
          <dd className="flex items-center text-heading">
            {blankLine}
            <Skeleton width="80%" />
          </dd>
          <dd className="flex items-center text-detail">
            {blankLine}
            <Skeleton width="50%" />
          </dd>
        </>
      ) : (
        <>
          <dd className={styles.value()}>{value}</dd>
          <dd className="truncate text-detail text-fg-muted">{detail ?? blankLine}</dd>
        </>
      )}
    </div>
  );
}

export interface StatStripProps {
  /** Names the panel for assistive technology; not shown. */
  'aria-label': string;
  /** Two to six StatTiles. */
  children: ReactNode;
}

/** The leading figures of a page side by side in one panel; two beside each other on phones. */
export function StatStrip({ children, ...labelProps }: StatStripProps) {
  return (
    <section
      {...labelProps}
      className="overflow-hidden rounded-card border border-border bg-surface shadow-raised"
    >
      <dl className="stat-columns gap-px">{children}</dl>
    </section>
  );
}
