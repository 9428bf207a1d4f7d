import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '@wealth/api-sdk';
import type { GetOrdersParams } from '@wealth/api-sdk/model';
import { getGetOrdersQueryKey, getOrders } from '@wealth/api-sdk/trade';
import type { OrderSearch } from '@wealth/hrefs';
import { useCallback, useMemo } from 'react';

/** As many rows as the server answers at once. */
const pageLimit = 200;

/** What the server is asked for by an address. */
export function orderQuery({ side, state, query, tag, from, to }: OrderSearch): GetOrdersParams {
  return { status: 'history', side, state, query, tag, from, to, limit: pageLimit };
}

/** The orders of an address, page by page. What ends meanwhile is put among them by its event: they grow old by nothing. */
function orderPages(search: OrderSearch) {
  const params = orderQuery(search);
  return infiniteQueryOptions({
    queryKey: [...getGetOrdersQueryKey(params), 'pages'],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      getOrders({ ...params, cursor: pageParam }, undefined, signal),
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    staleTime: Infinity,
  });
}

/** The orders of an address as far as they were asked for, each once. */
export function useOrderPages(search: OrderSearch) {
  const client = useQueryClient();
  const options = orderPages(search);
  const query = useInfiniteQuery(options);
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const rows = useMemo(
    () =>
      data && [
        ...new Map(data.pages.flatMap(({ items }) => items).map((order) => [order.id, order])).values(),
      ],
    [data],
  );
  const readOn = useCallback(() => {
    if (!isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [isFetching, isFetchNextPageError, fetchNextPage]);

  return {
    query,
    rows,
    hasMore: hasNextPage,
    hasMoreFailed: isFetchNextPageError,
    readOn,
    retryMore() {
      // A cursor that the server does not know any more: the list can only begin anew.
      const isForgotten = error instanceof ApiError && error.status === 400;
      if (isForgotten) void client.resetQueries({ queryKey: options.queryKey, exact: true });
      else void fetchNextPage();
    },
  };
}
