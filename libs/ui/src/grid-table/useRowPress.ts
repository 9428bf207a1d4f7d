import type { KeyboardEvent, MouseEvent } from 'react';
import type { Line } from './groups.ts';
import { cellAround, widgetSelector } from './useGridNavigation.ts';

/** What a press or Enter in a cell is about: the row, unless a control of the cell has it. */
function rowOf<Row>(
  target: EventTarget,
  grid: HTMLElement,
  lines: ReadonlyArray<Line<Row>>,
): Row | undefined {
  const cell = cellAround(target, grid);
  // A press on the label of a box presses the box as well.
  const isWidget = target instanceof Element && target.closest(`${widgetSelector}, label`) !== null;
  const line = cell && !isWidget ? lines[Number(cell.dataset['row'])] : undefined;
  return line?.kind === 'row' ? line.row : undefined;
}

/** Hears presses on whole rows: one listener for a table, whatever its length. */
export function useRowPress<Row>(
  lines: ReadonlyArray<Line<Row>>,
  onRowPress: ((row: Row) => void) | undefined,
) {
  function press(event: MouseEvent<HTMLElement> | KeyboardEvent<HTMLElement>) {
    const row = onRowPress && rowOf(event.target, event.currentTarget, lines);
    if (!row || event.defaultPrevented) return;
    event.preventDefault();
    onRowPress(row);
  }
  return {
    handleClick(event: MouseEvent<HTMLElement>) {
      // Text that was marked to be copied was no press.
      if (document.getSelection()?.type !== 'Range') press(event);
    },
    handleEnter(event: KeyboardEvent<HTMLElement>) {
      if (event.key === 'Enter') press(event);
    },
  };
}
