import { searchText } from './searchText.ts';

/** What the holdings can be sorted by; absent, by value. */
export const holdingSorts = ['symbol', 'quantity', 'average', 'price', 'day', 'gain', 'weight'] as const;
export type HoldingSort = (typeof holdingSorts)[number];

/** What the address of the holdings may say. Each is absent where it says nothing. */
export interface HoldingSearch {
  sort?: HoldingSort | undefined;
  /** The largest first; by symbol from A. */
  order?: 'asc' | 'desc' | undefined;
  /** Those of a sector together. */
  group?: 'sector' | undefined;
  /** Only those with a gain or a loss. */
  show?: 'gain' | 'loss' | undefined;
  /** Part of a symbol or name, at most 64 characters. */
  query?: string | undefined;
  /** What the client prefers. */
  density?: 'comfortable' | 'compact' | undefined;
  /** The ISIN of the holding whose lots are open. */
  lots?: string | undefined;
}

const longestQuery = 64;
const isin = /^[A-Z]{2}[A-Z\d]{9}\d$/;

/** The search schema of the holdings: what the page does not know comes out as undefined, by name. */
export function holdingSearch(search: Readonly<Record<string, unknown>>): HoldingSearch {
  const of = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === search[name]);
  const lots = search['lots'];
  return {
    sort: of('sort', holdingSorts),
    order: of('order', ['asc', 'desc']),
    group: of('group', ['sector']),
    show: of('show', ['gain', 'loss']),
    query: searchText(search['query'], longestQuery),
    density: of('density', ['comfortable', 'compact']),
    lots: typeof lots === 'string' && isin.test(lots) ? lots : undefined,
  };
}
