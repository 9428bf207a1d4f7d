import type { CalendarDay, Market } from '@wealth/domain';

/** What can be found. */
export interface SearchEntry {
  market: Market;
  symbol: string;
  name: string;
  /** Null for an index. */
  isin: string | null;
  /** From this day on; null for always. */
  listedOn: CalendarDay | null;
  /** The larger comes first where the text says no more. */
  weight: number;
}
