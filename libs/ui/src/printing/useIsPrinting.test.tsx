import { act, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DataTable } from '../data-table/DataTable.tsx';
import { GridTable } from '../grid-table/GridTable.tsx';

const rows = Array.from({ length: 500 }, (_, index) => `row ${index}`);
const columns = [
  { id: 'name', header: 'Name', isRowHeader: true, cell: (row: string) => row, total: '500 rows' },
  { id: 'length', header: 'Length', cell: (row: string) => row.length },
];
const table = { 'aria-label': 'Rows', columns, rows, rowId: (row: string) => row };
const tell = (event: string) => act(async () => void window.dispatchEvent(new Event(event)));

afterEach(() => tell('afterprint'));

describe('a long table on paper [I4C-5-PRINT]', () => {
  it('has all of its rows, its head and its totals, also where a grid has those in view', async () => {
    render(<GridTable {...table} />);
    expect(screen.queryByRole('table')).toBeNull();
    await tell('beforeprint');
    const paper = within(screen.getByRole('table', { name: 'Rows' }));
    expect(paper.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      ...rows,
      '500 rows',
    ]);
    expect(paper.getAllByRole('columnheader')).toHaveLength(2);
    await tell('afterprint');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('grid')).toBeDefined();
  });

  it('has no buttons that act on a row', async () => {
    const actions = {
      id: 'actions',
      header: 'Actions',
      isActions: true,
      cell: () => <button type="button">Buy</button>,
    };
    render(<GridTable {...table} columns={[...columns, actions]} />);
    await tell('beforeprint');
    expect(within(screen.getByRole('table')).queryByRole('button')).toBeNull();
  });

  it('has all of its rows where it is a table', async () => {
    render(<DataTable {...table} />);
    await tell('beforeprint');
    expect(screen.getAllByRole('row')).toHaveLength(502);
  });
});
