import type { QueryClient } from '@tanstack/react-query';
import { getGetIndicesQueryOptions, getGetSectorsQueryOptions } from '@wealth/api-sdk/stock';
import type { MarketSearch } from '@wealth/hrefs';
import { instrumentPages } from '../../components/useInstrumentPages.ts';

/**
 * Asks for what the page of an address shows, while its code is still on the way or its link under the pointer. Nobody
 * waits for the answers: the page has its own skeletons, and asks again for what has failed.
 */
export function loadMarket(client: QueryClient, search: MarketSearch = {}): void {
  const hasList = search.segment !== undefined || search.view === undefined;
  if (search.segment === undefined && search.view === undefined) {
    void client.prefetchQuery(getGetIndicesQueryOptions());
    void client.prefetchQuery(getGetSectorsQueryOptions({ segment: 'stock' }));
  }
  if (hasList) void client.prefetchInfiniteQuery(instrumentPages(search));
}
