import type { Holding } from '@wealth/api-sdk/model';
import { useGetHoldings } from '@wealth/api-sdk/stat';
import { useLiveSourceOfAll, type QuoteState } from '@wealth/stream';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { holdingTotals, type HoldingTotals } from '../live/holdingTotals.ts';

const none: readonly Holding[] = [];

/** A figure as large as a page's own is read, not watched: it may change once in so many milliseconds. */
const stepMs = 1_000;

/**
 * What all holdings add up to at the newest prices, for figures that are calculated on from there: the rows beside them
 * show the same. Renders once a second at most.
 *
 * @returns null until the holdings are there.
 */
export function useHoldingTotals(): HoldingTotals | null {
  const { data } = useGetHoldings();
  const holdings = data ?? none;
  const instruments = useMemo(() => holdings.map(({ instrument }) => instrument), [holdings]);
  const pick = useCallback(
    (states: readonly QuoteState[]) =>
      holdingTotals(
        holdings,
        states.map(({ quote }) => quote),
      ),
    [holdings],
  );
  const source = useLiveSourceOfAll(instruments, pick);
  const [shown, setShown] = useState(() => ({ source, totals: source.read() }));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let isDue = false;
    function take() {
      if (timer !== null) {
        isDue = true;
        return;
      }
      setShown({ source, totals: source.read() });
      timer = setTimeout(() => {
        timer = null;
        if (isDue) take();
        isDue = false;
      }, stepMs);
    }
    const stop = source.subscribe(take);
    return () => {
      stop();
      if (timer !== null) clearTimeout(timer);
    };
  }, [source]);

  if (data === undefined) return null;
  // Those of an answer before are not those of this one.
  return shown.source === source ? shown.totals : source.read();
}
