import type { Quote } from '@wealth/api-sdk/model';
import { useLiveSource, type QuoteState } from '@wealth/stream';
import { LiveMark } from '@wealth/ui/live-price';
import { useCallback } from 'react';
import { priceMarkOf, type MarkedQuote } from './priceMarkOf.ts';

export interface QuoteMarkProps {
  instrument: Pick<Quote, 'market' | 'symbol'>;
  /** The server's answer, which counts until the first quote of the stream; nothing where it does not say. */
  served: MarkedQuote;
}

/** Behind a price that is not live: of an auction, an official close, or the last before a halt. */
export function QuoteMark({ instrument, served }: QuoteMarkProps) {
  const { basis, halted } = served;
  const pick = useCallback(
    ({ quote }: QuoteState) => priceMarkOf(quote ?? { basis, halted }),
    [basis, halted],
  );
  return <LiveMark source={useLiveSource(instrument, pick)} />;
}
