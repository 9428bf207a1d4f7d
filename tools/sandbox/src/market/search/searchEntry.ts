import type { Market } from '@wealth/domain';

/** What can be found. */
export interface SearchEntry {
  market: Market;
  symbol: string;
  name: string;
  /** Null for an index. */
  isin: string | null;
  /** The larger comes first where the text says no more. */
  weight: number;
}
