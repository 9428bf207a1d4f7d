import type { Quote } from '@wealth/api-sdk/model';
import type { InstrumentRef } from '@wealth/domain';
import { useLiveSource, type QuoteState } from '@wealth/stream';
import { useMemo, useSyncExternalStore } from 'react';

const quoteOf = ({ quote }: QuoteState) => quote;

/**
 * The quote as it moves, for the one instrument that a form or a head is about: it renders with each tick. Rows of a list
 * have `LiveCell`. The same object until one comes.
 */
export function useQuoteNow(instrument: InstrumentRef, served: Quote): Quote {
  const { subscribe, read } = useLiveSource(instrument, quoteOf);
  const told = useSyncExternalStore(subscribe, read, read);
  return useMemo(() => (told ? { ...served, ...told } : served), [told, served]);
}
