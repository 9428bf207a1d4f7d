import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { getInstruments } from '@wealth/api-sdk/stock';
import { instrumentIdOf } from '@wealth/domain';
import type { MarketSearch } from '@wealth/hrefs';
import { usePages } from '@wealth/parts';
import { pagesOf } from '@wealth/queries';
import { instrumentQuery } from './instrumentQuery.ts';

/** Rows that come at once: some windows full. */
const pageLimit = 100;

/**
 * How the instruments of an address are read, page by page behind the server's cursor: by the loader and by the list. The
 * order is that of the first page until it is asked for again: an answer never grows old by itself, its prices come by the
 * stream.
 */
export function instrumentPages(search: MarketSearch) {
  const params = { ...instrumentQuery(search), limit: pageLimit };
  return {
    ...pagesOf('getInstruments', getInstruments, params),
    staleTime: Infinity,
    refetchInterval: false as const,
  };
}

/** The instruments of an address, as far as they were asked for. */
export function useInstrumentPages(search: MarketSearch) {
  return usePages(instrumentPages(search), instrumentIdOf);
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
