import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
} from '@tanstack/react-query';
import { ApiError } from '@wealth/api-sdk';
import type { InstrumentPage, StockDetail } from '@wealth/api-sdk/model';
import { getGetInstrumentsQueryKey, getInstruments } from '@wealth/api-sdk/stock';
import { instrumentIdOf, type InstrumentId } from '@wealth/domain';
import type { MarketSearch } from '@wealth/hrefs';
import { useCallback, useMemo } from 'react';
import { instrumentQuery } from './instrumentQuery.ts';

/** Rows that come at once: some windows full. */
const pageLimit = 100;

/**
 * How the instruments of an address are read, page by page behind the server's cursor: by the loader and by the list. The
 * order is that of the first page until it is asked for anew: an answer never grows old by itself, its prices come by the
 * stream.
 */
export function instrumentPages(search: MarketSearch) {
  const query = instrumentQuery(search);
  return infiniteQueryOptions({
    queryKey: [...getGetInstrumentsQueryKey({ ...query, limit: pageLimit }), 'pages'],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      getInstruments({ ...query, limit: pageLimit, cursor: pageParam }, undefined, signal),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: Infinity,
    refetchInterval: false,
  });
}

/** The server has forgotten the order that the cursor continues: the list can only begin anew. */
function isForgotten(error: unknown): boolean {
  return error instanceof ApiError && error.status === 400;
}

/** The rows of all pages, each instrument once; a page that brings none that is new would be asked for without end. */
function joined(pages: readonly InstrumentPage[] | undefined) {
  const rows = new Map<InstrumentId, StockDetail>();
  let isRepeating = false;
  for (const { items } of pages ?? []) {
    const before = rows.size;
    for (const item of items) {
      const id = instrumentIdOf(item);
      if (!rows.has(id)) rows.set(id, item);
    }
    isRepeating = rows.size === before;
  }
  return { rows: pages && [...rows.values()], isRepeating };
}

/** The instruments of an address, as far as they were asked for. */
export function useInstrumentPages(search: MarketSearch) {
  const client = useQueryClient();
  const options = instrumentPages(search);
  const query = useInfiniteQuery(options);
  const { data, error, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage, refetch } = query;
  const { rows, isRepeating } = useMemo(() => joined(data?.pages), [data]);

  function sortAgain() {
    // Only what is at the top is asked for: the pages behind it come by its own cursor.
    client.setQueryData<InfiniteData<InstrumentPage, string | undefined>>(
      options.queryKey,
      (held) => held && { pages: held.pages.slice(0, 1), pageParams: held.pageParams.slice(0, 1) },
    );
    void refetch();
  }

  return {
    query,
    rows,
    hasMore: hasNextPage && !isRepeating,
    hasMoreFailed: isFetchNextPageError,
    /** The next page, unless it is on its way or could not be had: then the client asks for it. */
    readOn: useCallback(() => {
      if (!isFetching && !isFetchNextPageError) void fetchNextPage();
    }, [isFetching, isFetchNextPageError, fetchNextPage]),
    retryMore: () => (isForgotten(error) ? sortAgain() : void fetchNextPage()),
    sortAgain,
    isSorting: isFetching,
  };
}

/** How many instruments each segment has, as the list was told that shows them: nothing is asked for the tabs alone. */
export function useSegmentCounts(search: MarketSearch) {
  const { data } = useInfiniteQuery({
    ...instrumentPages(search),
    enabled: false,
    placeholderData: keepPreviousData,
    select: ({ pages }) => pages[0]?.segment_counts,
  });
  return data;
}
