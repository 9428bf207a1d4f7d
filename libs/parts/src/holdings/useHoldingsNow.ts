import type { Holding } from '@wealth/api-sdk/model';
import { useLiveSourceOfAll, type QuoteState } from '@wealth/stream';
import { useCallback, useMemo } from 'react';
import { atLivePrice, type LiveHolding } from '../live/liveHolding.ts';

/**
 * Reads the figures of holdings at the newest prices when asked, as for a file; renders nothing.
 *
 * @param holdings - The same array between renders.
 * @returns in their order
 */
export function useHoldingsNow(holdings: readonly Holding[]): () => readonly LiveHolding[] {
  const instruments = useMemo(() => holdings.map(({ instrument }) => instrument), [holdings]);
  const pick = useCallback(
    (states: readonly QuoteState[]) =>
      holdings.map((holding, index) => atLivePrice(holding, states[index]?.quote ?? null)),
    [holdings],
  );
  return useLiveSourceOfAll(instruments, pick).read;
}
