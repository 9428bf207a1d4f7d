import { isMainListing, turnoverOf, type ListedRow } from './listedRows.ts';

export type RankBy = 'market_cap' | 'turnover' | 'volume' | 'year_return' | 'near_high' | 'near_low';

/** A row with the figure that it is ranked by. */
export interface RankedRow extends ListedRow {
  value: number;
}

function inPercent(ratio: number): number {
  return Math.round(ratio * 10_000) / 100;
}

type Figure = (row: ListedRow) => number | null;

const figures = {
  market_cap: ({ marketCap }) => marketCap,
  turnover: ({ quote }) => turnoverOf(quote),
  volume: ({ quote }) => quote.volume,
  near_high: ({ quote }) => inPercent(quote.lastPrice / quote.week52High - 1),
  near_low: ({ quote }) => inPercent(quote.lastPrice / quote.week52Low - 1),
} as const satisfies Record<Exclude<RankBy, 'year_return'>, Figure>;

/** Nearest to the lowest price comes first: the smaller the better. */
const isAscending: Partial<Record<RankBy, true>> = { near_low: true };

/**
 * The first rows by a figure, each issuer once.
 *
 * @param yearAgo - The close of a year ago in rupees, or null where there was none.
 */
export function rankRows(
  rows: readonly ListedRow[],
  { by, limit }: { by: RankBy; limit: number },
  yearAgo: (row: ListedRow) => number | null,
): RankedRow[] {
  const figure: Figure = by === 'year_return' ? (row) => yearReturn(row, yearAgo(row)) : figures[by];
  const sign = isAscending[by] ? 1 : -1;
  return rows
    .filter(({ instrument }) => isMainListing(instrument))
    .flatMap((row) => {
      const value = figure(row);
      return value === null ? [] : [{ ...row, value }];
    })
    .toSorted(
      (one, other) =>
        sign * (one.value - other.value) || (one.instrument.symbol < other.instrument.symbol ? -1 : 1),
    )
    .slice(0, limit);
}

function yearReturn({ quote }: ListedRow, before: number | null): number | null {
  return before === null || before === 0 ? null : inPercent(quote.lastPrice / before - 1);
}
