import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetTradeLimits } from '@wealth/api-sdk/client';
import type { MarketStatus, Order, StockDetail } from '@wealth/api-sdk/model';
import { useGetOffers } from '@wealth/api-sdk/content';
import { useGetAsset, useGetHoldings } from '@wealth/api-sdk/stat';
import {
  getGetMarketStatusQueryKey,
  getGetStockDetailQueryKey,
  useGetMarketStatus,
  useGetStockDetail,
} from '@wealth/api-sdk/stock';
import { useGetOrders } from '@wealth/api-sdk/trade';
import { fromWire, type DepthInPaise, type OrderFacts, type Paise } from '@wealth/domain';
import { useQuoteNow } from '@wealth/parts';
import { allLotsOf } from '@wealth/queries';
import { useProfile, useSession } from '@wealth/session';
import { useDepth, useMarketChange } from '@wealth/stream';
import { useNow } from '@wealth/ui/clock';
import { useEffect, useMemo } from 'react';
import {
  depthInPaise,
  lacksNextDay,
  ordersInBook,
  ticketFactsOf,
  type TicketReadings,
} from './ticketFacts.ts';
import { useShared } from './useShared.ts';

/** The same company at the other exchange; null where it is listed at one only, or as long as nobody knows. */
export function useOtherListing({ market, symbol, isin }: StockDetail): StockDetail | null {
  const other = market === 'BSE' ? 'NSE' : 'BSE';
  const { data } = useGetStockDetail(
    { market: other, s: symbol },
    { query: { enabled: market !== 'INDEX', meta: { claims: () => true } } },
  );
  return data && data.isin === isin ? data : null;
}

/** Keeps what the market does as the stream tells it: a phase or a halt that changes. */
function useFollowMarket() {
  const client = useQueryClient();
  const change = useMarketChange();
  useEffect(() => {
    if (change !== null) client.setQueryData(getGetMarketStatusQueryKey(), change);
  }, [client, change]);
}

/** After the close the share is read again: it tells the day that orders are kept for. */
function useFollowDay(share: StockDetail, facts: OrderFacts, status: MarketStatus | undefined) {
  const client = useQueryClient();
  const { market, symbol } = share;
  const isLacking = lacksNextDay({ share, facts });
  useEffect(() => {
    // Asked again with each phase of the market: the clocks of both sides may differ by a moment.
    if (!isLacking || !status) return;
    void client.invalidateQueries({ queryKey: getGetStockDetailQueryKey({ market, s: symbol }) });
  }, [client, market, symbol, isLacking, status]);
}

/** Sessions and limits begin and end with a minute: nothing is worked out for a second. */
const minuteMs = 60_000;

const noOrders: readonly Order[] = [];

/** The ticket works without them: the panel of the tax says where they could not be had. */
const quiet = { claims: () => true };

/** The lots of a share that is sold. */
export function useTicketLots({ isin }: Pick<StockDetail, 'isin'>, isSale: boolean) {
  return useQuery({ ...allLotsOf(isin), enabled: isSale, meta: quiet });
}

/** What the server was asked for the order of a share; what is missing has not come. */
export type TicketAnswers = Pick<
  TicketReadings,
  'status' | 'asset' | 'holdings' | 'waiting' | 'lots' | 'offers' | 'limits' | 'hasDdpi'
>;

export interface TicketAnswersOptions {
  /** What has been sold today counts for the depository's charge. */
  isSale: boolean;
}

/** Asks for money, holdings and what else an order of the share is checked against: no tick and no key does so again. */
export function useTicketAnswers(share: StockDetail, { isSale }: TicketAnswersOptions): TicketAnswers {
  useFollowMarket();
  const { data: status } = useGetMarketStatus();
  const { data: asset } = useGetAsset();
  const { data: holdings } = useGetHoldings();
  const { data: waiting } = useGetOrders({ status: 'awaiting' });
  const { data: lots } = useTicketLots(share, isSale);
  // Without them the server still checks: its preview tells what they forbid.
  const { data: limits } = useGetTradeLimits({ query: { meta: quiet } });
  const profile = useProfile();
  const mayHaveOffers = isSale && profile?.allow_bonus === true;
  const { data: offers } = useGetOffers({ query: { enabled: mayHaveOffers, meta: quiet } });
  const hasDdpi = profile?.has_ddpi;
  return {
    status,
    asset,
    holdings,
    waiting: waiting?.items,
    lots,
    offers: mayHaveOffers ? offers : undefined,
    limits,
    hasDdpi,
  };
}

export interface TicketReadingsNow {
  facts: OrderFacts;
  depth: DepthInPaise | null;
  /** Whether the depth is out of date. */
  isDepthStale: boolean;
  /** The client's orders that wait, of all shares. */
  waiting: readonly Order[];
  /** The waiting orders that are in the order book of this share. */
  inBook: readonly Order[];
  /** What was paid for a unit that is held, in rupees; null for nothing held. */
  average: number | null;
  /** All that the client holds, at its last prices; null while it has not come. */
  holdingsValue: Paise | null;
}

/**
 * What an order of the share is checked against, as it is at this moment: the quote and the book by the stream, money and
 * holdings as they were answered.
 *
 * @param modified - The order that is being modified: it is checked as if nothing of it had happened yet.
 */
export function useTicketReadings(
  share: StockDetail,
  answers: TicketAnswers,
  modified?: Order,
): TicketReadingsNow {
  const { status, asset, holdings, waiting, lots, offers, limits, hasDdpi } = answers;
  const { serverClock } = useSession();
  const now = useNow({ clock: serverClock.now, spanMs: minuteMs });
  const quote = useQuoteNow(share, share.quote);
  const told = useDepth(share);
  // The book that the page was served with says nothing any more once its price is another one.
  const isServed = quote.last_price === share.quote.last_price;
  const depth = told.depth ?? (isServed ? share.depth : undefined);
  const facts = useShared(
    useMemo(
      () =>
        ticketFactsOf({
          share,
          quote,
          depth,
          now,
          status,
          asset,
          holdings,
          waiting,
          lots,
          offers,
          limits,
          hasDdpi,
          hasEqualOrder: false,
          modified,
        }),
      [share, quote, depth, now, status, asset, holdings, waiting, lots, offers, limits, hasDdpi, modified],
    ),
  );
  useFollowDay(share, facts, status);
  const inBook = useMemo(() => ordersInBook({ share, waiting, modified }), [share, waiting, modified]);
  const levels = useMemo(() => (depth ? depthInPaise(depth) : null), [depth]);
  const held = holdings?.find(({ instrument }) => instrument.symbol === share.symbol);
  return {
    facts,
    depth: levels,
    isDepthStale: told.isStale,
    waiting: waiting ?? noOrders,
    inBook,
    average: held?.average_price ?? null,
    holdingsValue: asset ? fromWire(asset.holdings_value) : null,
  };
}
