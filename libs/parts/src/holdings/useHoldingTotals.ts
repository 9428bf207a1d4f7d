import type { Holding } from '@wealth/api-sdk/model';
import { useGetHoldings } from '@wealth/api-sdk/stat';
import { useLiveSourceOfAll, type QuoteState } from '@wealth/stream';
import { useMemo, useSyncExternalStore } from 'react';
import { totalsReader, type HoldingTotals } from '../live/holdingTotals.ts';

const none: readonly Holding[] = [];

/**
 * What all holdings add up to at the newest prices, for the few figures of a page that are calculated on from there. It
 * renders in the frame in which the rows and their total are written: two sums of one thing never differ on a screen.
 *
 * @returns null until the holdings are there.
 */
export function useHoldingTotals(): HoldingTotals | null {
  const { data } = useGetHoldings();
  const holdings = data ?? none;
  const instruments = useMemo(() => holdings.map(({ instrument }) => instrument), [holdings]);
  const pick = useMemo(() => {
    const totalsOf = totalsReader(holdings);
    return (states: readonly QuoteState[]) => totalsOf(states.map(({ quote }) => quote));
  }, [holdings]);
  const { subscribe, read } = useLiveSourceOfAll(instruments, pick);
  const totals = useSyncExternalStore(subscribe, read, read);
  return data === undefined ? null : totals;
}
