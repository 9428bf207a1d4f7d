import type { MarketSearch, MarketSegment } from '@wealth/hrefs';
import type { PlainMessageKey } from '@wealth/i18n-locale';
import { useMessages } from '@wealth/i18n-locale-react';
import { useSectorName } from '@wealth/parts';
import { filterNames, instrumentQuery, type SortColumn } from './instrumentQuery.ts';

type Key = PlainMessageKey<'market'>;

const segments = {
  all: 'csvSegmentAll',
  stock: 'csvSegmentStock',
  otc: 'csvSegmentOtc',
  ipo: 'csvSegmentIpo',
} as const satisfies Record<MarketSegment, Key>;

const filters = {
  cap: { large: 'capLarge', mid: 'capMid', small: 'capSmall', micro: 'capMicro' },
  band: { any: 'bandAny', upper: 'bandUpper', lower: 'bandLower' },
  near: { high: 'nearHigh', low: 'nearLow' },
} as const satisfies Record<string, Record<string, Key>>;

const sorts = {
  market_cap: 'marketCap',
  change_percent: 'changePercent',
  volume: 'volume',
  last_price: 'lastPrice',
  symbol: 'instrument',
  name: 'name',
} as const satisfies Record<SortColumn, Key>;

const exchangeWords = (exchange: MarketSearch['exchange'], each: string) =>
  exchange === undefined ? [] : [exchange === 'each' ? each : exchange];

/** What a list of instruments is, in the client's words: the head of a file that others read. */
export function useExportWords(search: MarketSearch) {
  const t = useMessages('market');
  const sectorName = useSectorName();
  const { sort = 'market_cap', order } = instrumentQuery(search);
  const left = filterNames.flatMap((name) => {
    if (name === 'sector') return search.sector === undefined ? [] : [sectorName(search.sector)];
    if (name === 'exchange') return exchangeWords(search.exchange, t('exchangeEach'));
    const value = search[name];
    const keys: Readonly<Partial<Record<string, Key>>> = filters[name];
    const key = value === undefined ? undefined : keys[value];
    return key === undefined ? [] : [t(key)];
  });
  return {
    segment: t(segments[search.segment ?? 'all']),
    filters: left.length > 0 ? left.join(', ') : t('csvNoFilter'),
    order: t(order === 'asc' ? 'csvRising' : 'csvFalling', { column: t(sorts[sort]) }),
  };
}
