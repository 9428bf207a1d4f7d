import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GridTable } from './GridTable.tsx';
import type { GridTableColumn } from './columns.ts';

const columns: ReadonlyArray<GridTableColumn<string>> = [
  { id: 'name', header: 'Name', isRowHeader: true, cell: (row) => row },
  { id: 'action', header: 'Action', cell: (row) => <button type="button">Open {row}</button> },
];

function show(rows: readonly string[]) {
  return render(<GridTable aria-label="Names" columns={columns} rows={rows} rowId={(row) => row} />);
}

describe('the Tab key', () => {
  // A browser goes on from the element that has the focus after the handlers of the key.
  it('leaves through the element after the grid, or before it backwards', () => {
    show(['A', 'B']);
    const grid = screen.getByRole('grid');
    act(() => screen.getByRole('rowheader', { name: 'A' }).focus());
    fireEvent.keyDown(screen.getByRole('rowheader', { name: 'A' }), { key: 'Tab' });
    expect(document.activeElement).toBe(grid.nextElementSibling);

    act(() => screen.getByRole('button', { name: 'Open B' }).focus());
    fireEvent.keyDown(screen.getByRole('button', { name: 'Open B' }), { key: 'Tab', shiftKey: true });
    expect(document.activeElement).toBe(grid.previousElementSibling);
  });

  it('comes back to the cell that was left [I2-DONE-KEYS]', () => {
    show(['A', 'B']);
    const grid = screen.getByRole('grid');
    act(() => screen.getByRole('button', { name: 'Open B' }).focus());
    fireEvent.keyDown(screen.getByRole('button', { name: 'Open B' }), { key: 'Tab' });
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (grid.previousElementSibling instanceof HTMLElement) grid.previousElementSibling.focus();
    expect(screen.getByRole('button', { name: 'Open B' })).toBe(document.activeElement);
  });

  it('reaches one cell only, also when the rows of the one that was left are gone', () => {
    const { rerender } = show(['A', 'B', 'C']);
    act(() => screen.getByRole('rowheader', { name: 'C' }).focus());
    rerender(<GridTable aria-label="Names" columns={columns} rows={['A']} rowId={(row) => row} />);
    const inOrder = screen.getAllByRole('rowheader').filter((cell) => cell.tabIndex === 0);
    expect(inOrder).toEqual([screen.getByRole('rowheader', { name: 'A' })]);
  });
});
