import type { Holding } from '@wealth/api-sdk/model';
import { useMemo, type ReactNode } from 'react';
import { useQuotes } from '@wealth/stream';
import { holdingTotals, type HoldingTotals } from './holdingTotals.ts';

export interface LiveHoldingTotalsProps {
  holdings: readonly Holding[];
  children: (totals: HoldingTotals) => ReactNode;
}

/** One cell's subscription to all holdings: a tick renders the cell and not the table. */
export function LiveHoldingTotals({ holdings, children }: LiveHoldingTotalsProps) {
  const instruments = useMemo(
    () => holdings.map(({ instrument: { market, symbol } }) => ({ market, symbol })),
    [holdings],
  );
  const quotes = useQuotes(instruments);
  return children(
    holdingTotals(
      holdings,
      quotes.map(({ quote }) => quote),
    ),
  );
}
