import type { QueryClient } from '@tanstack/react-query';
import { getGetIndicesQueryOptions } from '@wealth/api-sdk/stock';
import type { MarketSegment } from '@wealth/hrefs';
import { instrumentPages } from '../../components/useInstrumentPages.ts';

/**
 * Asks for what the page of a segment shows, while its code is still on the way or its link under the pointer. Nobody
 * waits for the answers: the page has its own skeletons, and asks again for what has failed.
 */
export function loadMarket(client: QueryClient, segment: MarketSegment = 'all'): void {
  void client.prefetchQuery(getGetIndicesQueryOptions());
  void client.prefetchInfiniteQuery(instrumentPages(segment));
}
