import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { GridRow, type GridRowProps } from './GridRow.tsx';
import { useCutCells } from './useCutCells.ts';
import { useRowsInView, type RowsInViewOptions } from './useRowsInView.ts';

interface GridRowsProps<Row>
  extends
    Pick<GridRowProps, 'template' | 'looks' | 'contentsOf'>,
    Omit<RowsInViewOptions, 'group' | 'count'> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** CSS length. */
  minWidth: string;
  hasMore: boolean;
  onEndInView: (() => void) | undefined;
  activeColumnOf: (row: number) => number | null;
  hintOf: (row: number) => ReactNode;
}

/** How many rows before the last one the next ones are asked for: what a fast finger passes while they come. */
const rowsAhead = 20;

interface EndInView extends Pick<GridRowsProps<never>, 'onEndInView' | 'hasMore'> {
  count: number;
  /** The last row that is rendered. */
  last: number;
}

function useEndInView({ last, count, hasMore, onEndInView }: EndInView) {
  const isNear = hasMore && count > 0 && last >= count - rowsAhead;
  useEffect(() => {
    if (isNear) onEndInView?.();
  }, [isNear, onEndInView]);
}

/**
 * The rows of a table that are rendered, each at its place: below the room of those before it that are not. Apart from
 * the table around them: scrolling renders these alone.
 */
export function GridRows<Row>({
  rows,
  rowId,
  rowHeight,
  minWidth,
  pinnedRow,
  isOfPage,
  hasMore,
  onEndInView,
  activeColumnOf,
  hintOf,
  ...shared
}: GridRowsProps<Row>) {
  const count = rows.length;
  const group = useRef<HTMLDivElement>(null);
  useCutCells(group, shared.contentsOf);
  const indexes = useRowsInView({ count, rowHeight, group, isOfPage, pinnedRow });
  useEndInView({ last: indexes.at(-1) ?? 0, count, hasMore, onEndInView });
  return (
    <div
      ref={group}
      role="rowgroup"
      // A figure that moves has these rows laid out and nothing around them.
      className="contain-layout contain-size contain-style"
      style={{ minWidth, height: count * rowHeight }}
    >
      {indexes.map((index, place) => {
        const row = rows[index];
        const missing = index - (indexes[place - 1] ?? -1) - 1;
        return row === undefined ? null : (
          <Fragment key={rowId(row)}>
            {/* Not a margin of the row, which scrolling would have rendered again with all its cells. */}
            {missing > 0 && <div role="none" style={{ height: missing * rowHeight }} />}
            <GridRow {...shared} index={index} activeColumn={activeColumnOf(index)} hint={hintOf(index)} />
          </Fragment>
        );
      })}
    </div>
  );
}
