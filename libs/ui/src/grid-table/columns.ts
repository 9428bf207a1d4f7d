import type { ReactNode } from 'react';
import type { Breakpoint } from '../breakpoint/useBreakpoint.ts';

export interface GridTableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The column's cell of the total row. The table has that row as soon as one column in sight has a total. */
  total?: ReactNode;
  /** @default 'start' — figures stand at the end. */
  align?: 'start' | 'end';
  /**
   * Of figures that may be longer than their column: they end in dots, as words do. Never of figures that move many times a
   * second: a cell that clips is drawn by itself, with each of them.
   */
  isCut?: boolean;
  /** Pixels that the column keeps before the table scrolls sideways; they grow with the letters. @default 120 */
  width?: number;
  /** Share of the room that is left over; 0 keeps the column at its width. @default 1 */
  grow?: number;
  /** The narrowest layout that shows the column: low priority columns leave first. @default 'always' */
  from?: 'always' | 'tablet' | 'desktop';
  /** Names the row; one column. Its cells are row headers, and it cannot be hidden. */
  isRowHeader?: boolean;
  /** Its head is a button that asks for the order. */
  isSortable?: boolean;
  /** What `sortRows` compares; missing values come last in both directions. */
  sortValue?: (row: Row) => string | number | null;
  /** Of the last column: it stays in sight while the others scroll under it, as the first one does. */
  isPinned?: boolean;
  /** Buttons that show while the row is hovered or holds the focus, and always on touch screens. Cannot be hidden. */
  isActions?: boolean;
}

export interface ColumnsInSight {
  breakpoint: Breakpoint;
  hiddenColumns: readonly string[];
}

const defaultWidthPx = 120;
const widths: Record<Breakpoint, number> = { mobile: 0, tablet: 1, desktop: 2 };
const neededWidths = { always: 0, tablet: 1, desktop: 2 } as const;

/** Whether the client may hide the column. */
export function isHideable({ isRowHeader, isActions }: GridTableColumn<never>): boolean {
  return !isRowHeader && !isActions;
}

/** The columns that this layout has room for and that the client did not hide. */
export function columnsInSight<Row>(
  columns: ReadonlyArray<GridTableColumn<Row>>,
  { breakpoint, hiddenColumns }: ColumnsInSight,
): Array<GridTableColumn<Row>> {
  return columns.filter(
    (column) =>
      neededWidths[column.from ?? 'always'] <= widths[breakpoint] &&
      !(isHideable(column) && hiddenColumns.includes(column.id)),
  );
}

/** Every row is a grid of its own; the same template keeps their columns under each other. */
export function templateOf<Row>(columns: ReadonlyArray<GridTableColumn<Row>>): string {
  return columns
    .map(({ width = defaultWidthPx, grow = 1 }) =>
      grow > 0 ? `minmax(${remOf(width)}, ${grow}fr)` : remOf(width),
    )
    .join(' ');
}

/** Letters twice as large need columns twice as wide. */
export const remOf = (width: number) => `${width / 16}rem`;

/** Pixels, with letters as they are drawn, below which the table scrolls sideways. */
export function leastWidthOf<Row>(columns: ReadonlyArray<GridTableColumn<Row>>): number {
  return columns.reduce((sum, { width = defaultWidthPx }) => sum + width, 0);
}

/** A cell that takes the focus is scrolled to where no pinned column covers it. */
export function besidePinned(columns: ReadonlyArray<Pick<GridTableColumn<never>, 'width' | 'isPinned'>>) {
  const last = columns.at(-1);
  return {
    scrollPaddingLeft: remOf(columns[0]?.width ?? 0),
    scrollPaddingRight: remOf(last?.isPinned ? (last.width ?? defaultWidthPx) : 0),
  };
}
