import { marketWords, type MarketSearch } from '@wealth/hrefs';
import { useFormats, useMessages } from '@wealth/i18n-locale-react';
import { useSectorName } from '@wealth/parts';
import { Button } from '@wealth/ui/button';
import { ChipSelect } from '@wealth/ui/chip';
import { Select } from '@wealth/ui/select';
import { Sheet } from '@wealth/ui/sheet';
import { useState, type ReactNode } from 'react';
import {
  countOfFilters,
  gridSortOf,
  isFiltered,
  noFilters,
  searchOfSort,
  type MarketFilter,
} from './instrumentQuery.ts';

const anything = 'any-at-all';

const sorts = {
  market_cap: 'marketCap',
  change_percent: 'changePercent',
  volume: 'volume',
  last_price: 'lastPrice',
  symbol: 'instrument',
  name: 'name',
} as const;

export interface MarketFiltersProps {
  search: MarketSearch;
  onFilter: (patch: MarketSearch) => void;
  onSort: (patch: MarketSearch) => void;
}

interface FilterChoice {
  name: MarketFilter;
  label: string;
  options: Array<{ value: string; label: string }>;
}

/** Each filter with anything, and the words that the address knows for it. */
function useFilters(): FilterChoice[] {
  const t = useMessages('market');
  const sectorName = useSectorName();
  return [
    {
      name: 'sector',
      label: t('sector'),
      options: marketWords.sector.map((value) => ({ value, label: sectorName(value) })),
    },
    {
      name: 'cap',
      label: t('marketCap'),
      options: [
        { value: 'large', label: t('capLarge') },
        { value: 'mid', label: t('capMid') },
        { value: 'small', label: t('capSmall') },
        { value: 'micro', label: t('capMicro') },
      ],
    },
    {
      name: 'band',
      label: t('priceBand'),
      options: [
        { value: 'any', label: t('bandAny') },
        { value: 'upper', label: t('bandUpper') },
        { value: 'lower', label: t('bandLower') },
      ],
    },
    {
      name: 'near',
      label: t('yearRange'),
      options: [
        { value: 'high', label: t('nearHigh') },
        { value: 'low', label: t('nearLow') },
      ],
    },
    {
      name: 'exchange',
      label: t('exchange'),
      options: [
        // An exchange is called the same in every language.
        ...(['NSE', 'BSE'] as const).map((value) => ({ value, label: value })),
        { value: 'each', label: t('exchangeEach') },
      ],
    },
  ];
}

function patchOf(name: MarketFilter, value: string): MarketSearch {
  const words: readonly string[] = marketWords[name];
  return { [name]: words.find((word) => word === value) };
}

/** What of a segment is listed, as chips in one line. */
export function MarketFilters({ search, onFilter }: Omit<MarketFiltersProps, 'onSort'>) {
  const t = useMessages('market');
  const filters = useFilters();
  return (
    <div role="group" aria-label={t('filters')} className="flex flex-wrap items-center gap-2">
      {filters.map(({ name, label, options }) => (
        <ChipSelect
          key={name}
          label={label}
          value={search[name] ?? anything}
          anyValue={anything}
          onChange={(value) => onFilter(patchOf(name, value))}
          options={[{ value: anything, label: t('filterAny') }, ...options]}
        />
      ))}
      {isFiltered(search) && (
        <Button variant="ghost" size="sm" onPress={() => onFilter(noFilters)}>
          {t('clearAll')}
        </Button>
      )}
    </div>
  );
}

/** On a phone one button, with how many filters there are, opens all of them and how the list is sorted. */
export function FilterSheet({
  search,
  onFilter,
  onSort,
  children,
}: MarketFiltersProps & { children: ReactNode }) {
  const t = useMessages('market');
  const formats = useFormats();
  const filters = useFilters();
  const [isOpen, setIsOpen] = useState(false);
  const count = countOfFilters(search);
  return (
    <>
      <Button variant="secondary" size="sm" onPress={() => setIsOpen(true)}>
        {count === 0 ? t('filter') : t('filterCount', { count: formats.quantity(count) })}
      </Button>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('filters')} height="85dvh">
        <div role="group" aria-label={t('filters')} className="grid gap-3 p-card">
          {filters.map(({ name, label, options }) => (
            <Select
              key={name}
              label={label}
              value={search[name] ?? anything}
              onChange={(value) => onFilter(patchOf(name, value))}
              options={[{ value: anything, label: t('filterAny') }, ...options]}
            />
          ))}
          <Select
            label={t('sortBy')}
            value={gridSortOf(search).columnId}
            onChange={(columnId) =>
              onSort(
                searchOfSort({
                  columnId,
                  direction: columnId === 'symbol' || columnId === 'name' ? 'ascending' : 'descending',
                }),
              )
            }
            options={Object.entries(sorts).map(([value, key]) => ({ value, label: t(key) }))}
          />
          {isFiltered(search) && (
            <Button variant="secondary" onPress={() => onFilter(noFilters)}>
              {t('clearAll')}
            </Button>
          )}
          <div className="flex flex-wrap gap-2">{children}</div>
        </div>
      </Sheet>
    </>
  );
}
