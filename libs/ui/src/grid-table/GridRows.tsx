import { Fragment, useEffect, useRef, type ReactNode } from 'react';
import { DetailRow } from './DetailRow.tsx';
import { GridRow, GroupRow, type GridRowProps } from './GridRow.tsx';
import type { Line } from './groups.ts';
import { useCutCells } from './useCutCells.ts';
import { useRowsInView, type RowsInViewOptions } from './useRowsInView.ts';

interface GridRowsProps<Row>
  extends
    Pick<GridRowProps, 'template' | 'looks' | 'contentsOf'>,
    Omit<RowsInViewOptions, 'group' | 'count'> {
  lines: ReadonlyArray<Line<Row>>;
  rowId: (row: Row) => string;
  /** The id of the row whose detail is in sight. */
  chosenRow: string | null;
  /** CSS length. */
  minWidth: string;
  hasMore: boolean;
  onEndInView: (() => void) | undefined;
  activeColumnOf: (row: number) => number | null;
  hintOf: (row: number) => ReactNode;
  onDetailHeight: (id: string, height: number) => void;
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

function keyOf<Row>(line: Line<Row>, rowId: (row: Row) => string): string {
  if (line.kind === 'group') return `group ${line.group.id}`;
  return line.kind === 'detail' ? `detail ${line.detail.id}` : rowId(line.row);
}

/**
 * The rows of a table that are rendered, each at its place: below the room of those before it that are not. Apart from
 * the table around them: scrolling renders these alone.
 */
export function GridRows<Row>({
  lines,
  rowId,
  chosenRow,
  tops,
  minWidth,
  pinnedRow,
  isOfPage,
  hasMore,
  onEndInView,
  activeColumnOf,
  hintOf,
  onDetailHeight,
  ...shared
}: GridRowsProps<Row>) {
  const count = lines.length;
  const group = useRef<HTMLDivElement>(null);
  useCutCells(group, shared.contentsOf);
  const indexes = useRowsInView({ count, tops, group, isOfPage, pinnedRow });
  useEndInView({ last: indexes.at(-1) ?? 0, count, hasMore, onEndInView });
  return (
    <div
      ref={group}
      role="rowgroup"
      // A figure that moves has these rows laid out and nothing around them.
      className="contain-layout contain-size contain-style"
      style={{ minWidth, height: tops[count] }}
    >
      {indexes.map((index, place) => {
        const line = lines[index];
        if (line === undefined) return null;
        const missing = (tops[index] ?? 0) - (tops[(indexes[place - 1] ?? -1) + 1] ?? 0);
        const id = keyOf(line, rowId);
        return (
          <Fragment key={id}>
            {/* Not a margin of the row, which scrolling would have rendered again with all its cells. */}
            {missing > 0 && <div role="none" style={{ height: missing }} />}
            {line.kind === 'group' && (
              <GroupRow index={index} columns={shared.looks.length} label={line.group.label} />
            )}
            {line.kind === 'detail' && (
              <DetailRow
                index={index}
                columns={shared.looks.length}
                detail={line.detail}
                isActive={activeColumnOf(index) !== null}
                onHeight={onDetailHeight}
              />
            )}
            {line.kind === 'row' && (
              <GridRow
                {...shared}
                index={index}
                isChosen={chosenRow === null ? undefined : chosenRow === id}
                activeColumn={activeColumnOf(index)}
                hint={hintOf(index)}
              />
            )}
          </Fragment>
        );
      })}
    </div>
  );
}
