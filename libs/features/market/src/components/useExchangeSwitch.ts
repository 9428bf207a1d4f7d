import type { StockDetail } from '@wealth/api-sdk/model';
import { instrumentIdOf, type InstrumentId, type InstrumentRef } from '@wealth/domain';
import { useQuotesOf } from '@wealth/parts';
import { useCallback, useMemo, useState } from 'react';

/** A share is one row wherever it is shown: its first listing names it. */
export function rowIdOf(share: StockDetail): InstrumentId {
  return instrumentIdOf(share.exchanges[0] ?? share);
}

/** The listing after the one that is shown; null for a share that has no other. */
function otherListingOf({ exchanges, market, symbol }: StockDetail): InstrumentRef | null {
  const at = exchanges.findIndex((one) => one.market === market && one.symbol === symbol);
  return exchanges.length < 2 ? null : (exchanges[(at + 1) % exchanges.length] ?? null);
}

const none: ReadonlyMap<InstrumentId, InstrumentRef> = new Map();

/**
 * The rows of a list in which the client shows some shares at their other exchange. A row changes once the price there is
 * known: no price ever stands beside the name of another exchange.
 */
export function useExchangeSwitch(rows: readonly StockDetail[]) {
  const [chosen, setChosen] = useState(none);
  const listings = useMemo(() => [...chosen.values()], [chosen]);
  const { quotes } = useQuotesOf(listings);
  const shown = useMemo(
    () =>
      chosen.size === 0
        ? rows
        : rows.map((row) => {
            const listing = chosen.get(rowIdOf(row));
            const quote = listing && quotes.get(instrumentIdOf(listing));
            return listing && quote ? { ...row, ...listing, quote } : row;
          }),
    [rows, chosen, quotes],
  );
  const switchRow = useCallback((row: StockDetail) => {
    const next = otherListingOf(row);
    if (next) setChosen((before) => new Map(before).set(rowIdOf(row), next));
  }, []);
  return { shown, switchRow };
}

/** What shows a row at its other exchange, for its cell; nothing where it has none, or each listing has a row. */
export function useOtherOf(onSwitch: ((share: StockDetail) => void) | undefined) {
  return useCallback(
    (share: StockDetail) => {
      const listing = onSwitch && otherListingOf(share);
      return listing ? { market: listing.market, onShow: () => onSwitch(share) } : undefined;
    },
    [onSwitch],
  );
}
