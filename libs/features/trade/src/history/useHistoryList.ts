import type { GetOrdersParams, Order } from '@wealth/api-sdk/model';
import { getClientActions, useGetClientActions } from '@wealth/api-sdk/stat';
import { getOrders } from '@wealth/api-sdk/trade';
import type { OrderSearch } from '@wealth/hrefs';
import { readAllRows, usePages, type Pages } from '@wealth/parts';
import { pagesOf } from '@wealth/queries';
import { useMemo } from 'react';
import { joinedRows, mayHaveActions, shownActions, type HistoryRow } from './joinedRows.ts';

/** As many rows as the server answers at once. */
const pageLimit = 200;
const orderId = ({ id }: Order) => id;

interface HistoryList {
  list: Pages<HistoryRow>;
  /** All rows, also those that nobody has scrolled to. */
  readAll: () => Promise<HistoryRow[]>;
  /** Actions could not be had: orders are shown without them. */
  hasFailedActions: boolean;
  retryActions: () => void;
}

/**
 * Orders that have ended, page by page, with what companies did to the client's shares among them in order of time. The
 * server answers those actions whole: they are few.
 */
export function useHistoryList(search: OrderSearch): HistoryList {
  const { side, state, query, tag, from, to } = search;
  const params: GetOrdersParams = { status: 'history', side, state, query, tag, from, to, limit: pageLimit };
  const pages = pagesOf('getOrders', getOrders, params);
  // What ends meanwhile is put among them by its event: they grow old by nothing.
  const list = usePages({ ...pages, staleTime: Infinity }, orderId);
  const days = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  const isAsked = mayHaveActions(search);
  const actions = useGetClientActions(days, { query: { enabled: isAsked } });
  const hasFailedActions = isAsked && actions.data === undefined && actions.errorUpdateCount > 0;
  // No row is put above one that is being read: orders wait for the actions among them.
  const isWaiting = isAsked && actions.data === undefined && !hasFailedActions;
  const rows = useMemo(
    () =>
      list.rows && !isWaiting
        ? joinedRows(list.rows, shownActions(actions.data?.items ?? [], search), list.hasMore)
        : undefined,
    [list.rows, list.hasMore, actions.data, isWaiting, search],
  );
  return {
    list: {
      ...list,
      rows,
      query: isWaiting ? { ...list.query, data: undefined } : list.query,
    },
    readAll: async () => {
      const [orders, { items }] = await Promise.all([
        readAllRows(pages, orderId),
        isAsked ? getClientActions(days) : { items: [] },
      ]);
      return joinedRows(orders, shownActions(items, search), false);
    },
    hasFailedActions,
    retryActions: () => void actions.refetch(),
  };
}
