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
  /** Its turn to be hidden before the table has to scroll sideways, 1 first. Without it the column is always shown. */
  hidePriority?: number;
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

/**
 * The columns that are left when as many as must have made room, in their turn.
 *
 * @param room - Pixels, as with letters of the usual size.
 */
export function columnsThatFit<Row>(
  columns: ReadonlyArray<GridTableColumn<Row>>,
  room: number,
): ReadonlyArray<GridTableColumn<Row>> {
  if (leastWidthOf(columns) <= room) return columns;
  const turn = Math.min(...columns.map(({ hidePriority = Infinity }) => hidePriority));
  if (turn === Infinity) return columns;
  return columnsThatFit(
    columns.filter(({ hidePriority }) => hidePriority !== turn),
    room,
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

type Pinnable = Pick<GridTableColumn<never>, 'width' | 'isPinned'>;

/** Pixels of the first column, which stays in sight, and of the last one, where it is pinned. */
function pinnedWidths(columns: readonly Pinnable[]): { first: number; last: number } {
  const last = columns.at(-1);
  return { first: columns[0]?.width ?? 0, last: last?.isPinned ? (last.width ?? defaultWidthPx) : 0 };
}

/** Of the room of a table, what its pinned columns must leave to those that scroll under them. */
const leastShareUnderPins = 0.5;

/**
 * Whether the last column may be pinned beside the first. With letters twice as large they would leave a gap that shows
 * no other column whole.
 *
 * @param room - Pixels, as with letters of the usual size.
 */
export function hasRoomForPins(columns: readonly Pinnable[], room: number): boolean {
  const { first, last } = pinnedWidths(columns);
  return room - first - last >= room * leastShareUnderPins;
}

export function withoutPins<Row>(columns: ReadonlyArray<GridTableColumn<Row>>): Array<GridTableColumn<Row>> {
  return columns.map((column) => ({ ...column, isPinned: false }));
}

/** A cell that takes the focus is scrolled to where no pinned column covers it. */
export function besidePinned(columns: readonly Pinnable[]) {
  const { first, last } = pinnedWidths(columns);
  return { scrollPaddingLeft: remOf(first), scrollPaddingRight: remOf(last) };
}
