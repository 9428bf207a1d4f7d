import type { StockDetail } from '@wealth/api-sdk/model';
import { useGetHoldings } from '@wealth/api-sdk/stat';

/**
 * Rupees that a unit of the client's holding in a share has cost on average; null while none is held or known, and where what
 * is held has cost nothing.
 */
export function useHeldAverage({ isin }: Pick<StockDetail, 'isin'>): number | null {
  const { data } = useGetHoldings();
  const average = data?.find((holding) => holding.isin === isin)?.average_price ?? 0;
  return average > 0 ? average : null;
}
