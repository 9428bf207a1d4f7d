import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { clampPosition, nextPosition, type GridPosition } from './position.ts';

/** What of a cell takes the focus in its place. Widgets that need the arrow keys themselves do not belong in a cell. */
export const widgetSelector =
  'button:not(:disabled), a[href], input:not(:disabled), [role="button"], [role="link"]';

function widgetsOf(cell: Element): HTMLElement[] {
  return [...cell.querySelectorAll<HTMLElement>(widgetSelector)];
}

/** The cell that an event is about; null for what lies outside of the grid. */
export function cellAround(target: EventTarget, grid: HTMLElement | null): HTMLElement | null {
  // A menu that a cell opens lies elsewhere on the page, but React brings its events here.
  if (!(target instanceof Element) || !grid?.contains(target)) return null;
  return target.closest<HTMLElement>('[data-column]');
}

function positionOf(cell: HTMLElement): GridPosition {
  return { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
}

function cellAt(grid: HTMLElement | null, { row, column }: GridPosition): HTMLElement | null {
  return (
    grid?.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`) ??
    // The detail of a row is one cell, whichever column the key comes from.
    grid?.querySelector<HTMLElement>(`[data-row="${row}"][data-column]`) ??
    null
  );
}

type Edge = 'first' | 'last';

function focusIn(cell: HTMLElement | null, edge: Edge) {
  const target = cell && (widgetsOf(cell).at(edge === 'first' ? 0 : -1) ?? cell);
  target?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

export interface GridExtent {
  lastRow: number;
  lastColumn: number;
  /** Where a key leads to from a line: past those that are no rows. */
  rowFrom: (move: { from: number; to: number }) => number;
  /** Rows that fit into the view; read when a key is pressed, because the view may have been resized. */
  pageRowsOf: (grid: HTMLElement) => number;
}

export interface GridNavigation {
  /** The one cell that the Tab key reaches; its row is always rendered. */
  active: GridPosition;
  /** For the elements right before and after the grid: the Tab key leaves the grid through them. */
  before: RefObject<HTMLDivElement | null>;
  after: RefObject<HTMLDivElement | null>;
  enter: () => void;
  handleKeyDown: (event: KeyboardEvent) => void;
  handleFocus: (event: FocusEvent) => void;
}

/**
 * Moves the focus from cell to cell as the grid pattern of ARIA asks. A cell with buttons or links hands the focus to
 * them, one after the other; Tab leaves the grid as a whole and comes back to the cell that was left.
 *
 * @param grid - the element with the role grid; its cells carry `data-row` and `data-column`.
 */
export function useGridNavigation(
  grid: RefObject<HTMLDivElement | null>,
  { lastRow, lastColumn, rowFrom, pageRowsOf }: GridExtent,
): GridNavigation {
  const [chosen, setChosen] = useState<GridPosition>({ row: 0, column: 0 });
  const pendingEdge = useRef<Edge | null>(null);
  const isLeaving = useRef(false);
  const before = useRef<HTMLDivElement>(null);
  const after = useRef<HTMLDivElement>(null);
  // Rows and columns may have left since the cell was chosen.
  const clamped = clampPosition(chosen, { lastRow, lastColumn });
  const active = { ...clamped, row: rowFrom({ from: clamped.row, to: clamped.row }) };

  useLayoutEffect(() => {
    const edge = pendingEdge.current;
    pendingEdge.current = null;
    if (edge) focusIn(cellAt(grid.current, chosen), edge);
  }, [grid, chosen]);

  function enter() {
    if (isLeaving.current) isLeaving.current = false;
    else focusIn(cellAt(grid.current, active), 'first');
  }

  function leave(isBackwards: boolean) {
    isLeaving.current = true;
    // The browser goes on from here when it handles this same key.
    (isBackwards ? before : after).current?.focus({ preventScroll: true });
  }

  function moveWithin(cell: HTMLElement, key: string): boolean {
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
    const widgets = widgetsOf(cell);
    const at = widgets.findIndex((widget) => widget === document.activeElement);
    const next = at + (key === 'ArrowRight' ? 1 : -1);
    const target = next < 0 ? undefined : widgets[next];
    target?.focus();
    return target !== undefined;
  }

  function handleKeyDown(event: KeyboardEvent) {
    const cell = cellAround(event.target, grid.current);
    if (!cell || event.altKey) return;
    if (event.key === 'Tab') leave(event.shiftKey);
    else move(cell, event);
  }

  function move(cell: HTMLElement, event: KeyboardEvent) {
    if (!grid.current) return;
    const from = positionOf(cell);
    const led = nextPosition(
      from,
      { key: event.key, isControl: event.ctrlKey || event.metaKey },
      { lastRow, lastColumn, pageRows: pageRowsOf(grid.current) },
    );
    if (!led) return;
    event.preventDefault();
    const next = { ...led, row: rowFrom({ from: from.row, to: led.row }) };
    if (moveWithin(cell, event.key)) return;
    if (next.row === from.row && next.column === from.column) return;
    pendingEdge.current = event.key === 'ArrowLeft' ? 'last' : 'first';
    setChosen(next);
  }

  function handleFocus(event: FocusEvent) {
    const cell = cellAround(event.target, grid.current);
    if (!cell) return;
    const position = positionOf(cell);
    if (position.row !== chosen.row || position.column !== chosen.column) setChosen(position);
  }

  return { active, before, after, enter, handleKeyDown, handleFocus };
}
