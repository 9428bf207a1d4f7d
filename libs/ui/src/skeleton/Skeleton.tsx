import { tv, type VariantProps } from '../internal/tv.ts';

const skeleton = tv({
  base: 'block max-w-full animate-shimmer shimmer forced-colors:border',
  variants: { shape: { text: 'h-3 rounded-badge', block: 'rounded-control-inner', circle: 'rounded-full' } },
  defaultVariants: { shape: 'text' },
});

export interface SkeletonProps {
  /** @default 'text' — a line of text, 12 px high. */
  shape?: VariantProps<typeof skeleton>['shape'];
  /** CSS length, or pixels. @default '100%' */
  width?: number | string;
  /** Pixels. Needed for block and circle: a skeleton has the geometry of what it stands for. */
  height?: number;
}

/**
 * A grey shape in the place of content that is loading. It shows after 400 ms, so that quick answers do not flicker.
 * Decoration: the region around it says that it is busy.
 */
export function Skeleton({ shape, width = '100%', height }: SkeletonProps) {
  return <span aria-hidden="true" className={skeleton({ shape })} style={{ width, height }} />;
}

export interface SkeletonRowsProps {
  /** @default 5 */
  rows?: number;
}

/** The loading form of a list: two lines left, two right, with the final row height. */
export function SkeletonRows({ rows = 5 }: SkeletonRowsProps) {
  return (
    <div aria-hidden="true" className="divide-y divide-border">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="flex min-h-row items-center justify-between gap-4 px-card py-2">
          <div className="grid flex-1 gap-2">
            <Skeleton width="40%" />
            <Skeleton width="55%" />
          </div>
          <div className="grid w-20 justify-items-end gap-2">
            <Skeleton />
            <Skeleton width="60%" />
          </div>
        </div>
      ))}
    </div>
  );
}
