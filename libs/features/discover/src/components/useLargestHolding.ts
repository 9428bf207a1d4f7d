import { useGetHoldings } from '@wealth/api-sdk/stat';
import { useFormats } from '@wealth/i18n-locale-react';
import { holdingRowsOf } from '@wealth/parts';

export interface LargestHolding {
  symbol: string;
  /** Of the value of all holdings. */
  percent: string;
}

/** The client's largest holding; null where there is none, undefined until the server has told. */
export function useLargestHolding(): LargestHolding | null | undefined {
  const formats = useFormats();
  const { data: holdings } = useGetHoldings({ query: { meta: { claims: () => true } } });
  if (!holdings) return undefined;
  const [largest] = holdingRowsOf(holdings);
  if (!largest?.weightPercent) return null;
  return {
    symbol: largest.holding.instrument.symbol,
    percent: formats.percent(largest.weightPercent, { isSigned: false, decimals: 1 }),
  };
}
