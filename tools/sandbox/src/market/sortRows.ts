import type { CapClass, Instrument } from '../engine/index.ts';
import { isMainListing, type ListedRow } from './listedRows.ts';

export type SortColumn = 'symbol' | 'name' | 'last_price' | 'change_percent' | 'volume' | 'market_cap';

/** Undefined lets everything through, but for `exchange`. */
export interface RowFilter {
  /** Undefined for one listing of each issuer, `all` for every one. */
  exchange?: 'all' | 'NSE' | 'BSE' | undefined;
  segment?: string | undefined;
  sector?: string | undefined;
  cap?: CapClass | undefined;
  bandHit?: 'upper' | 'lower' | 'any' | undefined;
  near52w?: 'high' | 'low' | undefined;
}

/** How far from a price of 52 weeks still is near it, as a ratio. */
const nearRatio = 0.02;

function hitsBand({ quote }: ListedRow, side: NonNullable<RowFilter['bandHit']>): boolean {
  const isUpper = quote.upperBand !== null && quote.lastPrice >= quote.upperBand;
  const isLower = quote.lowerBand !== null && quote.lastPrice <= quote.lowerBand;
  return (side !== 'lower' && isUpper) || (side !== 'upper' && isLower);
}

function isNear({ quote }: ListedRow, side: NonNullable<RowFilter['near52w']>): boolean {
  const { lastPrice, week52High, week52Low } = quote;
  return side === 'high'
    ? lastPrice >= week52High * (1 - nearRatio)
    : lastPrice <= week52Low * (1 + nearRatio);
}

/** Whether an instrument has a row of its own in a list. */
export function isOfExchange(instrument: Instrument, exchange: RowFilter['exchange']): boolean {
  if (exchange === undefined) return isMainListing(instrument);
  return exchange === 'all' || instrument.market === exchange;
}

function isOfTable(
  { instrument }: ListedRow,
  { segment = 'all', sector = instrument.sector, cap = instrument.capClass ?? undefined }: RowFilter,
): boolean {
  const isOfSegment = segment === 'all' || instrument.segment === segment;
  return isOfSegment && instrument.sector === sector && (instrument.capClass ?? undefined) === cap;
}

/** Whether a row is one of those that are asked for. Its quote is only read when it matters. */
export function passes(row: ListedRow, filter: RowFilter): boolean {
  const { bandHit, near52w } = filter;
  return (
    isOfExchange(row.instrument, filter.exchange) &&
    isOfTable(row, filter) &&
    (bandHit === undefined || hitsBand(row, bandHit)) &&
    (near52w === undefined || isNear(row, near52w))
  );
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** By symbol, NSE before BSE: the order that decides where a column does not. */
function bySymbol(one: ListedRow, other: ListedRow): number {
  return (
    compareText(one.instrument.symbol, other.instrument.symbol) ||
    compareText(other.instrument.market, one.instrument.market)
  );
}

const comparisons = {
  symbol: bySymbol,
  name: (one, other) => compareText(one.instrument.name, other.instrument.name),
  last_price: (one, other) => one.quote.lastPrice - other.quote.lastPrice,
  change_percent: (one, other) => one.quote.changePercent - other.quote.changePercent,
  volume: (one, other) => one.quote.volume - other.quote.volume,
  market_cap: (one, other) => (one.marketCap ?? 0) - (other.marketCap ?? 0),
} as const satisfies Record<SortColumn, (one: ListedRow, other: ListedRow) => number>;

/** Sorts by a column; equal ones by symbol, whatever the direction. */
export function sortRows(
  rows: readonly ListedRow[],
  { sort, order }: { sort: SortColumn; order: 'asc' | 'desc' },
): ListedRow[] {
  const compare = comparisons[sort];
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted((one, other) => sign * compare(one, other) || bySymbol(one, other));
}
