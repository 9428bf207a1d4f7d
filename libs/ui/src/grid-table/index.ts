export type { GridTableColumn } from './columns.ts';
export type { RowDetail, RowGroup } from './groups.ts';
export { GridTable, type GridTableProps, type GridTableState } from './GridTable.tsx';
export { sortRows, type GridTableSort } from './sort.ts';
