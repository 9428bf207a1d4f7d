import type { Order } from '@wealth/api-sdk/model';
import { missing } from '@wealth/i18n-locale';
import type { CsvColumn, PhonePlace, RowColumn } from '@wealth/parts';
import type { ReactNode } from 'react';
import type { ChangedShares, HistoryRow } from './joinedRows.ts';

/** What a column of orders has of an action. */
export interface ActionPart {
  cell?: (action: ChangedShares) => ReactNode;
  /** By the title of the column of the file. */
  csv?: Readonly<Record<string, CsvColumn<ChangedShares>['cell']>>;
  phone?: Partial<Record<PhonePlace, (action: ChangedShares) => ReactNode>>;
}

const places = ['title', 'detail', 'value', 'valueDetail'] as const satisfies readonly PhonePlace[];

function ofRow<Cell>(
  ofOrder: (order: Order) => Cell,
  ofAction: ((action: ChangedShares) => Cell) | undefined,
  nothing: Cell,
) {
  return (row: HistoryRow): Cell => {
    if (row.kind === 'order') return ofOrder(row.order);
    return ofAction ? ofAction(row.action) : nothing;
  };
}

/** A column of orders as one of orders and actions; what it has not of an action is a dash, and empty in a file. */
export function withActions(column: RowColumn<Order>, part: ActionPart = {}): RowColumn<HistoryRow> {
  const { cell, csv, phone, sortValue, ...look } = column;
  return {
    ...look,
    cell: ofRow(cell, part.cell, missing),
    ...(csv && {
      csv: csv.map(({ title, cell: ofOrder }) => ({ title, cell: ofRow(ofOrder, part.csv?.[title], null) })),
    }),
    ...(phone && {
      phone: Object.fromEntries(
        places.flatMap((place) => {
          const ofOrder = phone[place];
          return ofOrder ? [[place, ofRow(ofOrder, part.phone?.[place], null)]] : [];
        }),
      ),
    }),
  };
}
