import { activeFilters, rangeWordsOf, wordOf, type ListFilter } from './listFilter.ts';
import { useRanges } from './useRanges.ts';

export interface FilterName {
  filter: ListFilter;
  label: string;
}

/** What an address leaves out, in words; `range` also where that is nothing. */
export function useFilterNames(filters: readonly ListFilter[], search: object) {
  const { name: range } = useRanges(rangeWordsOf(search));

  function nameOf(filter: ListFilter): string {
    if (filter.kind === 'range') return range;
    const word = wordOf(search, filter.name) ?? '';
    if (filter.kind === 'text') return filter.nameOf(word);
    return filter.options.find(({ value }) => value === word)?.label ?? word;
  }

  const names = activeFilters(filters, search).map((filter): FilterName => ({
    filter,
    label: nameOf(filter),
  }));
  return { names, range };
}
