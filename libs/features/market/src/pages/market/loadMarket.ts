import type { QueryClient } from '@tanstack/react-query';
import { getGetIndicesQueryOptions, getGetSectorsQueryOptions } from '@wealth/api-sdk/stock';
import type { MarketSearch } from '@wealth/hrefs';
import { instrumentPages } from '../../components/useInstrumentPages.ts';

/**
 * Asks for what the page of an address shows, while its code is still on the way or its link under the pointer. Nobody
 * waits for the answers: the page has its own skeletons, and asks again for what has failed.
 */
export function loadMarket(client: QueryClient, search: MarketSearch = {}): void {
  const isWhole = search.segment === undefined;
  void client.prefetchQuery(getGetIndicesQueryOptions());
  if (isWhole) void client.prefetchQuery(getGetSectorsQueryOptions({ segment: 'stock' }));
  if (!isWhole || search.view === undefined) void client.prefetchInfiniteQuery(instrumentPages(search));
}
