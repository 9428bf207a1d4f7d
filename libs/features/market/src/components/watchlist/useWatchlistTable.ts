import { useGetAlerts } from '@wealth/api-sdk/client';
import type { PriceAlert, Watchlist } from '@wealth/api-sdk/model';
import { placeAfterStep, type WatchlistMove } from '@wealth/domain';
import { useQuotesOf } from '@wealth/parts';
import { sortRows, type GridTableSort } from '@wealth/ui/grid-table';
import { useCallback, useMemo } from 'react';
import type { RowActions } from './rowActions.ts';
import { useWatchlistColumns } from './useWatchlistColumns.tsx';
import { columnsOf, listSortOf, tableSortOf, waitingByInstrument, watchlistRows } from './watchlistRows.ts';

type Move = (list: Watchlist, move: WatchlistMove<Watchlist>) => void;

function useRowActions(list: Watchlist, move: Move): RowActions {
  return useMemo(
    () => ({
      canMove: list.kind === 'own' && list.sort === null,
      canRemove: list.kind === 'own',
      onStep(row, step) {
        const place = placeAfterStep(list.instruments, row, step);
        if (place) move(list, { kind: 'place', instruments: [row], place });
      },
      onRemove: (row) => move(list, { kind: 'remove', instruments: [row] }),
    }),
    [list, move],
  );
}

const noAlerts: readonly PriceAlert[] = [];

/** The alerts that wait, where the list has their column; a failure leaves the column empty. */
function useAlertsOfList({ columns }: Watchlist) {
  const { data = noAlerts } = useGetAlerts({
    query: { enabled: columns.includes('alert_distance'), meta: { claims: () => true } },
  });
  return useMemo(() => waitingByInstrument(data), [data]);
}

/** The rows of a list in its order, its columns, and what is done with all of them. */
export function useWatchlistTable(list: Watchlist, move: Move) {
  const { quotes, isPending, readAgain } = useQuotesOf(list.instruments);
  const alerts = useAlertsOfList(list);
  const columns = useWatchlistColumns(useRowActions(list, move));
  const sort = useMemo(() => tableSortOf(list), [list]);
  const rows = useMemo(
    () => sortRows(watchlistRows(list.instruments, quotes, alerts), columns, sort),
    [list.instruments, quotes, alerts, columns, sort],
  );
  const shownColumns: readonly string[] = list.columns;

  return {
    rows,
    columns,
    sort,
    isPending,
    sortAgain: readAgain,
    hiddenColumns: columns.map(({ id }) => id).filter((id) => !shownColumns.includes(id)),
    hideColumns: useCallback(
      (hidden: readonly string[]) => move(list, { kind: 'columns', columns: columnsOf(columns, hidden) }),
      [list, move, columns],
    ),
    sortBy: useCallback(
      (next: GridTableSort) => move(list, { kind: 'sort', sort: listSortOf(next) }),
      [list, move],
    ),
  };
}

export type WatchlistTableState = ReturnType<typeof useWatchlistTable>;
