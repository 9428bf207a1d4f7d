import { marketWords, type MarketSearch } from '@wealth/hrefs';
import { useMessages } from '@wealth/i18n-locale-react';
import { useSectorName, type ChoiceFilter, type ListFilter } from '@wealth/parts';
import { gridSortOf, searchOfSort, type MarketFilter } from './instrumentQuery.ts';

const sorts = {
  market_cap: 'marketCap',
  change_percent: 'changePercent',
  volume: 'volume',
  last_price: 'lastPrice',
  symbol: 'instrument',
  name: 'name',
} as const;

/** What of a segment can be left out. */
export function useMarketFilters(): ListFilter[] {
  const t = useMessages('market');
  const sectorName = useSectorName();
  const choice = (name: MarketFilter, label: string, options: ChoiceFilter['options']): ListFilter => ({
    kind: 'choice',
    name,
    label,
    any: t('filterAny'),
    options,
  });
  return [
    choice(
      'sector',
      t('sector'),
      marketWords.sector.map((value) => ({ value, label: sectorName(value) })),
    ),
    choice('cap', t('marketCap'), [
      { value: 'large', label: t('capLarge') },
      { value: 'mid', label: t('capMid') },
      { value: 'small', label: t('capSmall') },
      { value: 'micro', label: t('capMicro') },
    ]),
    choice('band', t('priceBand'), [
      { value: 'any', label: t('bandAny') },
      { value: 'upper', label: t('bandUpper') },
      { value: 'lower', label: t('bandLower') },
    ]),
    choice('near', t('yearRange'), [
      { value: 'high', label: t('nearHigh') },
      { value: 'low', label: t('nearLow') },
    ]),
    choice('exchange', t('exchange'), [
      // An exchange is called the same in every language.
      ...(['NSE', 'BSE'] as const).map((value) => ({ value, label: value })),
      { value: 'each', label: t('exchangeEach') },
    ]),
  ];
}

/** How a phone has the list sorted: figures from the largest, names from A. */
export function useMarketSort(search: MarketSearch, onSort: (patch: MarketSearch) => void) {
  const t = useMessages('market');
  return {
    value: gridSortOf(search).columnId,
    options: Object.entries(sorts).map(([value, key]) => ({ value, label: t(key) })),
    onChange(columnId: string) {
      const direction = columnId === 'symbol' || columnId === 'name' ? 'ascending' : 'descending';
      onSort(searchOfSort({ columnId, direction }));
    },
  };
}
