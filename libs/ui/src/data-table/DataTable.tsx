import type { ReactNode } from 'react';
import { ScrollBox } from '../internal/ScrollBox.tsx';
import { tv } from '../internal/tv.ts';

const cell = tv({
  base: 'px-cell first:pl-card last:pr-card',
  variants: {
    kind: {
      head: 'h-row-head border-b border-border text-caption font-medium whitespace-nowrap text-fg-subtle',
      body: 'h-row border-b border-border py-1 whitespace-nowrap group-last/row:border-b-0',
    },
    align: { start: 'text-left', end: 'text-right tabular-nums' },
    /** Low priority columns leave first as the width shrinks. */
    from: {
      always: '',
      // A sheet of paper is narrow and shows every column.
      tablet: 'max-tablet:hidden print:table-cell',
      desktop: 'max-desktop:hidden print:table-cell',
    },
  },
  defaultVariants: { align: 'start', from: 'always' },
});

export interface DataTableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** @default 'start' — figures stand at the end. */
  align?: 'start' | 'end';
  /** The narrowest layout that shows the column. @default 'always' */
  from?: 'always' | 'tablet' | 'desktop';
  /** Names the row; at most one column. Its cells are row headers. */
  isRowHeader?: boolean;
}

export interface DataTableProps<Row> {
  /** Names the table for assistive technology; not shown. */
  'aria-label': string;
  columns: ReadonlyArray<DataTableColumn<Row>>;
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** CSS length; the body scrolls under the head beyond it. */
  maxHeight?: string;
}

/** Figures in columns that are only read, up to fifty rows. Inside a flush Card; scrolls sideways before it clips. */
export function DataTable<Row>({ columns, rows, rowId, maxHeight, ...labelProps }: DataTableProps<Row>) {
  return (
    <ScrollBox
      {...labelProps}
      className="overflow-auto focus-visible:-outline-offset-2"
      style={{ maxHeight }}
    >
      <table {...labelProps} className="w-full border-separate border-spacing-0 text-table">
        <thead className="sticky top-0 z-sticky bg-surface-head">
          <tr>
            {columns.map(({ id, header, align, from }) => (
              <th key={id} scope="col" className={cell({ kind: 'head', align, from })}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowId(row)} className="group/row hover:bg-surface-hover">
              {columns.map((column) => {
                const Cell = column.isRowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={column.id}
                    scope={column.isRowHeader ? 'row' : undefined}
                    className={`${cell({ kind: 'body', align: column.align, from: column.from })} ${column.isRowHeader ? 'font-normal' : ''}`}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
