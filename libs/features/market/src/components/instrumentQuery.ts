import type { GetInstrumentsParams } from '@wealth/api-sdk/model';
import type { MarketSearch } from '@wealth/hrefs';
import type { GridTableSort } from '@wealth/ui/grid-table';

/** The words of the address that leave out rows. */
export const filterNames = ['sector', 'cap', 'band', 'near', 'exchange'] as const;

export type MarketFilter = (typeof filterNames)[number];

/** Figures begin with the largest, names with A. */
const usualOrders = {
  symbol: 'asc',
  name: 'asc',
  last_price: 'desc',
  change_percent: 'desc',
  volume: 'desc',
  market_cap: 'desc',
} as const;

export type SortColumn = keyof typeof usualOrders;

function isSortColumn(text: string): text is SortColumn {
  return Object.hasOwn(usualOrders, text);
}

/** What the server is asked for; the largest issuers first where the address says nothing else. */
export function instrumentQuery(search: MarketSearch): Omit<GetInstrumentsParams, 'cursor' | 'limit'> {
  const sort = search.sort ?? 'market_cap';
  return {
    segment: search.segment ?? 'all',
    sector: search.sector,
    cap: search.cap,
    band_hit: search.band,
    near_52w: search.near,
    exchange: search.exchange === 'each' ? 'all' : search.exchange,
    sort,
    order: search.order ?? usualOrders[sort],
  };
}

/** The order of the rows as the heads of the columns show it. */
export function gridSortOf(search: MarketSearch): GridTableSort {
  const { sort = 'market_cap', order } = instrumentQuery(search);
  return { columnId: sort, direction: order === 'asc' ? 'ascending' : 'descending' };
}

/** What a press on a head means to the address: what is usual is not said. */
export function searchOfSort({ columnId, direction }: GridTableSort): Pick<MarketSearch, 'sort' | 'order'> {
  if (!isSortColumn(columnId)) return {};
  const order = direction === 'ascending' ? 'asc' : 'desc';
  return {
    sort: columnId === 'market_cap' ? undefined : columnId,
    order: order === usualOrders[columnId] ? undefined : order,
  };
}
