import { useMessages } from '@wealth/i18n-locale-react';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Card, cardStateOf, type CardProps, type CardState, type WidgetQuery } from '@wealth/ui/card';
import { DataList } from '@wealth/ui/data-list';
import { DataTable, type DataTableColumn } from '@wealth/ui/data-table';
import { SkeletonRows, SkeletonTable } from '@wealth/ui/skeleton';
import type { ReactNode } from 'react';

/** The four places in a phone's row of two lines. */
export type PhonePlace = 'title' | 'detail' | 'value' | 'valueDetail';

export interface InstrumentColumn<Row> extends DataTableColumn<Row> {
  /** What a phone shows of the column, and where. */
  phone?: Partial<Record<PhonePlace, (row: Row) => ReactNode>>;
}

export interface InstrumentRowsProps<Row> extends Pick<CardProps, 'title' | 'note' | 'action'> {
  /** Names the table or list for assistive technology; not shown. */
  'aria-label': string;
  /** A table on every screen where no column has a place on a phone. */
  columns: ReadonlyArray<InstrumentColumn<Row>>;
  query: WidgetQuery;
  /** Those of the answer that are shown; none before there is one. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Rows of the skeleton. */
  expectedCount: number;
  failedTitle: string;
  /** What stands in the place of an answer without a row. */
  empty: Omit<Extract<CardState, { kind: 'empty' | 'offline' }>, 'kind'>;
  /** Beneath the rows: a way to more of them. */
  children?: ReactNode;
}

interface ShownRowsProps<Row> extends Pick<
  InstrumentRowsProps<Row>,
  'aria-label' | 'columns' | 'rows' | 'rowId'
> {
  isList: boolean;
}

function ShownRows<Row>({ isList, columns, rows, rowId, ...labelProps }: ShownRowsProps<Row>) {
  if (!isList) return <DataTable {...labelProps} columns={columns} rows={rows} rowId={rowId} />;
  const at = (place: PhonePlace, row: Row) =>
    columns.find(({ phone }) => phone?.[place] !== undefined)?.phone?.[place]?.(row);
  const items = rows.map((row) => ({
    id: rowId(row),
    title: at('title', row),
    detail: at('detail', row),
    value: at('value', row),
    valueDetail: at('valueDetail', row),
  }));
  return <DataList {...labelProps} items={items} />;
}

/**
 * Instruments with their figures in a card, from one list of columns: a table, or rows of two lines on a phone, and what
 * stands there while they load, when there are none and when they could not be had.
 */
export function InstrumentRows<Row>({ query, empty, expectedCount, ...rest }: InstrumentRowsProps<Row>) {
  const { title, note, action, failedTitle, children, ...shown } = rest;
  const t = useMessages('parts');
  const isPhone = useBreakpoint() === 'mobile';
  const isList = isPhone && shown.columns.some(({ phone }) => phone !== undefined);
  const skeleton = isList ? <SkeletonRows rows={expectedCount} /> : <SkeletonTable rows={expectedCount} />;
  const state: CardState | undefined =
    query.data !== undefined && shown.rows.length === 0
      ? { kind: 'empty', ...empty }
      : cardStateOf(query, { failedTitle, failedText: t('failedText'), skeleton });

  return (
    <Card title={title} note={note} action={action} isFlush state={state}>
      <ShownRows {...shown} isList={isList} />
      {children}
    </Card>
  );
}
