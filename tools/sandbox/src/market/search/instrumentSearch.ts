import { instruments, marketIndices } from '../../engine/index.ts';
import { createSearchIndex, type SearchIndex } from './createSearchIndex.ts';

let index: SearchIndex | null = null;

/** The index over everything that has a price, made when it is first needed. */
export function instrumentSearch(): SearchIndex {
  index ??= createSearchIndex([
    ...marketIndices.map(({ market, symbol, name }) => ({
      market,
      symbol,
      name,
      isin: null,
      weight: Infinity,
    })),
    ...instruments.map(({ market, symbol, name, isin, marketCap }) => ({
      market,
      symbol,
      name,
      isin,
      weight: marketCap,
    })),
  ]);
  return index;
}
