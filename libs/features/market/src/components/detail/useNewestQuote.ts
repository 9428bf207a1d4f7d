import type { Quote, StockDetail } from '@wealth/api-sdk/model';
import { useLiveSource, type QuoteState } from '@wealth/stream';
import { useSyncExternalStore } from 'react';

const quoteOf = ({ quote }: QuoteState) => quote;

/** The quote as it moves, for the few bars of the one instrument that is open: they are drawn anew with each tick. */
export function useNewestQuote(share: StockDetail): Quote {
  const { subscribe, read } = useLiveSource(share, quoteOf);
  return useSyncExternalStore(subscribe, read, read) ?? share.quote;
}
