import type { ReactNode } from 'react';
import { GridRow, type GridRowProps } from './GridRow.tsx';

interface GridRowsProps<Row> extends Pick<GridRowProps, 'template' | 'looks' | 'contentsOf'> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Of those that are rendered. */
  indexes: readonly number[];
  rowHeight: number;
  activeColumnOf: (row: number) => number | null;
  hintOf: (row: number) => ReactNode;
}

/** The rows of a table that are rendered, each at its place. */
export function GridRows<Row>({
  rows,
  rowId,
  indexes,
  rowHeight,
  activeColumnOf,
  hintOf,
  ...shared
}: GridRowsProps<Row>) {
  return indexes.map((index) => {
    const row = rows[index];
    return row === undefined ? null : (
      <GridRow
        {...shared}
        key={rowId(row)}
        index={index}
        top={index * rowHeight}
        activeColumn={activeColumnOf(index)}
        hint={hintOf(index)}
      />
    );
  });
}
