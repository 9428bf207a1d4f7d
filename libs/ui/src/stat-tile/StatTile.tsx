import type { ReactNode } from 'react';
import { Amount } from '../amount/Amount.tsx';
import { SkeletonLine } from '../skeleton/Skeleton.tsx';
import { tv } from '../internal/tv.ts';
import type { Direction } from '../internal/direction.ts';

const tile = tv({
  slots: {
    root: 'tile-lines stat-tile min-w-0 px-card py-4 forced-colors:outline',
    label: 'text-detail wrap-anywhere text-fg-muted',
    value: 'figure min-w-0',
    detail: 'min-w-0 text-detail wrap-anywhere text-fg-muted',
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
  /** One figure, in the client's format; a text steps down before it would leave the tile. */
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
      <dt className={styles.label()}>{label}</dt>
      {isLoading ? (
        <>
          <dd className="text-heading">
            <SkeletonLine width="80%" />
          </dd>
          <dd className="text-detail">
            <SkeletonLine width={64} />
          </dd>
        </>
      ) : (
        <>
          <dd className={styles.value()}>
            {typeof value === 'string' ? <Amount form="figure" value={value} /> : value}
          </dd>
          <dd className={styles.detail()}>{detail ?? blankLine}</dd>
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

/** The leading figures of a page side by side in one panel; beneath one another where it is narrow. */
export function StatStrip({ children, ...labelProps }: StatStripProps) {
  return (
    <section
      {...labelProps}
      className="@container overflow-hidden rounded-card border border-border bg-surface shadow-raised"
    >
      <dl className="stat-columns gap-px">{children}</dl>
    </section>
  );
}
