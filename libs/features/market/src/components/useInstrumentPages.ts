import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { getGetInstrumentsQueryKey, getInstruments } from '@wealth/api-sdk/stock';
import type { MarketSegment } from '@wealth/hrefs';

/** Rows that one press of "Show more" adds. */
const pageLimit = 25;

/** How the instruments of a segment are read, page by page behind the server's cursor: by the loader and by the card. */
export function instrumentPages(segment: MarketSegment) {
  return infiniteQueryOptions({
    queryKey: [...getGetInstrumentsQueryKey({ segment, limit: pageLimit }), 'pages'],
    initialPageParam: undefined,
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) =>
      getInstruments({ segment, limit: pageLimit, cursor: pageParam }, undefined, signal),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** The instruments of a segment, as far as they were asked for. */
export function useInstrumentPages(segment: MarketSegment) {
  return useInfiniteQuery({
    ...instrumentPages(segment),
    select: ({ pages }) => pages.flatMap((page) => page.items),
  });
}
