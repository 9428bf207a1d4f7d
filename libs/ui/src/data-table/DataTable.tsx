import { memo, useCallback, useRef, type ReactNode } from 'react';
import { ScrollBox } from '../internal/ScrollBox.tsx';
import { tv } from '../internal/tv.ts';
import { useRowsNearWindow, type RowsNearWindow } from './useRowsNearWindow.ts';

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
    isClose: { true: 'px-1.5', false: '' },
  },
  compoundVariants: [{ kind: 'head', isClose: true, class: 'py-1 align-bottom whitespace-normal' }],
  defaultVariants: { align: 'start', from: 'always', isRowHeader: false, isClose: false },
});

/** Below which layout the column is the last one: the first at which one after it is shown. */
function endsBelowOf(columns: readonly ColumnLook[], index: number): Reach {
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
  /** All rows are on the page, also those far from its window: of a table that only paper shows. @default false */
  hasAllRows?: boolean;
  /** All columns have one width, so that they stand under those of another table. @default as wide as they need */
  isEven?: boolean;
  /** Many columns of amounts: they stand close together, their heads take lines. @default false */
  isClose?: boolean;
}

/** All of a column but what it says of a row. */
type ColumnLook = Pick<DataTableColumn<never>, 'id' | 'align' | 'from' | 'isRowHeader'>;

interface CellsProps {
  columns: readonly ColumnLook[];
  kind: 'body' | 'foot';
  isClose: boolean;
  contentOf: (column: number) => ReactNode;
}

function Cells({ columns, kind, isClose, contentOf }: CellsProps) {
  return columns.map(({ id, align, from, isRowHeader }, index) => {
    const Cell = isRowHeader ? 'th' : 'td';
    const style = { kind, align, from, isRowHeader, isClose, endsBelow: endsBelowOf(columns, index) };
    return (
      <Cell key={id} scope={isRowHeader ? 'row' : undefined} className={cell(style)}>
        {contentOf(index)}
      </Cell>
    );
  });
}

interface BodyRowProps {
  columns: readonly ColumnLook[];
  index: number;
  contentOf: (row: number, column: number) => ReactNode;
  /** Not all rows are there: this one says which it is. */
  isPartial: boolean;
  isClose: boolean;
  measure: RowsNearWindow['measureRow'];
}

/** Scrolling renders the table again, and of its rows only those that come. */
const BodyRow = memo(function BodyRow({ columns, index, contentOf, isPartial, ...rest }: BodyRowProps) {
  const { isClose, measure } = rest;
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={isPartial ? index + 2 : undefined}
      className="group/row break-inside-avoid bg-layer hover:layer-hover"
    >
      <Cells
        kind="body"
        columns={columns}
        isClose={isClose}
        contentOf={(column) => contentOf(index, column)}
      />
    </tr>
  );
});

/**
 * Figures in columns that are only read. Inside a flush Card. What has no room scrolls sideways, and fades at the edge
 * behind which there is more. Of more than fifty rows those near the window are on the page, with their true places
 * (aria-rowindex); the one that holds the focus never leaves.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowId, maxHeight, isEven = false, ...others } = props;
  const { hasAllRows = false, isClose = false, ...labelProps } = others;
  const body = useRef<HTMLTableSectionElement>(null);
  const { parts, isPartial, measureRow } = useRowsNearWindow({
    count: rows.length,
    body,
    isOff: hasAllRows || maxHeight !== undefined,
  });
  const contentOf = useCallback(
    (index: number, column: number) => {
      const row = rows[index];
      return row === undefined ? null : columns[column]?.cell(row);
    },
    [rows, columns],
  );
  const hasTotals = rows.length > 0 && columns.some(({ total }) => total !== undefined);
  return (
    <ScrollBox
      {...labelProps}
      className="@container overflow-auto scroll-fades focus-visible:-outline-offset-2 print:max-h-none! print:overflow-visible"
      style={{ maxHeight }}
    >
      <table
        {...labelProps}
        aria-rowcount={isPartial ? rows.length + (hasTotals ? 2 : 1) : undefined}
        className={`w-full border-separate border-spacing-0 text-table ${isEven ? 'min-w-104 table-fixed' : ''}`}
      >
        <thead className="sticky top-0 z-sticky bg-surface-head print:static">
          <tr>
            {columns.map(({ id, header, align, from }, index) => (
              <th
                key={id}
                scope="col"
                className={cell({
                  kind: 'head',
                  align,
                  from,
                  isClose,
                  endsBelow: endsBelowOf(columns, index),
                })}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {parts.map((part) => {
            if (part.kind === 'gap') {
              return <tr key={`gap ${part.at}`} aria-hidden="true" style={{ height: part.heightPx }} />;
            }
            const row = rows[part.index];
            return row === undefined ? null : (
              <BodyRow
                key={rowId(row)}
                columns={columns}
                index={part.index}
                contentOf={contentOf}
                isPartial={isPartial}
                isClose={isClose}
                measure={measureRow}
              />
            );
          })}
        </tbody>
        {hasTotals && (
          <tfoot>
            <tr aria-rowindex={isPartial ? rows.length + 2 : undefined}>
              <Cells
                kind="foot"
                columns={columns}
                isClose={isClose}
                contentOf={(column) => columns[column]?.total}
              />
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollBox>
  );
}
