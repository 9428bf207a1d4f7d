import { marketWords, type MarketSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useSectorName } from '@wealth/parts';
import { useBreakpoint } from '@wealth/ui/breakpoint';
import { Button } from '@wealth/ui/button';
import { Select } from '@wealth/ui/select';
import { gridSortOf, isFiltered, noFilters, searchOfSort, type MarketFilter } from './instrumentQuery.ts';

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

interface FilterProps extends Pick<MarketFiltersProps, 'search' | 'onFilter'> {
  name: MarketFilter;
  label: string;
  options: ReadonlyArray<{ value: string; label: string }>;
}

/** One filter: anything, or one of the words that the address knows for it. */
function Filter({ search, onFilter, name, label, options }: FilterProps) {
  const t = useMessages('market');
  const words: readonly string[] = marketWords[name];
  return (
    <div className="min-w-0 desktop:w-44">
      <Select
        label={label}
        value={search[name] ?? anything}
        onChange={(value) => onFilter({ [name]: words.find((word) => word === value) })}
        options={[{ value: anything, label: t('filterAny') }, ...options]}
      />
    </div>
  );
}

/** What of a segment is listed; on a phone, whose heads are two, also by what it is sorted. */
export function MarketFilters({ search, onFilter, onSort }: MarketFiltersProps) {
  const t = useMessages('market');
  const sectorName = useSectorName();
  const isPhone = useBreakpoint() === 'mobile';
  const shared = { search, onFilter };

  return (
    <div
      role="group"
      aria-label={t('filters')}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(8.25rem,100%),1fr))] items-end gap-3 desktop:flex desktop:flex-wrap"
    >
      <Filter
        {...shared}
        name="sector"
        label={t('sector')}
        options={marketWords.sector.map((value) => ({ value, label: sectorName(value) }))}
      />
      <Filter
        {...shared}
        name="cap"
        label={t('marketCap')}
        options={[
          { value: 'large', label: t('capLarge') },
          { value: 'mid', label: t('capMid') },
          { value: 'small', label: t('capSmall') },
          { value: 'micro', label: t('capMicro') },
        ]}
      />
      <Filter
        {...shared}
        name="band"
        label={t('priceBand')}
        options={[
          { value: 'any', label: t('bandAny') },
          { value: 'upper', label: t('bandUpper') },
          { value: 'lower', label: t('bandLower') },
        ]}
      />
      <Filter
        {...shared}
        name="near"
        label={t('yearRange')}
        options={[
          { value: 'high', label: t('nearHigh') },
          { value: 'low', label: t('nearLow') },
        ]}
      />
      {isPhone && (
        <div className="col-span-full min-w-0">
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
        </div>
      )}
      {isFiltered(search) && (
        <Button variant="secondary" size="sm" onPress={() => onFilter(noFilters)}>
          {t('clearFilters')}
        </Button>
      )}
    </div>
  );
}
