import type { Watchlist } from '@wealth/api-sdk/model';
import { useMessages } from '@wealth/i18n-locale-react';
import { RowKeys } from '@wealth/parts';
import { ColumnChooser } from '@wealth/ui/column-chooser';
import { GridTable } from '@wealth/ui/grid-table';
import { StarIcon } from '@wealth/ui/icon';
import type { WatchlistTableState } from './useWatchlistTable.ts';

export interface WatchlistTableProps {
  name: string;
  list: Watchlist;
  table: WatchlistTableState;
}

const rowKeys = <RowKeys />;

/** The rows of one watch list; of 5,000 those in view are on the page. */
export function WatchlistTable({ name, list, table }: WatchlistTableProps) {
  const t = useMessages('market');
  const isHoldings = list.kind === 'holdings';
  return (
    <>
      <div className="flex items-center justify-between gap-3 px-card py-2">
        <span className="text-detail text-fg-subtle">
          {t('rowCount', { count: list.instruments.length })}
        </span>
        <ColumnChooser
          columns={table.columns}
          hiddenColumns={table.hiddenColumns}
          onChange={table.hideColumns}
        />
      </div>
      <GridTable
        aria-label={name}
        columns={table.columns}
        rows={table.rows}
        rowId={({ id }) => id}
        rowHint={rowKeys}
        scrolls="page"
        sort={table.sort}
        onSortChange={table.sortBy}
        hiddenColumns={table.hiddenColumns}
        state={
          table.rows.length === 0
            ? {
                kind: 'empty',
                title: isHoldings ? t('holdingsListEmpty') : t('listEmpty'),
                text: isHoldings ? t('holdingsListEmptyText') : t('listEmptyText'),
                icon: <StarIcon size="lg" />,
              }
            : undefined
        }
      />
    </>
  );
}
