import { useQuery } from '@tanstack/react-query';
import type { OrderDetail } from '@wealth/api-sdk/model';
import { useGetStockDetail } from '@wealth/api-sdk/stock';
import { istDay, taxYearOf, tradeDayOf } from '@wealth/domain';
import { allLotsOf } from '@wealth/queries';
import { useSession } from '@wealth/session';
import { useMemo } from 'react';
import { lotSalesOf } from './lotSalesOf.ts';

/** The rest of the order stands without them: their card says so. */
const quiet = { claims: () => true };

/** The lots that an order has sold. The server lists sales of the current tax year alone: of others nothing is asked. */
export function useOrderLots({ id, instrument, trades }: OrderDetail) {
  const { serverClock } = useSession();
  const year = taxYearOf(istDay(serverClock.now()));
  const isOfYear = trades.some(({ time }) => tradeDayOf(Date.parse(time)) >= year.firstDay);
  // Lots are counted by ISIN, which an order does not tell.
  const share = useGetStockDetail(
    { market: instrument.market, s: instrument.symbol },
    { query: { enabled: isOfYear, meta: quiet } },
  );
  const isin = share.data?.isin;
  const lots = useQuery({ ...allLotsOf(isin ?? ''), enabled: isOfYear && isin !== undefined, meta: quiet });
  const sales = useMemo(() => (lots.data ? lotSalesOf(lots.data.sold, id) : null), [lots.data, id]);
  return {
    isOfYear,
    /** 2026-27. */
    year: year.name,
    /** Null while they are not known. */
    sales,
    /** What is read now: the share for its ISIN, then its lots. */
    query: share.data === undefined ? share : lots,
  };
}
