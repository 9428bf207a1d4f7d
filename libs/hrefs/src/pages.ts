import { sectors } from '@wealth/domain';

/** The filter tabs of /market. */
export const marketSegments = ['all', 'stock', 'otc', 'ipo'] as const;
export type MarketSegment = (typeof marketSegments)[number];

/** What one word of the address of /market may be; absent, it is what the comment says. */
export const marketWords = {
  /** All of them. */
  segment: ['stock', 'otc', 'ipo'],
  /** The list of all instruments. */
  view: ['watchlist'],
  /** All of them. */
  sector: sectors,
  /** Any size of the issuer. */
  cap: ['large', 'mid', 'small', 'micro'],
  /** Anywhere within its price band. */
  band: ['upper', 'lower', 'any'],
  /** Anywhere within its 52 weeks. */
  near: ['high', 'low'],
  /** Each share once, at NSE where it is listed there; `each` has a row for each listing. */
  exchange: ['NSE', 'BSE', 'each'],
  /** By market cap. */
  sort: ['symbol', 'name', 'last_price', 'change_percent', 'volume'],
  /** The largest first; by symbol and name from A. */
  order: ['asc', 'desc'],
  /** What the client prefers. */
  density: ['comfortable', 'compact'],
} as const;

type MarketWords = typeof marketWords;

/** The columns of the list that can be chosen, in their order. */
export const marketColumns = [
  'name',
  'last_price',
  'change',
  'change_percent',
  'volume',
  'market_cap',
  'week52',
  'sector',
] as const;
export type MarketColumn = (typeof marketColumns)[number];

/** What the address of /market may say. Each is absent where it says nothing: `/market` has one spelling. */
export type MarketSearch = {
  [Word in keyof MarketWords]?: MarketWords[Word][number] | undefined;
} & {
  /** Id of the watch list that is shown; absent for the first one. */
  list?: string | undefined;
  /** Those that are shown, with dots between; absent for the usual ones. */
  columns?: string | undefined;
};

/** The dialogs of /login that have an address of their own, for a new tab. */
const loginDialogs = ['create-account', 'forgot-password', 'terms'] as const;
export type LoginDialog = (typeof loginDialogs)[number];

/** What the address of /login may say. */
export interface LoginSearch {
  dialog?: LoginDialog | undefined;
}

function known<Value>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((one) => one === value);
}

/** The known columns among those that are named, in the order of the table. */
function knownColumns(value: unknown): string | undefined {
  const asked = typeof value === 'string' ? value.split('.') : [];
  return marketColumns.filter((column) => asked.includes(column)).join('.') || undefined;
}

/** The list of the holdings, or a UUID. */
const watchlistId = /^(?:holdings|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/u;

function knownList(value: unknown): string | undefined {
  return typeof value === 'string' && watchlistId.test(value) ? value : undefined;
}

/**
 * The search schemas: anything at all goes in, and what the page does not know comes out as undefined, by name, since
 * the router keeps whatever it is not told about.
 */
export function marketSearch(search: Record<string, unknown>): MarketSearch {
  const of = <Name extends keyof MarketWords>(name: Name) =>
    known<MarketWords[Name][number]>(marketWords[name], search[name]);
  return {
    segment: of('segment'),
    view: of('view'),
    list: knownList(search['list']),
    sector: of('sector'),
    cap: of('cap'),
    band: of('band'),
    near: of('near'),
    exchange: of('exchange'),
    sort: of('sort'),
    order: of('order'),
    columns: knownColumns(search['columns']),
    density: of('density'),
  };
}

export function loginSearch({ dialog }: Record<string, unknown>): LoginSearch {
  return { dialog: known(loginDialogs, dialog) };
}
