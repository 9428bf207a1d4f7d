import { Card } from '@wealth/ui/card';
import { DataTable, type DataTableProps } from '@wealth/ui/data-table';
import type { ReactNode } from 'react';

export interface DocumentTableProps<Row> extends Pick<
  DataTableProps<Row>,
  'aria-label' | 'columns' | 'rows' | 'rowId' | 'hasAllRows'
> {
  title: string;
  /** Beneath the rows. */
  note?: ReactNode;
}

/** A table of a document, of any number of rows: the screen has those near its window, paper all of them. */
export function DocumentTable<Row>({ title, note, ...table }: DocumentTableProps<Row>) {
  return (
    <Card title={title} isFlush>
      <DataTable {...table} />
      {note !== undefined && (
        <p className="border-t border-border px-card py-3 text-caption text-fg-muted">{note}</p>
      )}
    </Card>
  );
}
