import type { Quote } from '@wealth/api-sdk/model';
import type { ReactNode } from 'react';
import { useQuote } from '@wealth/stream';

/** What a cell shows of a quote. */
export type QuoteFigures = Pick<Quote, 'last_price' | 'change' | 'change_percent' | 'volume'>;

export interface LiveQuoteProps {
  instrument: Pick<Quote, 'market' | 'symbol'>;
  /** The server's answer, which counts until the first quote of the stream. */
  served: QuoteFigures;
  children: (quote: QuoteFigures) => ReactNode;
}

/** One cell's subscription to a quote: a tick renders the cell and not the table. */
export function LiveQuote({ instrument: { market, symbol }, served, children }: LiveQuoteProps) {
  const { quote } = useQuote({ market, symbol });
  return children(quote ?? served);
}
