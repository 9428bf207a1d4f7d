import { ApiError } from '@wealth/api-sdk';
import { useGetStockDetail } from '@wealth/api-sdk/stock';
import type { InstrumentRef } from '@wealth/domain';
import { fetchChartLibrary } from '@wealth/ui/candle-chart';
import { useEffect } from 'react';

/** Nobody knows such a symbol: the page says so, and a toast would say it twice. */
export function isUnknownSymbol(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

/** One instrument with its quote; the code that draws its chart comes meanwhile. */
export function useStock({ market, symbol }: InstrumentRef) {
  useEffect(fetchChartLibrary, []);
  const query = useGetStockDetail({ market, s: symbol }, { query: { meta: { claims: isUnknownSymbol } } });
  return { query, share: query.data, isUnknown: query.data === undefined && isUnknownSymbol(query.error) };
}
