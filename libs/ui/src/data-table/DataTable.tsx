import type { ReactNode } from 'react';
import { ScrollBox } from '../internal/ScrollBox.tsx';
import { tv } from '../internal/tv.ts';

/** The narrowest layout that shows a column, from the widest of reach to the narrowest. */
const reaches = ['always', 'tablet', 'desktop', 'wide'] as const;
type Reach = (typeof reaches)[number];

const cell = tv({
  base: 'cell-inline first:pl-card last:pr-card',
  variants: {
    kind: {
      head: 'h-row-head border-b border-border text-caption font-medium text-fg-subtle',
      body: 'h-row border-b border-border py-1 font-normal group-last/row:border-b-0',
      foot: 'h-row border-t border-border bg-surface-head py-1 font-semibold',
    },
    align: { start: 'text-left', end: 'text-right tabular-nums' },
    /** Low priority columns leave first as the width shrinks; on paper all of them stay. */
    from: {
      always: '',
      tablet: 'max-tablet:hidden print:table-cell',
      desktop: 'max-desktop:hidden print:table-cell',
      wide: 'from-wide',
    },
    /** The last column that is shown keeps the card's edge, also while others have left. */
    endsBelow: {
      always: '',
      tablet: 'max-tablet:pr-card',
      desktop: 'max-desktop:pr-card',
      wide: 'ends-narrow',
    },
    /** A name of 48 letters takes lines, and no room from the figures. */
    isRowHeader: { true: 'min-w-20 wrap-anywhere', false: 'whitespace-nowrap' },
  },
  defaultVariants: { align: 'start', from: 'always', isRowHeader: false },
});

/** Below which layout the column is the last one: the first at which one after it is shown. */
function endsBelowOf<Row>(columns: ReadonlyArray<DataTableColumn<Row>>, index: number): Reach {
  const later = columns.slice(index + 1).map(({ from = 'always' }) => from);
  return reaches.find((reach) => later.includes(reach)) ?? 'always';
}

export interface DataTableColumn<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** @default 'start' — figures stand at the end. */
  align?: 'start' | 'end';
  /** The narrowest layout that shows the column; `wide` goes by the room of the table itself. @default 'always' */
  from?: Reach;
  /** Names the row; at most one column. Its cells are row headers. */
  isRowHeader?: boolean;
  /** In the row of totals beneath the others. */
  total?: ReactNode;
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

interface RowProps<Row> {
  columns: ReadonlyArray<DataTableColumn<Row>>;
  kind: 'body' | 'foot';
  contentOf: (column: DataTableColumn<Row>) => ReactNode;
}

function TableRow<Row>({ columns, kind, contentOf }: RowProps<Row>) {
  return (
    <tr className={kind === 'body' ? 'group/row break-inside-avoid bg-layer hover:layer-hover' : undefined}>
      {columns.map((column, index) => {
        const { id, align, from, isRowHeader } = column;
        const Cell = isRowHeader ? 'th' : 'td';
        const style = { kind, align, from, isRowHeader, endsBelow: endsBelowOf(columns, index) };
        return (
          <Cell key={id} scope={isRowHeader ? 'row' : undefined} className={cell(style)}>
            {contentOf(column)}
          </Cell>
        );
      })}
    </tr>
  );
}

/**
 * Figures in columns that are only read, up to fifty rows. Inside a flush Card. What has no room scrolls sideways, and
 * fades at the edge behind which there is more.
 */
export function DataTable<Row>({ columns, rows, rowId, maxHeight, ...labelProps }: DataTableProps<Row>) {
  const hasTotals = rows.length > 0 && columns.some(({ total }) => total !== undefined);
  return (
    <ScrollBox
      {...labelProps}
      className="@container overflow-auto scroll-fades focus-visible:-outline-offset-2 print:max-h-none! print:overflow-visible"
      style={{ maxHeight }}
    >
      <table {...labelProps} className="w-full border-separate border-spacing-0 text-table">
        <thead className="sticky top-0 z-sticky bg-surface-head print:static">
          <tr>
            {columns.map(({ id, header, align, from }, index) => (
              <th
                key={id}
                scope="col"
                className={cell({ kind: 'head', align, from, endsBelow: endsBelowOf(columns, index) })}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow
              key={rowId(row)}
              kind="body"
              columns={columns}
              contentOf={(column) => column.cell(row)}
            />
          ))}
        </tbody>
        {hasTotals && (
          <tfoot>
            <TableRow kind="foot" columns={columns} contentOf={(column) => column.total} />
          </tfoot>
        )}
      </table>
    </ScrollBox>
  );
}
