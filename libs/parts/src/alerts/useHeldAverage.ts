import type { StockDetail } from '@wealth/api-sdk/model';
import { useGetHoldings } from '@wealth/api-sdk/stat';

/** Rupees that a unit of the client's holding in a share has cost on average; null while none is held or known. */
export function useHeldAverage({ isin }: Pick<StockDetail, 'isin'>): number | null {
  const { data } = useGetHoldings();
  return data?.find((holding) => holding.isin === isin)?.average_price ?? null;
}
