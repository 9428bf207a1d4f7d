import type { MarketStatus, StockDetail } from '@wealth/api-sdk/model';
import { useQueryClient } from '@tanstack/react-query';
import { getGetMarketStatusQueryKey, useGetMarketStatus } from '@wealth/api-sdk/stock';
import type { TradingHalt } from '@wealth/parts';
import { useLiveSource, useMarketChange, type QuoteState } from '@wealth/stream';
import { useEffect, useSyncExternalStore } from 'react';
import { useReadAgain } from '../useReadAgain.ts';

const haltedOf = ({ quote }: QuoteState) => quote?.halted ?? null;

function useIsHalted(share: StockDetail): boolean {
  const { subscribe, read } = useLiveSource(share, haltedOf);
  return useSyncExternalStore(subscribe, read, read) ?? share.quote.halted;
}

/** The halt of the share itself before that of the whole market: it may last longer. */
function haltOf(
  { market, symbol }: StockDetail,
  status: MarketStatus | undefined,
  isHalted: boolean,
): TradingHalt | null {
  const halts = status?.halts ?? [];
  const own = halts.find((halt) => halt.market === market && halt.symbol === symbol);
  if (own) return { symbol, endsAt: Date.parse(own.ends_at) };
  const ofAll = halts.find((halt) => halt.symbol === null);
  if (ofAll) return { symbol: null, endsAt: Date.parse(ofAll.ends_at) };
  return isHalted ? { symbol, endsAt: null } : null;
}

const notTrading: ReadonlySet<string> = new Set(['closed', 'post-close', 'pre-open']);

/** When trading begins next, where the share does not trade now for the hour's sake; ISO 8601. */
function opensAtOf(share: StockDetail, status: MarketStatus | undefined): string | null {
  if (status === undefined || status.mode === 'always-open') return null;
  const { phase } = share.closing_auction ? status.auction : status.plain;
  return notTrading.has(phase) ? status.next_opening : null;
}

/** Whether trades of the share go on now; while it is not known, a price counts as what it says it is. */
function isTradingNow(share: StockDetail, status: MarketStatus | undefined): boolean {
  if (status === undefined || status.mode === 'always-open') return true;
  return (share.closing_auction ? status.auction : status.plain).phase === 'continuous';
}

/** Keeps what the market does as the stream tells it: a phase or a halt that changes. Once for a detail. */
export function useFollowMarket(): void {
  const client = useQueryClient();
  const change = useMarketChange();
  useEffect(() => {
    if (change !== null) client.setQueryData(getGetMarketStatusQueryKey(), change);
  }, [client, change]);
  useReadAgain(() => client.invalidateQueries({ queryKey: getGetMarketStatusQueryKey() }));
}

/** What the market does with a share now, as far as the server has told. */
export function useShareStatus(share: StockDetail) {
  const query = useGetMarketStatus();
  const isHalted = useIsHalted(share);
  return {
    query,
    halt: haltOf(share, query.data, isHalted),
    opensAt: opensAtOf(share, query.data),
    isTrading: isTradingNow(share, query.data),
  };
}
