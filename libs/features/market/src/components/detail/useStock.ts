import { isUnknownInstrument } from '@wealth/api-sdk';
import { useGetStockDetail } from '@wealth/api-sdk/stock';
import type { InstrumentRef } from '@wealth/domain';
import { fetchChartLibrary } from '@wealth/ui/candle-chart';
import { useEffect } from 'react';

/** One instrument with its quote; the code that draws its chart comes meanwhile. */
export function useStock({ market, symbol }: InstrumentRef) {
  useEffect(fetchChartLibrary, []);
  const query = useGetStockDetail(
    { market, s: symbol },
    { query: { meta: { claims: isUnknownInstrument } } },
  );
  return {
    query,
    share: query.data,
    isUnknown: query.data === undefined && isUnknownInstrument(query.error),
  };
}
