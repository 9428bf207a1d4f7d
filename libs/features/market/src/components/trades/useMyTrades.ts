import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { GetOrdersParams, StockDetail } from '@wealth/api-sdk/model';
import { getGetOrdersQueryKey, getOrders, useGetOrders } from '@wealth/api-sdk/trade';
import { fromWire } from '@wealth/domain';
import { useToday } from '@wealth/parts';
import { allLotsOf } from '@wealth/queries';
import { useEffect, useMemo } from 'react';
import { fillsOf, orderLevelsOf, positionOf } from '../../model/myTrades.ts';

/** As many rows as the server answers at once. */
const pageLimit = 200;
/** Pages of orders that a chart looks back at most. */
const mostPages = 5;

/** A chart is a chart without them: nobody is told. */
const quiet = { claims: () => true };

/** The orders of a share that have ended, page by page. What ends meanwhile is put among them by its event. */
function orderPages({ market, symbol }: Pick<StockDetail, 'market' | 'symbol'>, enabled: boolean) {
  const params: GetOrdersParams = { status: 'history', market, s: symbol, limit: pageLimit };
  return infiniteQueryOptions({
    queryKey: [...getGetOrdersQueryKey(params), 'pages'],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      getOrders({ ...params, cursor: pageParam }, undefined, signal),
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
    staleTime: Infinity,
    meta: quiet,
    enabled,
  });
}

function useEndedOrders(share: StockDetail, enabled: boolean) {
  const { data, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = useInfiniteQuery(
    orderPages(share, enabled),
  );
  const pageCount = data?.pages.length ?? 0;
  const readsOn = hasNextPage && !isFetching && !isFetchNextPageError && pageCount < mostPages;
  useEffect(() => {
    if (readsOn) void fetchNextPage();
  }, [readsOn, fetchNextPage]);
  return data?.pages;
}

/** The client's trades, waiting orders and position in a share, as they are: events bring them up to date. */
export function useMyTrades(share: StockDetail, isShown: boolean) {
  const { market, symbol, isin } = share;
  const enabled = isShown && market !== 'INDEX';
  const pages = useEndedOrders(share, enabled);
  const { data: waiting } = useGetOrders({ status: 'awaiting' }, { query: { enabled, meta: quiet } });
  const { data: lots } = useQuery({ ...allLotsOf(isin), enabled, meta: quiet });
  const today = useToday();
  const tickSize = fromWire(share.tick_size);

  const fills = useMemo(() => {
    const orders = [...(pages?.flatMap(({ items }) => items) ?? []), ...(waiting?.items ?? [])];
    return enabled ? fillsOf(orders, { market, symbol }) : [];
  }, [enabled, pages, waiting, market, symbol]);
  const levels = useMemo(
    () => (enabled ? orderLevelsOf(waiting?.items ?? [], { market, symbol }) : []),
    [enabled, waiting, market, symbol],
  );
  const position = useMemo(() => {
    if (!enabled || !lots) return null;
    return positionOf(lots, { isin, market, tickSize, on: today });
  }, [enabled, lots, isin, market, tickSize, today]);
  return { fills, levels, position };
}
