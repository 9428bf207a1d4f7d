import { getGetInstrumentsQueryKey, getInstruments } from '@wealth/api-sdk/stock';
import type { MarketSegment } from '@wealth/hrefs';
import { useInfiniteQuery } from '@tanstack/react-query';

/** Rows that one press of "Show more" adds. */
const pageLimit = 25;

/** The instruments of a segment, page by page behind the server's cursor. */
export function useInstrumentPages(segment: MarketSegment) {
  return useInfiniteQuery({
    queryKey: [...getGetInstrumentsQueryKey({ segment, limit: pageLimit }), 'pages'],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      getInstruments({ segment, limit: pageLimit, cursor: pageParam }, undefined, signal),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    select: ({ pages }) => pages.flatMap((page) => page.items),
  });
}
