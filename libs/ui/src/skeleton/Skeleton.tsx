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

/** Zero-width space: gives an empty line the height of its text. */
const blankLine = '\u200b';

/** A line of text that loads, as high as the text of its place. */
export function SkeletonLine({ width }: Pick<SkeletonProps, 'width'>) {
  return (
    // Hindi gives every element lines of its own height; this one is as high as the text around it.
    <span className="flex items-center" style={{ lineHeight: 'inherit' }}>
      {blankLine}
      <Skeleton width={width} />
    </span>
  );
}

export interface SkeletonRowsProps {
  /** @default 5 */
  rows?: number;
}

const rowForm = tv({
  base: 'flex items-center justify-between gap-4 border-b border-border px-card last:border-b-0',
  // Rows of a list are higher on phones; a table's are not.
  variants: {
    of: {
      list: 'min-h-row max-tablet:min-h-16',
      table: 'h-row',
      // Three lines where a name has room for half of itself: on the smallest phones.
      instruments: 'h-row max-[22.5rem]:h-17',
    },
  },
});

interface RowsProps extends Required<SkeletonRowsProps> {
  of: 'list' | 'table' | 'instruments';
}

function Rows({ rows, of }: RowsProps) {
  return (
    <div aria-hidden="true">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={rowForm({ of })}>
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

/** The loading form of a DataList: two lines left, two right, with the final row height. */
export function SkeletonRows({ rows = 5 }: SkeletonRowsProps) {
  return <Rows of="list" rows={rows} />;
}

export interface SkeletonTableProps extends SkeletonRowsProps {
  /** Its rows name instruments. @default false */
  isOfInstruments?: boolean;
}

/** The loading form of a DataTable: its head and its rows. A GridTable has one of its own. */
export function SkeletonTable({ rows = 5, isOfInstruments = false }: SkeletonTableProps) {
  return (
    <>
      <div aria-hidden="true" className="h-row-head border-b border-border bg-surface-head" />
      <Rows of={isOfInstruments ? 'instruments' : 'table'} rows={rows} />
    </>
  );
}
