import { Fragment, type ReactNode } from 'react';
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

/** The rows of a table that are rendered, each at its place: below the room of those before it that are not. */
export function GridRows<Row>({
  rows,
  rowId,
  indexes,
  rowHeight,
  activeColumnOf,
  hintOf,
  ...shared
}: GridRowsProps<Row>) {
  return indexes.map((index, place) => {
    const row = rows[index];
    const missing = index - (indexes[place - 1] ?? -1) - 1;
    return row === undefined ? null : (
      <Fragment key={rowId(row)}>
        {/* Not a margin of the row, which scrolling would have rendered again with all its cells. */}
        {missing > 0 && <div role="none" style={{ height: missing * rowHeight }} />}
        <GridRow {...shared} index={index} activeColumn={activeColumnOf(index)} hint={hintOf(index)} />
      </Fragment>
    );
  });
}
