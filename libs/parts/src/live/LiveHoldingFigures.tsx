import type { Holding } from '@wealth/api-sdk/model';
import type { ReactNode } from 'react';
import { useQuote } from '@wealth/stream';
import { atLivePrice, type LiveHolding } from './liveHolding.ts';

export interface LiveHoldingFiguresProps {
  holding: Holding;
  children: (figures: LiveHolding) => ReactNode;
}

/** One cell's subscription to the quote of a holding: a tick renders the cell and not the table. */
export function LiveHoldingFigures({ holding, children }: LiveHoldingFiguresProps) {
  const { market, symbol } = holding.instrument;
  const { quote } = useQuote({ market, symbol });
  return children(atLivePrice(holding, quote));
}
