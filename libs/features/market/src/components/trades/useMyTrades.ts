import { useQuery } from '@tanstack/react-query';
import type { GetOrdersParams, Order, StockDetail } from '@wealth/api-sdk/model';
import { getOrders, useGetOrders } from '@wealth/api-sdk/trade';
import { fromWire } from '@wealth/domain';
import { usePages, useToday } from '@wealth/parts';
import { allLotsOf, pagesOf } from '@wealth/queries';
import { useEffect, useMemo } from 'react';
import { fillsOf, orderLevelsOf, positionOf } from '../../model/myTrades.ts';

/** As many rows as the server answers at once. */
const pageLimit = 200;
/** Pages of orders that a chart looks back at most. */
const mostPages = 5;

/** A chart is a chart without them: nobody is told. */
const quiet = { claims: () => true };

const orderId = ({ id }: Order) => id;

/** The orders of a share that have ended, as far back as a chart looks. What ends meanwhile is put among them by its event. */
function useEndedOrders({ market, symbol }: StockDetail, enabled: boolean) {
  const params: GetOrdersParams = { status: 'history', market, s: symbol, limit: pageLimit };
  const list = usePages(
    { ...pagesOf('getOrders', getOrders, params), staleTime: Infinity, meta: quiet, enabled },
    orderId,
  );
  const readsOn = list.hasMore && (list.pages?.length ?? 0) < mostPages;
  const { readOn } = list;
  useEffect(() => {
    if (readsOn) readOn();
  }, [readsOn, readOn]);
  return list.rows;
}

/** The client's trades, waiting orders and position in a share, as they are: events bring them up to date. */
export function useMyTrades(share: StockDetail, isShown: boolean) {
  const { market, symbol, isin } = share;
  const enabled = isShown && market !== 'INDEX';
  const ended = useEndedOrders(share, enabled);
  const { data: waiting } = useGetOrders({ status: 'awaiting' }, { query: { enabled, meta: quiet } });
  const { data: lots } = useQuery({ ...allLotsOf(isin), enabled, meta: quiet });
  const today = useToday();
  const tickSize = fromWire(share.tick_size);

  const fills = useMemo(() => {
    const orders = [...(ended ?? []), ...(waiting?.items ?? [])];
    return enabled ? fillsOf(orders, { market, symbol }) : [];
  }, [enabled, ended, waiting, market, symbol]);
  const levels = useMemo(
    () => (enabled ? orderLevelsOf(waiting?.items ?? [], { market, symbol }) : []),
    [enabled, waiting, market, symbol],
  );
  const position = useMemo(() => {
    if (!enabled || !lots) return null;
    return positionOf(lots, { isin, market, tickSize, on: today });
  }, [enabled, lots, isin, market, tickSize, today]);
  return { fills, levels, position };
}
