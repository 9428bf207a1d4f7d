import { isUnknownInstrument } from '@wealth/api-sdk';
import { useGetStockDetail } from '@wealth/api-sdk/stock';
import type { InstrumentRef } from '@wealth/domain';

/** One instrument with its quote. Of an unknown symbol who shows it says so: a toast would say it twice. */
export function useShare({ market, symbol }: InstrumentRef) {
  const query = useGetStockDetail(
    { market, s: symbol },
    { query: { meta: { claims: isUnknownInstrument } } },
  );
  const { data: share, error } = query;
  return { query, share, isUnknown: share === undefined && isUnknownInstrument(error) };
}
