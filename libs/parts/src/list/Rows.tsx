import { useMessages } from '@wealth/i18n-locale-react';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Card, cardStateOf, type CardProps, type CardState, type WidgetQuery } from '@wealth/ui/card';
import { DataList } from '@wealth/ui/data-list';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { GridTable, type GridTableColumn, type GridTableProps } from '@wealth/ui/grid-table';
import { SkeletonRows, SkeletonTable } from '@wealth/ui/skeleton';
import { Fragment, useMemo, type ReactNode } from 'react';
import { RowKeys } from '../symbols/RowKeys.tsx';
import type { FileColumn } from './useCsv.ts';
import { TwoLines } from './TwoLines.tsx';

/** The four places in a phone's row of two lines. */
export type PhonePlace = 'title' | 'detail' | 'value' | 'valueDetail';

export interface RowColumn<Row>
  extends
    DataTableColumn<Row>,
    FileColumn<Row>,
    Pick<
      GridTableColumn<Row>,
      'isActions' | 'isCut' | 'isPinned' | 'isSortable' | 'sortValue' | 'hidePriority' | 'width' | 'grow'
    > {
  /** What a phone shows of the column, and where. */
  phone?: Partial<Record<PhonePlace, (row: Row) => ReactNode>>;
  /** CSS pixels that a column of figures has on a phone. It keeps 108 without, and grows. */
  phoneWidth?: number;
}

export interface RowsProps<Row> extends Pick<CardProps, 'title' | 'note' | 'action'> {
  /** Names the table or list for assistive technology; not shown. */
  'aria-label': string;
  /** A table on every screen where no column has a place on a phone. */
  columns: ReadonlyArray<RowColumn<Row>>;
  query: WidgetQuery;
  /** The rows to show; empty before the answer has come. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Rows of the skeleton. */
  expectedCount: number;
  failedTitle: string;
  /** What stands in the place of an answer without a row. */
  empty: Omit<Extract<CardState, { kind: 'empty' | 'offline' }>, 'kind'>;
  /**
   * Rows that are sorted, chosen from and walked through cell by cell, thousands of them: those in view are on the page, on
   * a phone too. Without it they are a table or a list to be read. The keys of a symbol are shown on the row unless it has
   * a hint of its own, or null for none.
   */
  grid?: Pick<
    GridTableProps<Row>,
    | 'sort'
    | 'onSortChange'
    | 'hiddenColumns'
    | 'hasMore'
    | 'onEndInView'
    | 'onRowPress'
    | 'groupOf'
    | 'detailOf'
    | 'chosenRow'
    | 'rowHint'
    | 'scrollId'
    | 'scrolls'
  >;
  /** Where the columns have no room: each row as a card of its own, two of them side by side on a tablet. */
  card?: (row: Row) => ReactNode;
  /** Above the rows: what is done with all of them. */
  head?: ReactNode;
  /** Beneath the rows: a way to more of them. */
  children?: ReactNode;
}

interface ShownRowsProps<Row> extends Pick<
  RowsProps<Row>,
  'aria-label' | 'columns' | 'rows' | 'rowId' | 'grid'
> {
  isList: boolean;
}

const rowKeys = <RowKeys />;

/** What a phone shows of a row at one of the four places. */
function phoneCell<Row>(columns: ReadonlyArray<RowColumn<Row>>, place: PhonePlace) {
  return columns.find(({ phone }) => phone?.[place] !== undefined)?.phone?.[place];
}

/** The columns of the grid; on a phone two of two lines: what names the row, and its figures. */
function gridColumns<Row>(
  columns: ReadonlyArray<RowColumn<Row>>,
  isList: boolean,
): Array<GridTableColumn<Row>> {
  if (!isList) {
    return columns.map(({ from, ...column }) => ({ ...column, from: from === 'wide' ? 'desktop' : from }));
  }
  const [title, detail, value, valueDetail] = (['title', 'detail', 'value', 'valueDetail'] as const).map(
    (place) => phoneCell(columns, place),
  );
  return columns.flatMap(
    ({ id, header, isRowHeader, isSortable, phone, phoneWidth }): Array<GridTableColumn<Row>> => {
      if (phone?.title) {
        const cell = (row: Row) => <TwoLines first={title?.(row)} second={detail?.(row)} />;
        return [{ id, header, isRowHeader, isSortable, width: 128, grow: 2, cell }];
      }
      if (!phone?.value) return [];
      const cell = (row: Row) => <TwoLines first={value?.(row)} second={valueDetail?.(row)} />;
      const room = phoneWidth === undefined ? { width: 108 } : { width: phoneWidth, grow: 0 };
      return [{ id, header, isSortable, align: 'end', ...room, cell }];
    },
  );
}

function ShownRows<Row>({ isList, columns, rows, rowId, grid, ...labelProps }: ShownRowsProps<Row>) {
  const isGrid = grid !== undefined;
  const columnsOfGrid = useMemo(
    () => (isGrid ? gridColumns(columns, isList) : []),
    [isGrid, columns, isList],
  );
  if (grid) {
    // A phone has two columns, whichever were chosen for a wider screen.
    const hiddenColumns = isList ? undefined : grid.hiddenColumns;
    return (
      <GridTable
        {...labelProps}
        {...grid}
        hiddenColumns={hiddenColumns}
        columns={columnsOfGrid}
        rows={rows}
        rowId={rowId}
        rowHint={grid.rowHint === undefined ? rowKeys : grid.rowHint}
      />
    );
  }
  if (!isList) return <DataTable {...labelProps} columns={columns} rows={rows} rowId={rowId} />;
  const at = (place: PhonePlace, row: Row) => phoneCell(columns, place)?.(row);
  const items = rows.map((row) => ({
    id: rowId(row),
    title: at('title', row),
    detail: at('detail', row),
    value: at('value', row),
    valueDetail: at('valueDetail', row),
  }));
  return <DataList {...labelProps} items={items} />;
}

/** Whether there are cards, or rows of two lines, in the place of a table. */
function useForm<Row>(columns: ReadonlyArray<RowColumn<Row>>, hasCards: boolean) {
  const breakpoint = useBreakpoint();
  return {
    areCards: hasCards && breakpoint !== 'desktop',
    isList: breakpoint === 'mobile' && columns.some(({ phone }) => phone !== undefined),
  };
}

/**
 * Rows with their figures in a card, from one list of columns: a table, rows of two lines or cards on a phone, and what
 * stands there while they load, when there are none and when they could not be had.
 */
export function Rows<Row>({ query, empty, expectedCount, ...rest }: RowsProps<Row>) {
  const { title, note, action, failedTitle, head, children, card, ...shown } = rest;
  const t = useMessages('parts');
  const { areCards, isList } = useForm(shown.columns, card !== undefined);
  const skeleton =
    areCards || isList ? (
      <SkeletonRows rows={expectedCount} />
    ) : (
      <SkeletonTable isOfInstruments rows={expectedCount} />
    );
  const state: CardState | undefined =
    query.data !== undefined && shown.rows.length === 0
      ? { kind: 'empty', ...empty }
      : cardStateOf(query, { failedTitle, failedText: t('failedText'), skeleton });

  if (card && areCards && state === undefined) {
    return (
      <section aria-label={title} className="grid grid-cols-1 gap-3">
        {action}
        {head}
        <ul
          aria-label={shown['aria-label']}
          className="grid grid-cols-1 items-start gap-3 tablet:grid-cols-2"
        >
          {shown.rows.map((row) => (
            <Fragment key={shown.rowId(row)}>{card(row)}</Fragment>
          ))}
        </ul>
        {children}
      </section>
    );
  }
  return (
    <Card title={title} note={note} action={action} isFlush state={state}>
      {head}
      <ShownRows {...shown} isList={isList} />
      {children}
    </Card>
  );
}
