import type { MarketSearch } from '@wealth/hrefs';
import { useCallback, useState } from 'react';
import type { SearchChange } from './searchChange.ts';

export interface MarketSearchProps {
  /** What the address says. Without it the page keeps it itself. */
  search?: MarketSearch;
  onSearchChange?: SearchChange;
}

/** What is shown of the market, and a way to something else: by the address, or by the page itself where it has none. */
export function useMarketSearch({ search, onSearchChange }: MarketSearchProps) {
  const [own, setOwn] = useState<MarketSearch>({});
  const keep: SearchChange = useCallback((patch) => setOwn((present) => ({ ...present, ...patch })), []);
  return { search: search ?? own, onSearchChange: onSearchChange ?? keep };
}
