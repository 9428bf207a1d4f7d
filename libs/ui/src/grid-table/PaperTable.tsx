import { DataTable } from '../data-table/DataTable.tsx';
import { useIsPrinting } from '../printing/useIsPrinting.ts';
import type { GridTableColumn } from './columns.ts';

interface PaperTableProps<Row> {
  'aria-label': string;
  columns: ReadonlyArray<GridTableColumn<Row>>;
  rows: readonly Row[];
  rowId: (row: Row) => string;
}

/**
 * What paper has in the place of a grid: all of its rows, beneath a head that each sheet repeats. A grid has the rows in
 * view, in a box of one height that no sheet can break.
 */
export function PaperTable<Row>({ columns, ...rest }: PaperTableProps<Row>) {
  const isPrinting = useIsPrinting();
  if (!isPrinting) return null;
  const shown = columns.flatMap(({ id, header, cell, align, isRowHeader, isActions, total }) =>
    isActions ? [] : [{ id, header, cell, align, isRowHeader, total }],
  );
  return <DataTable {...rest} columns={shown} />;
}
